import { afterEach, beforeEach, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { SealedFile } from '../../platform/sealedFile.ts';
import { createDeferredCalls } from '../deferredCalls.ts';
import type { DeferredCall } from '../pendingCalls.ts';

interface Computer {
  /** Persisted file content. Sealing is tested with the drafts. */
  disk: string | null;
  isLocked: boolean;
  userKey: string | null;
}
export const computer: Computer = { disk: null, isLocked: false, userKey: null };

export const file: SealedFile = {
  read: async () => {
    if (computer.disk === null) return { outcome: 'absent' };
    return computer.isLocked ? { outcome: 'unavailable' } : { outcome: 'read', text: computer.disk };
  },
  write: async (text) => {
    if (computer.isLocked && text !== null) return false;
    computer.disk = text;
    return true;
  },
  remove: async () => undefined,
};

export const remove = (id: string): DeferredCall => ({
  operation: 'companies.remove',
  params: { country: 'es', id },
});
export const removeBatch = (...ids: string[]): DeferredCall => ({
  operation: 'companies.removeBatch',
  params: { country: 'es' },
  body: { ids },
});
export const deferral = (...calls: DeferredCall[]) => ({
  calls,
  names: { a: 'Alba', b: 'Brisa' },
  delayMs: 8000,
  windowId: 1,
});
export const done = async (): Promise<Result<unknown>> => success(null);
export const offline = async (): Promise<Result<unknown>> => failure('NETWORK');

export const start = () => {
  const onAnswered = vi.fn();
  const onUnsentChanged = vi.fn();
  const log = { error: vi.fn() };
  const owner = (): string | null => computer.userKey;
  const deferred = createDeferredCalls({ file, owner, onAnswered, onUnsentChanged, log });
  deferred.sessionChanged();
  return { deferred, onAnswered, onUnsentChanged };
};
/** Simulates a restart, after the file was read. */
export const startAgain = async () => {
  const app = start();
  await vi.advanceTimersByTimeAsync(0);
  return app;
};

/** Call at the top of a test file: each test starts with an empty disk and a fake clock. */
export const setUpComputer = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
    Object.assign(computer, { disk: null, isLocked: false, userKey: 'ada' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

import { useEffect } from 'react';
import { create } from 'zustand';
import type { AppError } from '#shared/ipc/result.ts';
import { showToast, type Toast } from './toasts.ts';

export interface Failure {
  id: string;
  text: string;
  /** Id of the failed call. */
  requestId?: string | undefined;
  action?: Toast['action'];
}

interface FailureStore {
  /** Failures of mounted views, by topic. */
  shown: ReadonlyMap<string, readonly Failure[]>;
}

export const failureOf = (id: string, { requestId }: AppError, text: string): Failure => ({
  id,
  text,
  requestId,
});

const none: readonly Failure[] = [];

const useFailureStore = create<FailureStore>()(() => ({ shown: new Map() }));

const show = (about: string, failures: readonly Failure[] | null): void =>
  useFailureStore.setState(({ shown }) => {
    const next = new Map(shown);
    if (failures) next.set(about, failures);
    else next.delete(about);
    return { shown: next };
  });

/**
 * Shows failures where the action was started, until the next attempt.
 * If the user has left that page, as toasts.
 */
export const reportFailures = (about: string, failures: readonly Failure[]): void => {
  if (useFailureStore.getState().shown.has(about)) show(about, failures);
  else for (const { id: _id, ...toast } of failures) showToast({ intent: 'error', ...toast });
};

/** Clears the failures before another attempt or when dismissed. */
export const forgetFailures = (about: string): void => reportFailures(about, none);

/** Failures of a topic; marks the calling view as the place that shows them. */
export const useFailures = (about: string): readonly Failure[] => {
  useEffect(() => {
    show(about, none);
    return () => show(about, null);
  }, [about]);
  return useFailureStore(({ shown }) => shown.get(about) ?? none);
};

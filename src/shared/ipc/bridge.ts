import type { Result } from './result.ts';

/** The single invoke channel and the prefix of event channels; the preload knows nothing else. */
export const requestChannel = 'backoffice:request';
export const eventChannel = (event: string): string => `backoffice:event:${event}`;

/** What the preload puts on `window.backoffice`. Generic on purpose: it never changes. */
export interface Bridge {
  /** Always resolves with a Result, or with its text (`packLists`). `requestId` lets `api.abort` cancel it. */
  request(route: string, payload: unknown, requestId?: string): Promise<unknown>;
  /** Returns the function that stops listening. */
  on(event: string, listener: (payload: unknown) => void): () => void;
}

/** What main takes at most, and windows keep to. */
export const limits = {
  /** How many questions one window can watch, with the counts of its menu and of its ready-made views. */
  watched: 60,
  /** How many batches the largest selection is deleted in. */
  deferredCalls: 50,
  /** How many names are said when it is asked about deferred calls, and how long they are. */
  deferredNames: 5,
  deferredName: 200,
};

/**
 * Answers with a list go to the window as text. Objects would be written and read once between the processes, and then be
 * copied value by value by the context bridge; a text is written and read at the same cost, and crosses the bridge as a
 * whole (docs/performance.md).
 */
export const packLists = (answer: Result<unknown>): Result<unknown> | string =>
  answer.ok && Array.isArray(answer.data) ? JSON.stringify(answer) : answer;

export const unpackLists = (answer: unknown): unknown =>
  typeof answer === 'string' ? JSON.parse(answer) : answer;

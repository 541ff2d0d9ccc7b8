import type { Result } from './result.ts';

/** The single invoke channel and the prefix of event channels, all that the preload knows. */
export const requestChannel = 'backoffice:request';
export const eventChannel = (event: string): string => `backoffice:event:${event}`;

/** `window.backoffice`, provided by the preload. Generic, so that new routes do not change it. */
export interface Bridge {
  /** Always resolves with a Result, or its JSON text (`packLists`). Pass `requestId` to allow `api.abort`. */
  request(route: string, payload: unknown, requestId?: string): Promise<unknown>;
  /** Returns the function that unsubscribes. */
  on(event: string, listener: (payload: unknown) => void): () => void;
}

/** Limits that main enforces and windows respect. */
export const limits = {
  /** Queries that a window can watch, including the counts of its menu and its predefined views. */
  watched: 60,
  /** Batches that the largest selection is deleted in. */
  deferredCalls: 50,
  /** Records that the dialog about deferred calls names, and the length of their names. */
  deferredNames: 5,
  deferredName: 200,
  windowTitle: 256,
};

/**
 * Sends lists to the window as JSON text. Objects would be serialised between the processes and then
 * deep-copied by the context bridge; a string crosses the bridge at once (docs/performance.md).
 */
export const packLists = (answer: Result<unknown>): Result<unknown> | string =>
  answer.ok && Array.isArray(answer.data) ? JSON.stringify(answer) : answer;

export const unpackLists = (answer: unknown): unknown =>
  typeof answer === 'string' ? JSON.parse(answer) : answer;

/** The single invoke channel and the prefix of event channels; the preload knows nothing else. */
export const requestChannel = 'backoffice:request';
export const eventChannel = (event: string): string => `backoffice:event:${event}`;

/** What the preload puts on `window.backoffice`. Generic on purpose: it never changes. */
export interface Bridge {
  /** Always resolves with a Result, or with its text (listText.ts). `requestId` lets `api.abort` cancel it. */
  request(route: string, payload: unknown, requestId?: string): Promise<unknown>;
  /** Returns the function that stops listening. */
  on(event: string, listener: (payload: unknown) => void): () => void;
}

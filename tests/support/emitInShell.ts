import type { APIRequestContext, Page } from '@playwright/test';

export const emitAt = async (
  request: APIRequestContext,
  address: string,
  what: string,
  details: object = {},
): Promise<void> => {
  const answer = await request.post(new URL('/__shell/emit', address).href, { data: { what, ...details } });
  if (!answer.ok()) throw new Error(`The browser shell refused: ${await answer.text()}`);
};

/**
 * Triggers an event of the operating system in the browser shell: `quit`, `dialog-answer`, `close-window`,
 * `open-url`.
 */
export const emitInShell = (page: Page, what: string, details: object = {}): Promise<void> =>
  emitAt(page.request, page.url(), what, details);

import type { Page } from '@playwright/test';

/** Has the browser shell do what an operating system does: `quit`, `dialog-answer`, `close-window`, `open-url`. */
export const emitInShell = async (page: Page, what: string, details: object = {}): Promise<void> => {
  const answer = await page.request.post(new URL('/__shell/emit', page.url()).href, {
    data: { what, ...details },
  });
  if (!answer.ok()) throw new Error(`The browser shell refused: ${await answer.text()}`);
};

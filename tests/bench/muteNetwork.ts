import type { Page } from '@playwright/test';

interface Inside {
  _connection: {
    toImpl: (page: Page) => {
      delegate: { _mainFrameSession: { _client: { send: (method: string) => Promise<unknown> } } };
    };
  };
}

/**
 * Playwright has the browser report every message of a page's socket to it as a whole. After a list of 1,000 rows the page
 * stands still for 5 to 10 ms, in proportion to its letters, which nobody waits for who uses the app. There is no public
 * way to turn it off.
 */
export const muteNetwork = async (page: Page): Promise<void> => {
  const { delegate } = (page as unknown as Inside)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.disable');
};

import type { Page } from '@playwright/test';

/** Call to Electron's API that the browser shell recorded: `{ what: 'openExternal', url }`. */
export interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** Browser shell only. The page's cookie authorises the request. */
export const shellRecords = async (page: Page, what?: string): Promise<ShellRecord[]> => {
  const answer = await page.request.get(new URL('/__shell/records', page.url()).href);
  const records: ShellRecord[] = await answer.json();
  return what === undefined ? records : records.filter((record) => record.what === what);
};

import type { Page } from '@playwright/test';

/** Something that the app asked of Electron, and the browser shell wrote down: `{ what: 'openExternal', url }`. */
export interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** Only in the browser shell; the page's own cookie lets the request in. */
export const shellRecords = async (page: Page, what?: string): Promise<ShellRecord[]> => {
  const answer = await page.request.get(new URL('/__shell/records', page.url()).href);
  const records: ShellRecord[] = await answer.json();
  return what === undefined ? records : records.filter((record) => record.what === what);
};

import { expect, type Page } from '@playwright/test';
import type { AppUnderTest } from './app.ts';
import { askMain } from './askMain.ts';

/** Opens a route in another window of the app, like a Ctrl-click on a link. */
export const openWindow = (app: AppUnderTest, from: Page, route: string): Promise<Page> =>
  app.windowOpenedBy(async () =>
    expect(await askMain(from, 'windows.open', { path: route })).toMatchObject({ ok: true }),
  );

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import type { StubbedMain } from '../testing/stubMain.ts';

afterEach(closeApp);

const banner = page.getByRole('status').filter({ hasText: 'The app was updated to version 1.0.0.' });

const open = (): Promise<StubbedMain> =>
  openApp('/country/es/companies', {
    settings: { isUpdated: true },
    prepare: (main) =>
      main.answerRoute('settings.acknowledgeUpdate', () => success({ ...main.settings(), isUpdated: false })),
  });

const routesOf = ({ requests }: StubbedMain): string[] => requests.map(({ route }) => route);

test('a banner after an update opens the page about the new version, once', async () => {
  const main = await open();
  await banner.getByRole('button', { name: 'What is new' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  const opened = main.requests.find(({ route }) => route === 'windows.open');
  expect(opened?.payload).toEqual({ path: '/manual?page=new' });
});

test('the banner after an update can be closed without reading', async () => {
  const main = await open();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(routesOf(main)).toContain('settings.acknowledgeUpdate');
  expect(routesOf(main)).not.toContain('windows.open');
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../data/queryClient.ts';
import { readViews } from '../resource/define/savedViews.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { recentRecords } from './recentRecords.ts';
import { useSessionStore } from './session.ts';

afterEach(closeApp);

test('records, views and rows of sample data are separate from those of a server', async () => {
  const main = await openApp('/country/es/cities/ci00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Madrid' })).toBeVisible();
  localStorage.setItem(
    'views.sample-data.cities',
    JSON.stringify({ version: 1, views: [{ name: 'Mine', search: '', columns: '{}' }] }),
  );
  const userId = useSessionStore.getState().session.user?.id ?? '';
  await expect.poll(() => recentRecords(userId)).toHaveLength(1);
  expect(readViews('cities')).toHaveLength(1);
  const rows = () => queryClient.getQueryCache().findAll({ queryKey: ['records'] }).length;
  expect(rows()).toBeGreaterThan(0);

  window.location.hash = '/app_settings';
  await expect.element(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  main.notify('settings.changed', {
    ...main.settings(),
    connection: { type: 'server', origin: 'https://api.example.com' },
  });
  await expect.poll(() => recentRecords(userId)).toHaveLength(0);
  expect(readViews('cities')).toHaveLength(0);
  expect(rows()).toBe(0);
});

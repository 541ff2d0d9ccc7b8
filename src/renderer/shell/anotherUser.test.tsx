import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Result, success } from '#shared/ipc/result.ts';
import { queryClient } from '../data/queryClient.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const company = (name: string) => success([{ id: 'co00000000000009', name }], 1);
const shown = (text: string) => page.getByText(text, { exact: true });

test('answers read for one user, even late ones, are not shown to the next', async () => {
  const held: ((answer: Result<unknown>) => void)[] = [];
  const main = await openApp('/country/es/companies', {
    prepare: ({ answer }) => answer('companies.list', () => company('Read before')),
  });
  await expect.element(shown('Read before').first()).toBeVisible();
  main.answer('companies.list', () => new Promise((resolve) => held.push(resolve)));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => held.length).toBe(1);

  const user = { id: 'another', firstName: 'Ana', lastName: 'Other', role: 'Admin', country: 'any' };
  main.notify('session.changed', { status: 'loggedIn', user, keychainProblem: null, expired: false });
  await expect.poll(() => held.length).toBe(2);
  expect(shown('Read before').elements()).toEqual([]);

  held[0]?.(company('Asked before'));
  held[1]?.(company('Asked now'));
  await expect.element(shown('Asked now').first()).toBeVisible();
  expect(shown('Asked before').elements()).toEqual([]);
});

describe('a change of the server', () => {
  const connection = { type: 'server', origin: 'https://copy.example' } as const;
  const typeInto = async () => {
    const main = await openApp('/country/es/companies/co00000000000009', {
      prepare: ({ answer }) =>
        answer('companies.read', () => success({ id: 'co00000000000009', name: 'Read before' })),
    });
    const website = page.getByRole('textbox', { name: 'Website' });
    await website.fill('https://typed.example');
    await expect.element(page.getByText('Unsaved changes')).toBeVisible();
    return { main, website };
  };

  test('discards unsaved input, instead of asking for a login that would keep it', async () => {
    const { main } = await typeInto();
    const ended = { status: 'loggedOut', user: null, keychainProblem: null, expired: false } as const;
    main.notify('session.changed', ended);
    await expect.element(page.getByRole('alertdialog', { name: 'Log in again' })).toBeVisible();
    main.notify('settings.changed', { ...usePreferencesStore.getState(), connection });
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(page.getByRole('alertdialog').elements()).toEqual([]);
  });

  test('discards unsaved input, also where the same user is logged in', async () => {
    const { main, website } = await typeInto();
    main.notify('settings.changed', { ...usePreferencesStore.getState(), connection });
    await expect.element(website).toHaveValue('');
  });
});

test('no data stays in memory after logout', async () => {
  const main = await openApp('/country/es/companies', {
    prepare: ({ answer }) => answer('companies.list', () => company('Read before')),
  });
  await expect.element(shown('Read before').first()).toBeVisible();
  const readings = queryClient.getQueryCache().getAll();
  main.notify('session.changed', { status: 'loggedOut', user: null, keychainProblem: null, expired: false });
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(readings.filter((reading) => reading.getObserversCount() > 0)).toEqual([]);
});

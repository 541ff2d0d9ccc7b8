import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const main = page.getByRole('main');
const section = (name: string) => main.getByRole('region', { name, exact: true });
const asked = ({ requests }: StubbedMain, route: string): unknown[] =>
  requests.filter((request) => request.route === route).map(({ payload }) => payload);

test('the search shows only matching settings, by title and by synonyms', async () => {
  await openApp('/app_settings');
  const search = main.getByRole('searchbox', { name: 'Search settings' });
  await expect.element(section('Privacy')).toBeVisible();
  await search.fill('NIGHT');
  await expect.element(main.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  await expect.element(main.getByRole('radiogroup', { name: 'Row height' })).not.toBeInTheDocument();
  await expect.element(section('Privacy')).not.toBeInTheDocument();

  await search.fill('autostart');
  await expect.element(main.getByText('No settings match your search.')).toBeVisible();
  await main.getByRole('button', { name: 'Show all settings' }).click();
  await expect.element(section('Privacy')).toBeVisible();
});

test('the address focuses a section, from its own link and from other screens', async () => {
  await openApp('/app_settings?section=updates');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  await expect.element(heading('Updates')).toHaveFocus();
  const links = main.getByRole('navigation', { name: 'Settings sections' });
  await links.getByRole('link', { name: 'Privacy' }).click();
  await expect.element(heading('Privacy')).toHaveFocus();
  expect(window.location.hash).toBe('#/app_settings?section=privacy');
  window.location.hash = '/app_settings?section=startup';
  await expect.element(heading('Start-up')).toHaveFocus();
});

test('list rows have the chosen height, except in a list with its own setting', async () => {
  const stub = await openApp('/app_settings?section=appearance');
  await main.getByRole('radio', { name: 'Compact' }).click();
  await expect.poll(() => asked(stub, 'settings.update')).toContainEqual({ density: 'compact' });
  const rowHeight = () =>
    document.querySelector<HTMLElement>('[data-row="0"]')?.getBoundingClientRect().height;
  window.location.hash = '/country/es/companies';
  await expect.poll(rowHeight).toBe(28);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).click();
  await press('{Escape}');
  await expect.poll(rowHeight).toBe(32);
  window.location.hash = '/country/es/cities';
  await expect.poll(rowHeight).toBe(28);
});

test('a reset of one section can be undone; a reset of all asks first', async () => {
  const answer = (changes: Partial<PublicSettings>) => (): ReturnType<typeof success> =>
    success({ ...stub.settings(), ...changes });
  const stub = await openApp('/app_settings', { settings: { density: 'compact', theme: 'light' } });
  stub.answerRoute('settings.reset', answer({ density: 'comfortable' }));
  stub.answerRoute('settings.undoReset', answer({ density: 'compact' }));
  await main.getByRole('button', { name: 'Reset: Appearance' }).click();
  await expect.element(main.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  expect(asked(stub, 'settings.reset')).toEqual([{ names: ['locale', 'theme', 'density'] }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(main.getByRole('radio', { name: 'Compact' })).toBeChecked();

  const question = page.getByRole('alertdialog');
  await main.getByRole('button', { name: 'Reset all settings' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(asked(stub, 'settings.reset')).toHaveLength(1);
  await main.getByRole('button', { name: 'Reset all settings' }).click();
  await question.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(() => asked(stub, 'settings.reset')).toHaveLength(2);
});

test('exports go into a folder chosen in the system dialog', async () => {
  const stub = await openApp('/app_settings?section=exports');
  stub.answerRoute('settings.chooseExportFolder', () =>
    success({ ...stub.settings(), exportsInto: 'lastFolder', lastExportFolder: 'Reports' }),
  );
  await main.getByRole('radio', { name: 'Always one folder' }).click();
  await expect.element(main.getByRole('radio', { name: 'Always “Reports”, without asking' })).toBeChecked();
  const format = main.getByRole('radiogroup', { name: 'Format of exported lists' });
  await format.getByRole('radio', { name: /^Excel, my region/ }).click();
  await expect.poll(() => asked(stub, 'settings.update')).toContainEqual({ exportProfile: 'excel' });
});

test('a saved report can be shown in its folder, and the log folder can be opened', async () => {
  const stub = await openApp('/app_settings');
  stub.answerRoute('diagnostics.save', () => success({ fileName: 'report.json' }));
  stub.answerRoute('diagnostics.reveal', () => success(null));
  stub.answerRoute('diagnostics.openLogFolder', () => failure('FILE_GONE'));
  await main.getByRole('button', { name: 'Diagnostic report…' }).click();
  await expect.element(page.getByText('report.json saved')).toBeVisible();
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => asked(stub, 'diagnostics.reveal')).toHaveLength(1);
  await main.getByRole('button', { name: 'Open log folder' }).click();
  await expect.element(page.getByText('The file no longer exists')).toBeVisible();
});

test('the switch for starting at login is shown where the system supports it', async () => {
  const stub = await openApp('/app_settings', { settings: { openAtLogin: false } });
  const toggle = main.getByRole('switch', { name: 'Open when I log in to this computer' });
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(asked(stub, 'settings.setOpenAtLogin')).toEqual([{ openAtLogin: true }]);
});

test('an ignored preset file is reported, and a setting that main refuses is reverted', async () => {
  const stub = await openApp('/app_settings', { settings: { presetProblem: 'openToOthers' } });
  await expect.element(main.getByText(/not only administrators can change its file/)).toBeVisible();
  stub.answerRoute('settings.update', () => failure('SETTING_LOCKED'));
  const toggle = main.getByRole('switch', { name: 'Privacy mode' });
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  expect(asked(stub, 'settings.update')).toContainEqual({ privacy: true });
});

test('settings locked by an administrator are visible and disabled', async () => {
  const stub = await openApp('/app_settings', {
    settings: {
      locked: [
        'locale',
        'theme',
        'connection',
        'panelOrigin',
        'privacy',
        'journal',
        'startWith',
        'updateFeed',
      ],
    },
  });
  await expect.element(main.getByRole('radio', { name: 'Dark' })).toBeDisabled();
  await expect.element(main.getByRole('radio', { name: 'Compact' })).toBeEnabled();
  const language = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await expect.element(language).toHaveAccessibleDescription('Set by your administrator');
  await expect.element(main.getByRole('switch', { name: 'Privacy mode' })).toBeDisabled();
  await expect.element(section('Connection').getByText('Set by your administrator')).toBeVisible();
  await expect.element(section('Connection').getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(main.getByRole('textbox', { name: 'Panel address' })).toBeDisabled();
  await expect.element(section('Updates').getByText('Set by your administrator')).toBeVisible();
  // The section's only other setting does not exist on this system.
  await expect.element(main.getByRole('button', { name: 'Reset: Start-up' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Reset: Privacy' })).not.toBeInTheDocument();
  await press('{Control>}{Shift>}H{/Shift}{/Control}');
  expect(asked(stub, 'settings.update')).not.toContainEqual({ privacy: true });
  await main.getByRole('button', { name: 'Reset: Appearance' }).click();
  await expect.poll(() => asked(stub, 'settings.reset')).toEqual([{ names: ['density'] }]);
});

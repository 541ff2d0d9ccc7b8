import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Result, success } from '#shared/ipc/result.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

/** Answers the system's folder dialog with `finance`. */
const chooseFinance = (main: StubbedMain): void =>
  main.answerRoute('settings.chooseExportFolder', () => {
    const changes = { exportsInto: 'lastFolder', lastExportFolder: 'finance' };
    return main.bridge.request('settings.update', changes) as Promise<Result<unknown>>;
  });
const updates = (main: StubbedMain) =>
  main.requests.filter(({ route }) => route === 'settings.update').map(({ payload }) => payload);

it('every export offers a choice between asking for a folder each time and one fixed folder', async () => {
  const main = await openList('/country/es/companies', { prepare: chooseFinance });
  /** Opens the menu, checks the current choice and selects another one. */
  const change = async (from: string, to: string): Promise<void> => {
    await list.tool('File format and folder').click();
    await expect.element(page.getByRole('menuitemradio', { name: from })).toBeChecked();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  await change('Ask each time', 'Always one folder');
  await change('Always “finance”, without asking', 'Ask each time');
  expect(updates(main).at(-1)).toEqual({ exportsInto: 'ask' });
  await change('Ask each time', 'Always “finance”, without asking');
  await expect.poll(() => updates(main).at(-1)).toEqual({ exportsInto: 'lastFolder' });
  expect(main.requests.filter(({ route }) => route === 'settings.chooseExportFolder')).toHaveLength(1);
});

it('the dialog for files from the server offers the same choice, or shows the fixed folder', async () => {
  const path = '/country/es/city/ci00000000000001/pay-list-courier';
  const prepare = (main: StubbedMain): void => {
    chooseFinance(main);
    main.answer('courierPayLists.list', () =>
      success([{ id: 'pl1', fullName: 'Ana', sum: 100, cityId: 'ci00000000000001' }], 1),
    );
  };
  const dialog = page.getByRole('dialog');
  await openList(path, { prepare });
  await list.tool('Export').click();
  await expect.element(dialog.getByRole('radio', { name: 'Ask each time' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Choose folder…' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Always “finance”, without asking' })).toBeChecked();
  closeApp();
  await openList(path, { prepare, settings: { exportFolderIsFixed: true } });
  await list.tool('Export').click();
  await expect.element(dialog.getByText(/^The app was started with this folder/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Ask each time' }).elements()).toEqual([]);
});

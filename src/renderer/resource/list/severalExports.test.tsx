import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const progress = (exportId: string, changes: Partial<ExportProgress>): ExportProgress => ({
  ...{ exportId, state: 'running', fileName: `${exportId}.csv`, startedAt: '2026-05-16T10:00:00Z' },
  ...{ endedAt: null, bytes: 10, totalBytes: null, rows: 1, totalRows: null, areRowsEstimated: false },
  ...{ secondsLeft: null, problem: null, message: '', ...changes },
});
const starts = (main: StubbedMain) => main.requests.filter(({ route }) => route === 'exports.start');
const prepare = (main: StubbedMain): void => {
  main.answerRoute('exports.start', () => success({ exportId: `file${starts(main).length}` }));
};

it('eighteen exports in a row share one toast with a count', async () => {
  const main = await openList('/country/es/companies', { prepare });
  await expect.element(list.tool('Export')).toBeEnabled();
  for (let count = 1; count <= 18; count += 1) {
    // Bypasses the actionability checks of a real click, which take a busy machine a minute.
    (list.tool('Export').element() as HTMLElement).click();
    await expect.poll(() => starts(main)).toHaveLength(count);
    main.notify('export.progressed', progress(`file${count}`, {}));
  }
  await expect.element(page.getByText('0 of 18 files saved')).toBeVisible();
  for (let count = 1; count <= 17; count += 1)
    main.notify('export.progressed', progress(`file${count}`, { state: 'done' }));
  await expect.element(page.getByText('17 of 18 files saved')).toBeVisible();
  main.notify('export.progressed', progress('file18', { state: 'failed', problem: 'diskFull' }));
  await expect.element(page.getByText('17 files saved, 1 failed')).toBeVisible();
  expect(page.getByText(/\.csv saved/).elements()).toEqual([]);
});

it('a failed export keeps its own toast with the reason', async () => {
  const main = await openList('/country/es/companies', { prepare });
  for (const [index, outcome] of [
    { state: 'failed', problem: 'diskFull' } as const,
    { state: 'done' } as const,
  ].entries()) {
    await list.tool('Export').click();
    await expect.poll(() => starts(main)).toHaveLength(index + 1);
    main.notify('export.progressed', progress(`file${index + 1}`, outcome));
  }
  await expect.element(page.getByText('file2.csv saved')).toBeVisible();
  await expect.element(page.getByText(/disk is full/)).toBeVisible();
});

it('the dialog for files from the server starts with Enter, and is skipped once a format was chosen', async () => {
  const main = await openList('/country/es/city/ci00000000000001/pay-list-courier', {
    prepare: (stub) => {
      prepare(stub);
      stub.answer('courierPayLists.list', () =>
        success([{ id: 'pl1', fullName: 'Ana', sum: 100, cityId: 'ci00000000000001' }], 1),
      );
    },
  });
  await list.tool('Export').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('{Enter}');
  await expect.poll(() => starts(main)).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await list.tool('File format and folder').click();
  await page.getByRole('menuitemradio', { name: /^Standard CSV/ }).click();
  await press('{Escape}');
  await list.tool('Export').click();
  await expect.poll(() => starts(main)).toHaveLength(2);
  expect(starts(main).map(({ payload }) => payload)).toMatchObject([
    { type: 'file', wanted: { operation: 'courierPayLists.export', profile: 'raw' } },
    { type: 'list', wanted: { operation: 'courierPayLists.list', profile: 'standard' } },
  ]);
  await list.tool('File format and folder').click();
  await page.getByRole('menuitem', { name: 'File contents…' }).click();
  await expect.element(page.getByRole('dialog').getByText(/courier paylist_\w+_\d{8}\.csv/)).toBeVisible();
});

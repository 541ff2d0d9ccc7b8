import { afterEach, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type ExportProblem, type ExportProgress, exportProblems } from '#shared/ipc/exportRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const past = (exportId: string, changes: Partial<ExportProgress> = {}): ExportProgress => ({
  ...{ exportId, state: 'done', fileName: `${exportId}.csv`, startedAt: '2026-05-16T10:00:00Z' },
  ...{ endedAt: '2026-05-16T10:00:05Z', bytes: 1_234_567, totalBytes: null, rows: 1200, totalRows: null },
  ...{ areRowsEstimated: false, secondsLeft: null, problem: null, message: '' },
  ...changes,
});
const card = (name: string) => page.getByRole('listitem', { name: `${name}.csv` });

it('running exports show bytes, rows and time left; past ones can be shown, opened, repeated and forgotten', async () => {
  let known = [
    past('running', { state: 'running', endedAt: null, rows: 0, bytes: 0 }),
    past('whole', {
      words: {
        ...{ title: 'Courier pay lists', place: 'Valencia', country: 'es' },
        filters: [{ name: 'dateRange', label: 'Period', text: '1 – 15 May 2026' }],
      },
      ...{ profile: 'excel', chosenRows: 2 },
    }),
    past('small', { rows: 1, bytes: 149, lists: { done: 2, total: 2 } }),
  ];
  const main = await openApp('/file_exports', {
    prepare: (stub) => {
      stub.answerRoute('exports.read', () => success(known));
      stub.answerRoute('exports.reveal', () => failure('FILE_GONE'));
      stub.answerRoute('exports.open', () => success(null));
      stub.answerRoute('exports.repeat', () => success(null));
      stub.answerRoute('exports.forget', () => {
        known = known.slice(0, 1);
        return success(null);
      });
      stub.answerRoute('exports.cancel', () => success(null));
    },
  });
  const asked = () => main.requests.map(({ route }) => route).filter((route) => route.startsWith('exports.'));
  await expect.element(card('whole').getByText('1,200 rows · 1.2 MB')).toBeVisible();
  await expect
    .element(
      card('whole').getByText(
        'Courier pay lists · Valencia, Spain · Period: 1 – 15 May 2026 · selected rows · Excel, my region',
      ),
    )
    .toBeVisible();
  await expect.element(card('small').getByText('2 lists · 1 row · 149 bytes')).toBeVisible();
  main.notify(
    'export.progressed',
    past('running', {
      ...{ state: 'running', bytes: 25_000_000, totalBytes: 100_000_000 },
      ...{ rows: 312_345, areRowsEstimated: true, secondsLeft: 90 },
    }),
  );
  await expect
    .element(card('running').getByText('about 312,000 rows · 25 MB of 100 MB · about 2 min left'))
    .toBeVisible();
  await expect.element(card('running').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.25');
  await card('running').getByRole('button', { name: 'Cancel' }).click();
  await card('whole').getByRole('button', { name: 'Show in folder' }).click();
  await expect.element(page.getByText(/no longer exists/)).toBeVisible();
  await card('whole').getByRole('button', { name: 'View file' }).click();
  await card('whole').getByRole('button', { name: 'Repeat' }).click();
  const forget = page.getByRole('button', { name: 'Clear past exports' });
  const rightOf = (place: Locator) => place.element().getBoundingClientRect().right;
  expect(rightOf(forget)).toBe(rightOf(card('whole')));
  await forget.click();
  await expect.element(card('whole')).not.toBeInTheDocument();
  expect(asked()).toEqual(
    expect.arrayContaining([
      ...['exports.cancel', 'exports.reveal', 'exports.open', 'exports.repeat', 'exports.forget'],
    ]),
  );
});

const sentences: Record<ExportProblem, RegExp> = {
  network: /^The connection failed/,
  server: /^The server rejected the export: Nothing to export$/,
  notAFile: /^The server did not send a CSV file/,
  listUnread: /^Could not load the lines of a pay list, so nothing was saved: ABCDEF12: Broken$/,
  session: /^Your session ended during the export/,
  interrupted: /^The app quit before the file was complete/,
  diskFull: /^The disk is full/,
  folderGone: /^The folder no longer exists/,
  notAllowed: /^You do not have permission to save in this folder/,
  nameTooLong: /^The file name is too long/,
  nameRefused: /^The system does not allow this file name/,
  inUse: /^Another app is using this file/,
  disk: /^Could not write to the disk/,
};

const messages: Partial<Record<ExportProblem, string>> = {
  server: 'Nothing to export',
  listUnread: 'ABCDEF12: Broken',
};

it('each failed export has its own message with advice; a cancelled one says so', async () => {
  const failed = exportProblems.map((problem) =>
    past(problem, { state: 'failed', problem, message: messages[problem] ?? '' }),
  );
  await openApp('/file_exports', {
    prepare: (main) =>
      main.answerRoute('exports.read', () => success([...failed, past('stopped', { state: 'cancelled' })])),
  });
  await expect.element(card('stopped').getByText('Stopped, no file')).toBeVisible();
  for (const problem of exportProblems)
    await expect.element(card(problem).getByText(sentences[problem])).toBeVisible();
});

it('an empty page of exports explains its purpose', async () => {
  await openApp('/file_exports');
  await expect.element(page.getByText(/^No exports yet/)).toBeVisible();
});

it('long file names remain distinguishable at half a screen’s width', async () => {
  await page.viewport(720, 900);
  const name = 'establishment-pay-lists-lines-es-all-cities-2026-11-25 (3)';
  await openApp('/file_exports', {
    prepare: (stub) => stub.answerRoute('exports.read', () => success([past(name)])),
  });
  const said = card(name).getByText(`${name}.csv`);
  await expect.element(said).toBeVisible();
  expect(said.element().scrollWidth).toBeLessThanOrEqual(said.element().clientWidth);
});

import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportJobSchema } from '#shared/ipc/exportRoutes.ts';
import type { PayListsChecking } from '#shared/ipc/payListRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import type { PayListDifference } from '#shared/rules/payListDifference.ts';
import { list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const place = { country: 'es', city: 'ci00000000000001' };
const base = `/country/es/city/${place.city}/pay-list-establishment`;
const checkedAt = '2026-05-16T10:00:00Z';
const found: (PayListDifference | undefined)[] = [
  { outcome: 'right', differenceCents: 0, cause: null, orderId: null, wrongLines: 0, checkedAt },
  {
    ...{ outcome: 'differs', differenceCents: 1250, cause: 'missing', orderId: 'abcdefab01', wrongLines: 0 },
    checkedAt,
  },
  {
    ...{ outcome: 'lines', differenceCents: 0, cause: 'commission', orderId: null, wrongLines: 2 },
    checkedAt,
  },
  { outcome: 'unread', checkedAt },
  { outcome: 'changed', checkedAt },
  undefined,
];
const summary = {
  ...{ count: 574, sumCents: 1_234_550, right: 570, differing: 1, differenceCents: 1250, unread: 2 },
  checkedAt,
};
const prepare = (main: StubbedMain): void => {
  main.records.establishmentPayLists = found.map((difference, index) => ({
    ...{ id: `pl${index}`, name: `Payee ${index}`, sum: 100, vat: 21, cityId: place.city },
    ...{ startDate: '2026-05-01', endDate: '2026-05-15', ...(difference ? { difference } : {}) },
  }));
  main.answerRoute('payLists.summary', () => success(summary));
  main.answerRoute('payLists.checking', () => success(null));
};
const prepareExports = (main: StubbedMain): void => {
  prepare(main);
  main.answerRoute('exports.start', () => success(null));
};
const jobIn = (main: StubbedMain): unknown =>
  main.requests.find(({ route }) => route === 'exports.start')?.payload;
const band = page.getByRole('region', { name: 'Pay list check' });
const checks = (main: StubbedMain) =>
  main.requests.filter(({ route }) => route === 'payLists.check').map(({ payload }) => payload);

it('each list shows the result of its check, and an unchecked one never looks right', async () => {
  await openList(base, { prepare });
  expect(list.texts('Difference').toSorted()).toEqual(
    [
      ...['+€12.50 · line missing from the sum', '2 wrong lines', 'Could not load'],
      ...['Changed since the check', 'Not checked', '✓ Matches'],
    ].toSorted(),
  );
  const cell = page.getByRole('gridcell', { name: /line missing from the sum/ });
  await cell.hover();
  await expect
    .element(cell)
    .toHaveAttribute('title', expect.stringMatching(/order ABCDEFAB · checked 16 May 2026/));
});

it('the summary band counts the differing lists and filters by them in one click, which leaves its own counts unchanged', async () => {
  const main = await openList(`${base}?name.has=Payee`, { prepare });
  await expect
    .element(band)
    .toMatchTextContent(/574 pay lists: €12,345.50 in all.*1 of 574 differs by €12.50/);
  await expect.element(band).toMatchTextContent(/2 could not be loaded · 1 not checked · checked 16 May/);
  const summed = band.getByRole('button', { name: '1 of 574 differs by €12.50' });
  await summed.click();
  await expect.poll(routeNow).toContain('difference=differs');
  await expect.element(list.chips).toMatchTextContent(/Difference: Differs/);
  const filters = { name: { match: 'text', value: 'Payee' } };
  for (const { route, payload } of main.requests)
    if (route === 'payLists.summary') expect(payload).toMatchObject({ filters });
  await expect.element(summed).toHaveAttribute('aria-pressed', 'true');
  await summed.click();
  await expect.poll(routeNow).not.toContain('difference');
});

it('views of wrong lists and of shared accounts name their limits', async () => {
  await openList(base, { prepare });
  const view = (name: string) => page.getByRole('tab', { name, exact: true });
  await view('Wrong').click();
  await expect.poll(routeNow).toContain('difference=differs');
  await expect.element(band).toMatchTextContent(/only checked lists are known/);
  await view('Same account').click();
  await expect.poll(routeNow).toContain('sharedAccount=true');
  await expect.element(band).toMatchTextContent(/accounts compared within this city/);
  expect(band.element().textContent).not.toMatch(/only checked/);
});

it.each([
  ['en_US', 'Pay list check'],
  ['es_ES', 'Comprobación de las liquidaciones'],
  ['uk_UA', 'Перевірка відомостей'],
] as const)(
  'the summary band stays one line at 1280 pixels in every state of a check, and the rows below it fit (%s)',
  async (locale, name) => {
    // At this height, a row would be cut off if the row count ignored the band.
    await page.viewport(1280, 792);
    const main = await openList(base, {
      settings: { locale },
      prepare: (stub) => {
        prepare(stub);
        const [{ id: _id, ...pattern } = { id: '' }] = stub.records.establishmentPayLists ?? [];
        stub.records.establishmentPayLists = Array.from({ length: 40 }, (_, at) => ({
          ...pattern,
          id: `l${at}`,
        }));
        stub.answerRoute('payLists.summary', () =>
          success({ ...summary, right: 0, differing: 0, unread: 0, checkedAt: null }),
        );
      },
    });
    const region = page.getByRole('region', { name });
    const height = (): number => region.element().getBoundingClientRect().height;
    await expect.element(region).toMatchTextContent(/574/);
    expect(height()).toBe(32);
    const rows = list.grid.getByRole('row').elements();
    const lowest = rows.at(-1)?.getBoundingClientRect().bottom;
    expect(lowest).toBeLessThanOrEqual(list.grid.element().getBoundingClientRect().bottom);
    const checking = {
      entity: 'establishmentPayLists',
      params: place,
      done: 120,
      total: 574,
      error: null,
    } as const;
    main.notify('payLists.checking', { ...checking, state: 'running' });
    await expect.element(region).toMatchTextContent(/120/);
    expect(height()).toBe(32);
    main.answerRoute('payLists.summary', () => success({ ...summary, differing: 112, right: 400 }));
    main.notify('payLists.checking', { ...checking, state: 'done' });
    main.notify('records.changed', { entity: checking.entity, scope: place, ids: [], isRemoval: false });
    await expect.element(region).toMatchTextContent(/112/);
    expect(height()).toBe(32);
  },
);

it('a check shows its progress, can be stopped and reports why it failed', async () => {
  const main = await openList(base, { prepare });
  await band.getByRole('button', { name: 'Check the rest' }).click();
  expect(checks(main)).toEqual([
    { entity: 'establishmentPayLists', params: place, filters: {}, isAnew: false },
  ]);
  const explain = (changes: Partial<PayListsChecking>): void =>
    main.notify('payLists.checking', {
      ...{ entity: 'establishmentPayLists', params: place, state: 'running', done: 120, total: 574 },
      ...{ error: null, ...changes },
    });
  explain({});
  await expect.element(band).toMatchTextContent(/120 of 574 checked/);
  await band.getByRole('button', { name: 'Stop' }).click();
  expect(main.requests.map(({ route }) => route)).toContain('payLists.stopCheck');
  const { error } = failure('NETWORK');
  explain({ state: 'failed', error });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/The check stopped. The results so far are saved/);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  expect(checks(main)).toHaveLength(2);
  // Progress of another city's check is ignored.
  explain({ params: { country: 'es', city: 'other' }, done: 1 });
  await expect.element(band.getByRole('button', { name: 'Check the rest' })).toBeVisible();
});

it('lists checked at different times show the time of the oldest check', async () => {
  const newestCheckAt = '2026-05-16T10:08:00Z';
  await openList(base, {
    prepare: (stub) => {
      prepare(stub);
      stub.answerRoute('payLists.summary', () => success({ ...summary, newestCheckAt }));
    },
  });
  await expect.element(band).toMatchTextContent(/1 not checked · oldest check 16 May 2026, 12:00/);
});

it('if all lists are right the summary says so and offers a new check; the export does not filter by check results', async () => {
  const main = await openList(`${base}?difference=right`, {
    prepare: (stub) => {
      prepare(stub);
      const one = stub.records.establishmentPayLists?.slice(0, 1) ?? [];
      stub.answer('establishmentPayLists.list', () => success(one, 1));
      stub.answerRoute('payLists.summary', () =>
        success({ ...summary, right: 574, differing: 0, differenceCents: 0, unread: 0 }),
      );
      stub.answerRoute('exports.start', () => success(null));
    },
  });
  await expect.element(band).toMatchTextContent(/All match · checked/);
  await band.getByRole('button', { name: 'Check again' }).click();
  expect(checks(main)).toMatchObject([{ isAnew: true }]);
  await list.tool('Export').click();
  await expect
    .poll(() => jobIn(main))
    .toMatchObject({ type: 'list', wanted: { operation: 'establishmentPayLists.list' } });
  const { wanted } = exportJobSchema.parse(jobIn(main));
  const columns = 'columns' in wanted ? wanted.columns : [];
  expect(columns.filter(({ fields: [field] }) => field?.startsWith('difference'))).toMatchObject([
    { label: 'Difference', fields: ['difference.differenceCents'], format: 'cents' },
    { label: 'Check', labels: { right: 'Matches', lines: 'Wrong lines' }, none: 'Not checked' },
    { label: 'Likely cause', labels: { missing: 'line missing from the sum' } },
    { label: 'Checked at', format: 'dateTime' },
  ]);
  await list.tool('File format and folder').click();
  await expect.element(page.getByRole('menuitem', { name: 'Lines of the 1 list found' })).toBeVisible();
});

it('the lines of all found lists are exported to one file: the menu counts the lists, and each line names its list', async () => {
  const main = await openList(`${base}?name=Payee`, {
    prepare: (stub) => {
      prepareExports(stub);
      stub.answer('establishmentPayLists.list', () => success(stub.records.establishmentPayLists, 6));
    },
  });
  await list.tool('File format and folder').click();
  await page.getByRole('menuitemradio', { name: /^Excel workbook/ }).click();
  await userEvent.keyboard('{Escape}');
  await list.tool('File format and folder').click();
  await page.getByRole('menuitem', { name: 'Lines of all 6 lists found' }).click();
  await expect
    .poll(() => jobIn(main))
    .toMatchObject({
      type: 'lines',
      wanted: {
        ...{ entity: 'establishmentPayLists', params: place, profile: 'xlsx' },
        query: { filters: { name: { match: 'exact', value: 'Payee' } } },
        words: { title: 'Lines', country: 'es' },
      },
    });
  const { wanted } = exportJobSchema.parse(jobIn(main));
  const columns = 'columns' in wanted ? wanted.columns : [];
  expect(columns.map(({ fields: [field], format }) => `${field} ${format}`)).toEqual(
    expect.arrayContaining([
      ...['list.id text', 'city text', 'list.startDate date', 'list.name text', 'line.orderId text'],
      ...['line.completedAt dateTime', 'line.itemsSum money', 'figures.payout cents'],
    ]),
  );
});

it('the lines of the selected lists, or of all found lists, can be exported', async () => {
  const main = await openList(base, { prepare: prepareExports });
  await list.checkbox('Payee 1').click();
  await list.checkbox('Payee 3').click();
  await list.tool('File format and folder').click();
  await expect.element(page.getByRole('menuitem', { name: 'Lines of all 6 lists found' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Lines of the 2 lists selected' }).click();
  await expect.poll(() => jobIn(main)).toMatchObject({ type: 'lines', wanted: { only: ['pl1', 'pl3'] } });
});

it('exports have the same format and columns for one city and for all cities', async () => {
  const jobOf = async (main: StubbedMain) => {
    await expect.poll(() => jobIn(main)).toBeDefined();
    return exportJobSchema.parse(jobIn(main));
  };
  const one = await openList(base, { prepare: prepareExports });
  await list.tool('File format and folder').click();
  await page.getByRole('menuitemradio', { name: /^Excel workbook/ }).click();
  await userEvent.keyboard('{Escape}');
  await list.tool('Export').click();
  const ofOne = await jobOf(one);
  closeApp();
  const all = await openList('/country/es/city/all/pay-list-establishment', {
    prepare: prepareExports,
    settings: { fileProfile: 'xlsx' },
  });
  await list.tool('File format and folder').click();
  await expect.element(page.getByRole('menuitemradio', { name: /^Excel workbook/ })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await list.tool('Export').click();
  const ofAll = await jobOf(all);
  expect(ofOne).toMatchObject({ type: 'list', wanted: { profile: 'xlsx' } });
  expect(ofAll).toMatchObject({ type: 'list', wanted: { profile: 'xlsx' } });
  const labels = [ofOne, ofAll].map(
    ({ wanted }) => 'columns' in wanted && wanted.columns.map(({ label }) => label),
  );
  expect(labels[0]).toEqual(labels[1]);
  expect(labels[0]).toEqual([
    ...[
      'City',
      'ID',
      'Start date',
      'End date',
      'Name',
      'Tax number',
      'IBAN',
      'VAT',
      'Sum',
      'Difference',
      'Check',
    ],
    ...['Likely cause', 'Checked at', 'Created at', 'Updated at'],
  ]);
});

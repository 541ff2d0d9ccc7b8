import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Closing,
  type ClosingProgress,
  closingRoutes,
  type SavingProgress,
} from '#shared/ipc/closingRoutes.ts';
import { success } from '#shared/ipc/result.ts';
import { closingRows, type FoundList } from '#shared/rules/closing.ts';
import type { FoundOrder } from '#shared/rules/settledOrders.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = 'ci00000000000001';
const found = (finding: FoundList['finding'], changes: Partial<FoundList> = {}): FoundList => ({
  ...{ finding, payeeType: 'establishment', city, payee: 'Asador', listId: 'pl1', sumCents: -1250 },
  ...{ others: [], ...changes },
});
const lists = (['establishment', 'courier'] as const).map((payeeType) => ({
  ...{ payeeType, city, id: payeeType, payee: 'Asador', iban: '', idNumber: '', sumCents: 123_450 },
  difference: undefined,
}));
const findings = [
  ...[found('wrong'), found('negative'), found('negative'), found('notChecked'), found('changed')],
  found('sameAccount', { others: ['Bodega', 'Cantina'] }),
  found('otherAccount', { others: ['ES9121000418450200051332'] }),
  found('missing', { payeeType: 'courier', payee: 'Ana Ruiz', listId: 'pl9' }),
];
const closing: Closing = {
  period: { start: '2026-05-01', end: '2026-05-15' },
  before: { start: '2026-04-16', end: '2026-04-30' },
  rows: closingRows(lists, findings),
  ...{ found: findings, foundInAll: findings.length, unreadLists: 2, withoutAccount: 1 },
  ...{ accountsAt: '2026-05-16T10:00:00Z', orders: null },
};
const order: Omit<FoundOrder, 'finding' | 'orderId'> = {
  ...{ payeeType: 'courier', city, listIds: ['list1', 'list2'], amounts: [], statuses: [] },
  payee: 'Ana Ruiz',
};
const compared: Closing = {
  ...closing,
  unreadLists: 0,
  orders: {
    ...{ comparedAt: '2026-05-16T10:00:00Z', ordersRead: 340, foundInAll: 3, unreadCities: [city] },
    ...{ isLimited: true, unreadLists: 2, unreadOrders: 1 },
    found: [
      {
        ...order,
        finding: 'unpaid',
        orderId: 'abcdefab01',
        payeeType: 'establishment',
        payee: 'Asador',
        listIds: [],
      },
      { ...order, finding: 'twice', orderId: 'abcdefab02' },
      {
        ...{ ...order, finding: 'otherAmount', orderId: 'abcdefab03' },
        amounts: [{ name: 'tips', lineCents: 100, orderCents: 150 }],
      },
    ],
  },
};

interface Opened {
  isPrivate?: boolean;
  search?: string;
  saving?: SavingProgress;
}
const open = async (
  answer: Closing,
  { isPrivate = false, search = '?period=2026-05-01', saving }: Opened = {},
) => {
  let progress: ClosingProgress | null = null;
  const main: StubbedMain = await openApp(`/country/es/close_half_month${search}`, {
    settings: { privacy: isPrivate },
    prepare: (stub) => {
      stub.answerRoute('closing.read', () => success(answer));
      stub.answerRoute('closing.progress', () => success(progress));
      stub.answerRoute('closing.start', () => success(null));
      stub.answerRoute('closing.stop', () => success(null));
      stub.answerRoute('closing.saving', () => success(saving ?? null));
      stub.answerRoute('closing.stopSaving', () => success(null));
    },
  });
  await expect.element(page.getByRole('table', { name: 'Pay lists of the half-month' })).toBeVisible();
  return {
    main,
    report: (changes: Partial<ClosingProgress>) => {
      progress = {
        ...{ country: 'es', start: '2026-05-01', state: 'running', step: 'lines', done: 3, total: 12 },
        ...{ error: null, ...changes },
      };
      main.notify('closing.progressed', progress);
    },
  };
};
const cells = (name: string): string[][] =>
  [...page.getByRole('table', { name }).element().querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const hrefs = (): string[] =>
  [...page.getByRole('table', { name: 'Pay lists of the half-month' }).element().querySelectorAll('a')].map(
    (link) => decodeURIComponent(link.getAttribute('href') ?? ''),
  );

it('each figure of a half-month links to exactly its lists', async () => {
  await open(closing);
  expect(cells('Pay lists of the half-month')[1]).toEqual([
    ...['Establishments', '1', '€1,234.50', '1', '2', '1', '1', '1', '1', '0', '0'],
  ]);
  const of = (place: string) =>
    `#/country/es/city/${place}/pay-list-establishment?dateRange.range=2026-05-01,2026-05-15`;
  for (const place of ['all', city])
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        ...[of(place), `${of(place)}&difference=differs`, `${of(place)}&sum.range=,-1`],
        ...[`${of(place)}&difference=notChecked`, `${of(place)}&difference=changed`],
      ]),
    );
  await page.getByRole('link', { name: '1' }).nth(4).click();
  const shared = page.getByRole('table', { name: 'Shared account' });
  await expect.element(shared).toBeVisible();
  expect(cells('Shared account')[1]?.slice(0, 3)).toEqual(['Asador', expect.any(String), 'Bodega, Cantina']);
  await expect.element(shared.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/pl1'));
  await page.getByRole('link', { name: 'Hide' }).click();
  await expect.element(shared).not.toBeInTheDocument();
});

it('no wrong list among unread ones is unknown, not zero', async () => {
  const unread = [found('notChecked')];
  await open({ ...closing, found: unread, foundInAll: 1, rows: closingRows(lists, unread) });
  const [, establishments = [], , couriers = []] = cells('Pay lists of the half-month');
  expect([establishments[3], couriers[3]]).toEqual(['–', '0']);
});

it('reading shows its progress, can be stopped, and the page reads the results when it has ended', async () => {
  const { main, report } = await open(closing);
  const reads = () => main.requests.filter(({ route }) => route === 'closing.read').length;
  await expect
    .element(page.getByText(/2 lists to read · accounts of 16 May 2026, 12:00 · 1 payee no/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Read what is missing' }).click();
  expect(main.requests.find(({ route }) => route === 'closing.start')?.payload).toEqual({
    ...{ country: 'es', start: '2026-05-01' },
  });
  report({});
  await expect.element(page.getByText('3 of 12 lists read')).toBeVisible();
  report({ step: 'orders', done: 1, total: 3 });
  await expect.element(page.getByText('Orders: 1 of 3 cities')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(main.requests.some(({ route }) => route === 'closing.stop')).toBe(true);
  const before = reads();
  report({ state: 'failed', error: { code: 'NETWORK', status: 0, message: '' } });
  await expect.element(page.getByText('The reading stopped. The results so far are saved.')).toBeVisible();
  await expect.poll(reads).toBeGreaterThan(before);
  report({ start: '2026-04-16' });
  await expect.element(page.getByRole('button', { name: 'Read what is missing' })).toBeVisible();
});

it('orders that are not paid once link to their lists, and gaps of the comparison are named', async () => {
  await open(compared);
  await expect.element(page.getByText('340 orders compared')).toBeVisible();
  const gaps = page.getByText(/There are too many orders/);
  await expect
    .element(gaps)
    .toMatchTextContent(/of these cities are not compared: .*2 lists.*1 order of a line/);
  const rows = () =>
    cells('Orders')
      .slice(1)
      .map(([order, , payee, finding, detail]) => [order, payee, finding, detail]);
  expect(rows()).toEqual([
    ['ABCDEFAB', 'Establishments: Asador', 'In no list', ''],
    ['ABCDEFAB', 'Couriers: Ana Ruiz', 'Paid twice', ''],
    ['ABCDEFAB', 'Couriers: Ana Ruiz', 'Other amount', 'Tips: €1.00 → €1.50'],
  ]);
  await page.getByRole('button', { name: 'Paid twice: 1' }).click();
  await expect.poll(() => rows().length).toBe(1);
  await expect
    .element(page.getByRole('link', { name: 'LIST2' }))
    .toHaveAttribute('href', expect.stringContaining('/pay-list-courier/list2?order=abcdefab02'));
});

it('privacy mode hides couriers and accounts', async () => {
  await open(compared, { isPrivate: true, search: '?period=2026-05-01&show=missing&of=courier' });
  await expect.element(page.getByRole('table', { name: 'Missing' })).toBeVisible();
  expect(document.body.textContent).not.toContain('Ana Ruiz');
  expect(cells('Missing')[1]?.[0]).toBe('••••••');
  expect(cells('Orders')[2]?.[2]).toBe('Couriers: ••••••');
});

const complete = { folder: 'half-month-es', statements: { written: 2, total: 2 } };

it('a half-month is saved as a folder, with the words of the window', async () => {
  const { main } = await open(closing);
  main.answerRoute('closing.save', () => success({ ...complete, problem: null }));
  main.answerRoute('closing.reveal', () => success(null));
  await page.getByRole('button', { name: 'Save as folder…' }).click();
  await expect.element(page.getByText('half-month-es saved')).toBeVisible();
  const saved = main.requests.find(({ route }) => route === 'closing.save')?.payload;
  expect(saved).toMatchObject({
    ...{ country: 'es', start: '2026-05-01' },
    words: { 'sheet.lists': 'Lists', 'finding.negative': 'Negative', 'status.completed': 'Completed' },
  });
  expect(closingRoutes['closing.save'].input.safeParse(saved).success).toBe(true);
  await page.getByRole('button', { name: 'Show in folder' }).click();
  expect(main.requests.some(({ route }) => route === 'closing.reveal')).toBe(true);
  main.answerRoute('closing.save', () => success({ ...complete, problem: 'diskFull' }));
  await page.getByRole('button', { name: 'Save as folder…' }).click();
  await expect.element(page.getByText(/disk is full/i)).toBeVisible();
});

it('saving shows its progress, can be stopped, and counts the statements that are missing', async () => {
  const { main } = await open(closing, { saving: { done: 3, total: 12 } });
  await expect.element(page.getByText('Statements: 3 of 12')).toBeVisible();
  main.notify('closing.savingProgressed', { done: 4, total: 12 });
  await expect.element(page.getByText('Statements: 4 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(main.requests.some(({ route }) => route === 'closing.stopSaving')).toBe(true);
  main.notify('closing.savingProgressed', null);
  const statements = { written: 4, total: 12 };
  main.answerRoute('closing.save', () => success({ ...complete, statements, problem: null }));
  await page.getByRole('button', { name: 'Save as folder…' }).click();
  await expect.element(page.getByText(/half-month-es saved with 4 of 12 statements/)).toBeVisible();
  const none = { written: 0, total: 12 };
  main.answerRoute('closing.save', () => success({ ...complete, statements: none, problem: null }));
  await page.getByRole('button', { name: 'Save as folder…' }).click();
  await expect.element(page.getByText(/saved without statements: PDF files need/)).toBeVisible();
});

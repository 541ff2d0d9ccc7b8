import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const city = 'ci00000000000001';
const base = `/country/es/city/${city}/pay-list-establishment/pl1`;
const line = (index: number, status: string) => ({
  ...{ id: `l${index}`, orderId: `${String(index).padStart(8, 'a')}00000001`, status },
  ...{ completedAt: '2026-05-02T10:00:00Z', itemsSum: 10, surcharge: 0, discountSum: 0 },
  ...{ vamvuCommission: 1, cancellationFee: 2 },
});
/** 59 × 8.79 − 2.00, and 10.00 more in the stored sum. */
const lines = [
  ...Array.from({ length: 59 }, (_, index) => line(index, 'completed')),
  line(59, 'canceled_by_establishment'),
];
const prepare = (main: StubbedMain): void => {
  main.records.establishmentPayLists = [
    {
      ...{ id: 'pl1', name: 'Asador', iban: 'ES9121000418450200051332', idNumber: 'B86561412' },
      ...{ startDate: '2026-05-01', endDate: '2026-05-15', sum: 52_661, vat: 21, cityId: city },
      ...{ createdAt: '2026-05-16T00:00:00Z', updatedAt: '2026-05-16T00:00:00Z' },
    },
  ];
  main.answer('establishmentPayLists.orders', () => success(lines, lines.length));
};
const statement = page.getByRole('article', { name: 'Statement' });

it('the export menu leads to a statement with issuer, payee, all lines and totals, and without our own check', async () => {
  await openApp(base, { prepare, settings: { statementIssuer: 'Vamvu S.L.\nCalle Mayor 1' } });
  await page.getByRole('button', { name: 'File format and folder' }).click();
  await page.getByRole('menuitem', { name: 'Statement: print…' }).click();
  await expect.element(statement).toBeVisible();
  for (const part of [
    'Vamvu S.L.',
    'Asador',
    'B86561412',
    'ES91 2100 0418 4502 0005 1332',
    '1 – 15 May 2026',
  ])
    await expect.element(statement).toMatchTextContent(new RegExp(part));
  const rows = () =>
    [...statement.element().querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
  expect(rows()).toHaveLength(1 + 60 + 3);
  expect(rows()[1]?.slice(0, 3)).toEqual(['2 May 2026, 12:00', 'AAAAAAA0', 'Completed']);
  expect(
    rows()
      .slice(-3)
      .map((row) => [row[0], row.at(-1)]),
  ).toEqual([
    ['Completed · 59', '€518.61'],
    ['Canceled · 1', '-€2.00'],
    ['All lines · 60', '€516.61'],
  ]);
  await expect.element(statement).toMatchTextContent(/Payout: €526.61/);
  const check = statement.getByRole('region', { name: 'Reconciliation' });
  expect(check.elements()).toEqual([]);
  await page.getByRole('switch', { name: 'With internal check' }).click();
  await expect.element(check).toMatchTextContent(/differs from the lines by €10.00/);
  // This browser cannot make PDF files.
  expect(page.getByRole('button', { name: 'Save as PDF…' }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Back to the pay list' }).click();
  await expect.element(page.getByText('1–50 of 60')).toBeVisible();
});

it('a link from an order opens the page with its line and marks it', async () => {
  const { orderId } = line(55, '');
  await openApp(`${base}?order=${orderId}`, { prepare });
  await expect.element(page.getByText('51–60 of 60')).toBeVisible();
  const marked = document.querySelectorAll('tr[aria-current=true]');
  expect([...marked].map((row) => row.children[2]?.textContent)).toEqual(['AAAAAA55']);
});

it('privacy mode hides tax number and account in a statement', async () => {
  await openApp(`${base}?statement`, { prepare, settings: { privacy: true } });
  await expect.element(statement).toMatchTextContent(/Asador/);
  expect(statement.element().textContent).not.toMatch(/B86561412|0005 1332/);
});

it('a statement for a file reports when it is on screen, and masks and remembers nothing', async () => {
  const main = await openApp(`${base}?statement=file`, { prepare, settings: { privacy: true } });
  await expect.element(statement).toMatchTextContent(/B86561412.*ES91 2100 0418 4502 0005 1332/);
  const of = (route: string) =>
    main.requests.filter((one) => one.route === route).map(({ payload }) => payload);
  await expect.poll(() => of('closing.statementShown')).toEqual([{ id: 'pl1', isWhole: true }]);
  expect(of('shell.recordShown')).toEqual([]);
});

it.each(['establishmentPayLists.read', 'establishmentPayLists.orders'] as const)(
  'a statement for a file reports that %s failed',
  async (operation) => {
    const main = await openApp(`${base}?statement=file`, {
      prepare: (stub) => {
        prepare(stub);
        stub.answer(operation, () => failure('HTTP', 500));
      },
    });
    await expect
      .poll(() => main.requests.find(({ route }) => route === 'closing.statementShown')?.payload)
      .toEqual({ id: 'pl1', isWhole: false });
  },
);

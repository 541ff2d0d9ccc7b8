import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { totalRows } from './lineTotals.ts';

const tools = {
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  formatters: { money: (value: number) => `€${value.toFixed(2)}` } as Formatters,
};

const line = (status: string, amounts: Partial<PayListLine> = {}) =>
  ({
    ...{ id: status, orderId: status, status, itemsSum: 6.5, surcharge: 0, discountSum: 0 },
    ...{ vamvuCommission: 1.3, cancellationFee: 2, ...amounts },
  }) as PayListLine;

/**
 * Data of a real pay list: fees of 6.00 are deducted, although the signed values of the column sum up to
 * 0.00.
 */
const lines = [
  line('completed', { itemsSum: 200, vamvuCommission: 40, cancellationFee: 0 }),
  line('completed', { itemsSum: 62.1, vamvuCommission: 11.2, cancellationFee: 0 }),
  line('canceled_by_establishment_after_acceptance'),
  line('canceled_by_establishment'),
  line('canceled_by_customer'),
  line('canceled_by_establishment', { id: 'again' }),
];

const figuresOf = (rows: ReturnType<typeof totalRows>, name: string) =>
  Object.fromEntries(
    rows.find((row) => row.name === name)?.cells.map(({ column, value }) => [column.name, value]) ?? [],
  );

it('separates completed from canceled lines, and adds up only the charged fees', () => {
  const rows = totalRows('establishment', lines, 21);
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    ['completed', 2],
    ['canceled', 4],
    ['all', 6],
  ]);
  expect(figuresOf(rows, 'completed')).toMatchObject({
    ...{ itemsSum: 26_210, earnings: 26_210, commissionWithVat: 6195, cancellationFee: 0, payout: 20_015 },
    commissionPercent: null,
  });
  expect(figuresOf(rows, 'canceled')).toMatchObject({ itemsSum: 2600, cancellationFee: -600, payout: -600 });
  const { payout, ...others } = figuresOf(rows, 'all');
  expect(payout).toBe(19_415);
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});

it('explains each total by its formula', () => {
  const rows = totalRows('establishment', lines, 21);
  const told = (row: string, name: string): string | undefined =>
    rows
      .find((one) => one.name === row)
      ?.cells.find(({ column }) => column.name === name)
      ?.explain(tools);
  expect(told('all', 'payout')).toMatch(/= €262.10 − €61.95 − €6.00 = €194.15$/);
  expect(told('completed', 'payout')).toMatch(/= €262.10 − €61.95 = €200.15$/);
  expect(told('canceled', 'payout')).toMatch(/= €-6.00 \(/);
});

it('totals have a single row if all lines have the same status', () => {
  const names = (payeeType: 'courier' | 'establishment', of: PayListLine[]) =>
    totalRows(payeeType, of, 21).map(({ name }) => name);
  expect(names('courier', lines)).toEqual(['all']);
  expect(names('establishment', lines.slice(0, 2))).toEqual(['all']);
  const canceled = lines.slice(2);
  expect(names('establishment', canceled)).toEqual(['all']);
  expect(figuresOf(totalRows('establishment', canceled, 21), 'all')).toMatchObject({
    cancellationFee: -600,
    payout: -600,
  });
});

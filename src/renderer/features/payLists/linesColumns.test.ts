import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { linesColumns, periodInName } from './linesColumns.ts';

const i18n = setupI18n({ locale: 'en_US', messages: { en_US: {} } });

it('files of lines name payee, tax number, VAT and sum, write percent as percent, and have totals of paid amounts only', () => {
  const of = (entity: Parameters<typeof linesColumns>[0]) => linesColumns(entity, { K1: 'Kyiv' }, i18n);
  const paths = of('establishmentPayLists').map(({ fields: [field] }) => field);
  expect(paths).toEqual(
    expect.arrayContaining(['list.name', 'list.idNumber', 'list.vat', 'list.sum', 'line.status']),
  );
  const totaled = (entity: Parameters<typeof linesColumns>[0]) =>
    of(entity).flatMap(({ fields: [field], total }) => (total === undefined ? [] : [field]));
  // Earnings of canceled orders are not paid, and the fee column has mixed signs.
  expect(totaled('establishmentPayLists')).toEqual(['figures.feeTaken', 'figures.payout']);
  expect(totaled('courierPayLists')).toEqual([
    ...['line.courierDeliveryCost', 'figures.deliveryWithVat', 'line.tips', 'figures.payout'],
  ]);
  const percents = of('establishmentPayLists').filter(({ format }) => format === 'percent');
  expect(percents.map(({ fields: [field] }) => field)).toEqual(['list.vat', 'figures.commissionPercent']);
});

it('a file is named by the period of its filters, else by the day', () => {
  const between = (from: string, to: string) => ({ match: 'between', from, to }) as const;
  const day = '2026-11-28';
  expect(periodInName({ dateRange: between('2026-10-01', '2026-10-31') }, day)).toBe('2026-10-01_2026-10-31');
  expect(periodInName({ startDate: between('2026-10-01', '') }, day)).toBe('2026-10-01');
  expect(periodInName({ endDate: { match: 'exact', value: '2026-10-15' } }, day)).toBe('2026-10-15');
  expect(periodInName({ name: { match: 'text', value: 'x' } }, day)).toBe(day);
});

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PayListLine } from '#shared/api/payLists.ts';
import { negated } from '#shared/rules/money.ts';
import {
  commissionWithVatCents,
  earningsCents,
  feeTakenCents,
  type PayeeType,
} from '#shared/rules/payouts.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { centsText, type LineColumn, lineColumns, sentenceOf, type TextTools } from './lineColumns.ts';

interface TotalCell {
  column: LineColumn;
  /** In cents; `null` if the column has no meaningful total. */
  value: number | null;
  /** Formula such as `Payout = €262.10 − €61.95 − €6.00 = €194.15`. */
  explain: (tools: TextTools) => string;
}

export interface TotalRow {
  name: 'completed' | 'canceled' | 'all';
  /** Row label; `null` for all lines. */
  label: MessageDescriptor | null;
  count: number;
  cells: readonly TotalCell[];
}

type Amount = (line: PayListLine) => number;
const sumOf = (lines: readonly PayListLine[], amount: Amount): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

const totalOf = (column: LineColumn, lines: readonly PayListLine[], vat: number): number | null =>
  column.isPercent ? null : sumOf(lines, column.addsUp ?? ((line) => column.valueOf(line, vat) ?? 0));

const isCompleted = ({ status }: PayListLine): boolean => status === 'completed';

/** Completed earnings − commission with VAT − deducted fees. Empty if no line is completed. */
const payoutWay = (lines: readonly PayListLine[], vat: number, tools: TextTools): string => {
  const completed = lines.filter(isCompleted);
  if (completed.length === 0) return '';
  const fees = negated(sumOf(lines, feeTakenCents));
  const parts = [
    sumOf(completed, earningsCents),
    sumOf(completed, (line) => commissionWithVatCents(line, vat)),
    ...(fees === 0 ? [] : [fees]),
  ];
  return parts.map((cents) => centsText(cents, tools)).join(' − ');
};

const wayOf = (
  payeeType: PayeeType,
  { name }: LineColumn,
  lines: readonly PayListLine[],
  vat: number,
  tools: TextTools,
): string => {
  const { i18n } = tools;
  if (name === 'payout' && payeeType === 'establishment') {
    const way = payoutWay(lines, vat, tools);
    if (way) return way;
  }
  if (name === 'cancellationFee') {
    const taken = lines.filter((line) => feeTakenCents(line) !== 0).length;
    return i18n._(msg`${plural(taken, { one: 'taken for # line', other: 'taken for # lines' })}`);
  }
  return i18n._(msg`${plural(lines.length, { one: '# line', other: 'sum of # lines' })}`);
};

/**
 * Rows of totals. Establishments earn from completed lines and pay fees for canceled ones, so these have
 * separate rows and only the payout has a common total. Couriers are paid for every line.
 */
export const totalRows = (
  payeeType: PayeeType,
  lines: readonly PayListLine[],
  vat: number,
): readonly TotalRow[] => {
  const columns = lineColumns[payeeType];
  const rowOf = (
    name: TotalRow['name'],
    label: TotalRow['label'],
    of: readonly PayListLine[],
    has: (column: LineColumn) => boolean = () => true,
  ): TotalRow => ({
    name,
    label,
    count: of.length,
    cells: columns.map((column) => {
      const value = has(column) ? totalOf(column, of, vat) : null;
      const explain = (tools: TextTools): string =>
        sentenceOf(column, value, wayOf(payeeType, column, of, vat, tools), tools);
      return { column, value, explain };
    }),
  });
  const completed = lines.filter(isCompleted);
  const others = lines.filter((line) => !isCompleted(line));
  if (payeeType === 'courier' || completed.length === 0 || others.length === 0)
    return [rowOf('all', null, lines)];
  return [
    rowOf('completed', msg({ context: 'how many', message: 'Completed' }), completed),
    rowOf(
      'canceled',
      others.every(({ status }) => isCanceled(status))
        ? msg({ context: 'how many', message: 'Canceled' })
        : msg`Not completed`,
      others,
    ),
    rowOf('all', null, lines, ({ name }) => name === 'payout'),
  ];
};

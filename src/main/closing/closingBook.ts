import { type ClosedList, closedPayeeKey, type FoundList } from '#shared/rules/closing.ts';
import { countries } from '#shared/rules/countries.ts';
import { fromCents } from '#shared/rules/money.ts';
import { feeTakenCents, payoutCents } from '#shared/rules/payouts.ts';
import { parseInstant, timeInZone } from '#shared/rules/plainDates.ts';
import type { FoundOrder } from '#shared/rules/settledOrders.ts';
import type { Cell } from '../exports/cells.ts';
import { createXlsx } from '../exports/xlsxWriter.ts';
import type { TakeChunk } from '../http/openFile.ts';
import type { PayListChecks } from '../payLists/payListChecks.ts';
import { cityOf, numberOf, textOrEmpty } from '../payLists/payListLines.ts';
import type { ClosingStore } from './closingStore.ts';
import { type CollectedClosing, examineClosing } from './collectClosing.ts';
import { rowsIn } from './readClosing.ts';

const money = (cents: number | null): Cell =>
  cents === null ? '' : { number: fromCents(cents), decimals: 2 };
const amount = (value: number | null | undefined): Cell =>
  typeof value === 'number' ? { number: value, decimals: 2 } : '';
const percent = (value: number): Cell => ({ number: value, decimals: null, isPercent: true });

interface BookOptions {
  collected: CollectedClosing;
  checkOf: PayListChecks['of'];
  store: Pick<ClosingStore, 'linesOf'>;
  /** Words of the window; a missing one is written as its key. */
  word: (key: string) => string;
}

type Sheet = { name: string; head: readonly string[]; rows: readonly Cell[][]; total?: Cell[] };

const totalOf = (cents: readonly number[]): Cell => money(cents.reduce((sum, one) => sum + one, 0));

const listsSheet = (
  options: BookOptions,
  lists: readonly ClosedList[],
  found: readonly FoundList[],
): Sheet => {
  const { collected, word } = options;
  const { timeZone } = countries[collected.closing.country];
  const rowOf = new Map(rowsIn(collected.sorts).map(({ row }) => [row.id, row]));
  const findingsOf = new Map<string, string[]>();
  for (const { finding, listId } of found)
    if (finding !== 'missing')
      findingsOf.set(listId, [...(findingsOf.get(listId) ?? []), word(`finding.${finding}`)]);
  const rows = lists.map((list): Cell[] => {
    const { difference } = list;
    const isCounted = difference && 'differenceCents' in difference;
    const checked = difference && new Date(parseInstant(difference.checkedAt));
    return [
      word(`sort.${list.payeeType}`),
      word(`city.${list.city}`),
      list.payee,
      list.idNumber,
      list.iban,
      percent(numberOf(rowOf.get(list.id)?.vat)),
      money(list.sumCents),
      word(`outcome.${difference?.outcome ?? 'none'}`),
      isCounted ? money(difference.differenceCents) : '',
      isCounted && difference.cause ? word(`cause.${difference.cause}`) : '',
      checked ? { date: timeInZone(checked, timeZone) } : '',
      (findingsOf.get(list.id) ?? []).join(', '),
      list.id,
    ];
  });
  const names = ['sort', 'city', 'payee', 'taxNumber', 'iban', 'vat', 'sum', 'check', 'difference', 'cause'];
  return {
    name: word('sheet.lists'),
    head: [...names, 'checkedAt', 'findings', 'payList'].map((name) => word(`head.${name}`)),
    rows,
    total: [word('total'), ...Array<Cell>(5).fill(''), totalOf(lists.map(({ sumCents }) => sumCents))],
  };
};

const linesSheet = ({ collected, store, word }: BookOptions): Sheet => {
  const { closing, sorts } = collected;
  const { timeZone } = countries[closing.country];
  const payouts: number[] = [];
  const rows = rowsIn(sorts).flatMap(({ query, row }) => {
    const city = cityOf(query, row);
    return store.linesOf(closing, query.entity, row, city).map((line): Cell[] => {
      const payout = payoutCents(line.payeeType, line, numberOf(row.vat));
      payouts.push(payout);
      const completed = new Date(parseInstant(line.completedAt ?? ''));
      return [
        word(`sort.${line.payeeType}`),
        word(`city.${city}`),
        textOrEmpty(row.name) || textOrEmpty(row.fullName),
        line.orderId,
        Number.isNaN(completed.getTime()) ? '' : { date: timeInZone(completed, timeZone) },
        word(`status.${line.status}`),
        ...[line.itemsSum, line.surcharge, line.discountSum, line.vamvuCommission].map(amount),
        line.payeeType === 'courier' ? '' : money(feeTakenCents(line)),
        amount(line.courierDeliveryCost),
        amount(line.tips),
        money(payout),
        row.id,
      ];
    });
  });
  const names = ['sort', 'city', 'payee', 'order', 'completedAt', 'status', 'items', 'surcharge', 'discount'];
  return {
    name: word('sheet.lines'),
    head: [...names, 'commission', 'feeTaken', 'deliveryCost', 'tips', 'payout', 'payList'].map((name) =>
      word(`head.${name}`),
    ),
    rows,
    total: [word('total'), ...Array<Cell>(12).fill(''), totalOf(payouts)],
  };
};

const differencesSheet = (
  { word }: BookOptions,
  found: readonly FoundList[],
  orders: readonly FoundOrder[],
): Sheet => ({
  name: word('sheet.differences'),
  head: ['finding', 'sort', 'city', 'payee', 'order', 'detail', 'sum', 'payList'].map((name) =>
    word(`head.${name}`),
  ),
  rows: [
    ...found.map((one): Cell[] => [
      word(`finding.${one.finding}`),
      word(`sort.${one.payeeType}`),
      word(`city.${one.city}`),
      one.payee,
      '',
      one.others.join(', '),
      money(one.sumCents),
      one.listId,
    ]),
    ...orders.map((one): Cell[] => [
      word(`order.${one.finding}`),
      word(`sort.${one.payeeType}`),
      word(`city.${one.city}`),
      one.payee,
      one.orderId,
      [
        ...one.amounts.map(
          ({ name, lineCents, orderCents }) =>
            `${word(`amount.${name}`)}: ${fromCents(lineCents).toFixed(2)} → ${fromCents(orderCents).toFixed(2)}`,
        ),
        ...(one.statuses.length > 0
          ? [one.statuses.map((status) => word(`status.${status}`)).join(' → ')]
          : []),
      ].join(', '),
      '',
      [...new Set(one.listIds)].join(', '),
    ]),
  ],
});

const comparisonSheet = (
  { word, collected: { period, before } }: BookOptions,
  lists: readonly ClosedList[],
  listsBefore: readonly ClosedList[],
): Sheet => {
  const payees = new Map<string, { list: ClosedList; now: number | null; before: number | null }>();
  for (const [name, all] of [
    ['before', listsBefore],
    ['now', lists],
  ] as const)
    for (const list of all) {
      const key = closedPayeeKey(list);
      const sums = payees.get(key) ?? { list, now: null, before: null };
      payees.set(key, { ...sums, [name]: (sums[name] ?? 0) + list.sumCents });
    }
  const all = [...payees.values()];
  const days = ({ start, end }: { start: string; end: string }): string => `${start} – ${end}`;
  return {
    name: word('sheet.comparison'),
    head: [
      ...['sort', 'city', 'payee', 'taxNumber'].map((name) => word(`head.${name}`)),
      ...[days(period), days(before)],
      ...[word('head.difference'), word('head.percent')],
    ],
    rows: all.map(({ list, now, before: paidBefore }): Cell[] => [
      word(`sort.${list.payeeType}`),
      word(`city.${list.city}`),
      list.payee,
      list.idNumber,
      money(now),
      money(paidBefore),
      money((now ?? 0) - (paidBefore ?? 0)),
      now !== null && paidBefore !== null && paidBefore > 0
        ? percent(Math.round(((now - paidBefore) / paidBefore) * 10_000) / 100)
        : '',
    ]),
    total: [
      ...[word('total'), '', '', ''],
      totalOf(all.map(({ now }) => now ?? 0)),
      totalOf(all.map((one) => one.before ?? 0)),
      totalOf(all.map((one) => (one.now ?? 0) - (one.before ?? 0))),
    ],
  };
};

/** Lists, lines, differences and comparison of a half-month, as one workbook. */
export const writeClosingBook = async (options: BookOptions, take: TakeChunk): Promise<void> => {
  const { collected, checkOf } = options;
  const { lists, before, found } = examineClosing(collected, checkOf);
  const sheets = [
    listsSheet(options, lists, found),
    linesSheet(options),
    differencesSheet(options, found, collected.closing.orders?.found ?? []),
    comparisonSheet(options, lists, before),
  ];
  const book = createXlsx(take, sheets[0]?.name);
  for (const [index, { name, head, rows, total }] of sheets.entries()) {
    if (index > 0) await book.nextSheet(name);
    book.head(head);
    for (const row of rows) {
      book.row(row);
      await book.flush();
    }
    if (total) book.total?.(total);
  }
  await book.end();
};

import type { I18n } from '@lingui/core';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeKind } from '#shared/domain/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { orderStatusLooks, type StatusLook } from '../../marketplace/orderWords.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import { lineColumns } from './lineColumns.ts';

interface Sorting {
  kind: PayeeKind;
  vat: number;
  i18n: I18n;
  sort: Sort;
}

const looks: Readonly<Record<string, StatusLook>> = orderStatusLooks;

/** What a column is sorted by: figures as they are shown, moments by time, statuses by their words. */
const keyOf = ({
  kind,
  vat,
  i18n,
  sort: { field },
}: Sorting): ((line: PayListLine) => string | number | null) => {
  const figure = lineColumns[kind].find(({ name }) => name === field);
  if (figure) return (line) => figure.valueOf(line, vat);
  if (field === 'completedAt') return ({ completedAt }) => (completedAt ? Date.parse(completedAt) : null);
  if (field === 'status') return ({ status }) => (looks[status] ? i18n._(looks[status].label) : status);
  return field === 'orderId' ? ({ orderId }) => orderId : ({ id }) => id;
};

/** The lines in the order of one column; what has no value there comes last in either direction. */
export const sortLines = (lines: readonly PayListLine[], sorting: Sorting): PayListLine[] => {
  const key = keyOf(sorting);
  const direction = sorting.sort.order === 'desc' ? -1 : 1;
  const { compare } = new Intl.Collator(languageOf(sorting.i18n));
  return lines.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return typeof first === 'number' && typeof second === 'number'
      ? direction * (first - second)
      : direction * compare(String(first), String(second));
  });
};

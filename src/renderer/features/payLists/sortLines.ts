import type { I18n } from '@lingui/core';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import { lineColumns } from './lineColumns.ts';

/** Line ids differ at the end; next to the order's id there is room for a few characters. */
export const shownLineId = ({ id }: Pick<PayListLine, 'id'>): string => id.slice(-6);

interface Sorting {
  payeeType: PayeeType;
  vat: number;
  i18n: I18n;
  sort: Sort;
}

/** Sort key: the displayed text, but the timestamp for moments. */
const sortKeyOf = ({
  payeeType,
  vat,
  i18n,
  sort: { field },
}: Sorting): ((line: PayListLine) => string | number | null) => {
  const figure = lineColumns[payeeType].find(({ name }) => name === field);
  if (figure) return (line) => figure.valueOf(line, vat);
  if (field === 'completedAt') return ({ completedAt }) => (completedAt ? Date.parse(completedAt) : null);
  if (field === 'status') return ({ status }) => statusText(i18n, status);
  return field === 'orderId' ? ({ orderId }) => orderId : shownLineId;
};

/** Sorts by a column. Missing values come last in both directions. */
export const sortLines = (lines: readonly PayListLine[], sorting: Sorting): PayListLine[] => {
  const key = sortKeyOf(sorting);
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

import { fromCents, toCents } from '#shared/domain/money.ts';
import type { Row } from '../../data/entityCalls.ts';
import { shownValue } from '../kinds/fieldText.ts';
import type { Field } from '../kinds/kind.ts';

export interface Summary {
  name: string;
  field: Field;
  sum: number;
  average: number;
}

/** Sum and average of every numeric column over rows that have a value; in whole cents, so that they add up. */
export const summarize = (
  rows: readonly Row[],
  columns: readonly { name: string; field: Field }[],
): Summary[] =>
  columns.flatMap(({ name, field }) => {
    if (!field.isSummed) return [];
    const values = rows
      .map((row) => shownValue(row, name, field))
      .filter((value): value is number => typeof value === 'number');
    if (values.length === 0) return [];
    const cents = values.reduce((total, value) => total + toCents(value), 0);
    return [{ name, field, sum: fromCents(cents), average: fromCents(Math.round(cents / values.length)) }];
  });

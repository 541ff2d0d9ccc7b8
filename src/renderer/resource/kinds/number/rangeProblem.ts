import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface RangeRules {
  decimals: number;
  /** null: values may be below nothing. */
  least: number | null;
  /** The largest value there is, as far as it is known, and how it is said. */
  most: number | null;
  mostText: string;
}

/** A typed end of a range: null where it stays open, undefined where it is no number. */
export type RangeEnd = number | null | undefined;

/** What is wrong with one end: ranges go from the least up to the largest value there is. */
export const endProblem = (
  end: RangeEnd,
  { decimals, least, most, mostText }: RangeRules,
  i18n: I18n,
): string | null => {
  const max = mostText;
  const min = i18n.number(least ?? 0);
  if (end === undefined) return i18n._(msg`Enter a number`);
  if (end === null) return null;
  if (least !== null && end < least) return i18n._(msg`Must not be less than ${min}`);
  if (most !== null && end > most) return i18n._(msg`Must not be more than ${max}`);
  if (Number(end.toFixed(decimals)) === end) return null;
  return i18n._(decimals === 0 ? msg`Enter a whole number` : msg`At most ${decimals} decimals`);
};

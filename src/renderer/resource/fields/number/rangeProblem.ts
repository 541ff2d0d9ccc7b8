import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Result } from '#shared/ipc/result.ts';
import type { EntityName, RecordScope } from '../../../data/entityCalls.ts';
import { unwrap } from '../../../data/queryClient.ts';

/** Largest value of a field among an entity's records, known only to the server. */
export interface ServerMaximum {
  entity: EntityName;
  read: (scope: RecordScope, signal: AbortSignal) => Promise<Result<number>>;
}

/** Query of the maximum. Its key makes it stale when records of the entity change. */
export const maximumOptions = (maximum: ServerMaximum | undefined, scope: RecordScope) =>
  queryOptions({
    queryKey: ['records', maximum?.entity, 'maximum', scope],
    queryFn: maximum ? async ({ signal }) => unwrap(await maximum.read(scope, signal)) : skipToken,
  });

export interface RangeRules {
  decimals: number;
  /** `null`: negative values are allowed. */
  least: number | null;
  /** Largest existing value, if known, and its formatted text. */
  most: number | null;
  mostText: string;
}

/** Typed end of a range. `null`: open; `undefined`: not a number. */
type RangeEnd = number | null | undefined;

export const rangeEndError = (
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

import { Field, Input, makeStyles, Text } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roundHalfUp } from '#shared/rules/money.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import type { ListFilter } from '../../../data/listState.ts';
import { languageOf, useFormatters } from '../../../ui/useFormatters.ts';
import type { FilterProps } from '../fieldType.ts';
import { parseMoney, parseNumber } from './parseNumber.ts';
import { maximumOptions, type RangeRules, rangeEndError, type ServerMaximum } from './rangeProblem.ts';

const useStyles = makeStyles({
  ends: {
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // Prevent a message below one end from stretching the other.
    alignItems: 'start',
    gap: '8px',
  },
  input: { width: '100%', minWidth: 0 },
});

interface Ends {
  from: string;
  to: string;
}

/** Ends of a filter in the format in which a user types them. */
const initialEnds = (filter: ListFilter | null, perUnit: number, i18n: I18n): Ends => {
  const shown = (text: string): string =>
    text === '' || Number.isNaN(Number(text))
      ? text
      : i18n.number(Number(text) / perUnit, { useGrouping: false, maximumFractionDigits: 10 });
  if (filter?.match === 'between') return { from: shown(filter.from), to: shown(filter.to) };
  return filter?.match === 'exact'
    ? { from: shown(filter.value), to: shown(filter.value) }
    : { from: '', to: '' };
};

export interface NumberRangeOwnProps {
  isMoney: boolean;
  decimals: number;
  maximum: ServerMaximum | undefined;
  /** Minor units per displayed unit (100 for cents). Above 1, negative values are allowed. */
  perUnit: number;
}

/** Limits of a range. The maximum comes from the server; without an answer there is none. */
const useRangeRules = (
  { isMoney, decimals, maximum, perUnit }: NumberRangeOwnProps,
  scope: RecordScope,
): RangeRules => {
  const { money, number } = useFormatters();
  const { data } = useQuery(maximumOptions(maximum, scope));
  const most = data ?? null;
  return {
    decimals,
    least: perUnit > 1 ? null : 0,
    most,
    mostText: most === null ? '' : (isMoney ? money : number)(most),
  };
};

/** Number range with optional ends. An incomplete or invalid range does not change the filter. */
export const NumberRangeFilter = ({
  label,
  scope,
  filter,
  onChange,
  ...own
}: FilterProps & NumberRangeOwnProps) => {
  const { t, i18n } = useLingui();
  const styles = useStyles();
  const rules = useRangeRules(own, scope);
  const [ends, setEnds] = useState(() => initialEnds(filter, own.perUnit, i18n));
  const read = (text: string) => (own.isMoney ? parseMoney : parseNumber)(text, languageOf(i18n));
  const isReversed = ({ from, to }: Ends): boolean => {
    const [start, end] = [read(from), read(to)];
    return typeof start === 'number' && typeof end === 'number' && start > end;
  };
  const change = (next: Ends): void => {
    setEnds(next);
    const from = read(next.from);
    const to = read(next.to);
    if (from === undefined || to === undefined || isReversed(next)) return;
    if ([from, to].some((end) => rangeEndError(end, rules, i18n) !== null)) return;
    const isOpen = from === null && to === null;
    const sent = (number: number | null): string =>
      number === null ? '' : String(own.perUnit === 1 ? number : roundHalfUp(number * own.perUnit));
    onChange(isOpen ? null : { match: 'between', from: sent(from), to: sent(to) });
  };
  const problemOf = (end: 'from' | 'to'): string | null => {
    const problem = rangeEndError(read(ends[end]), rules, i18n);
    return problem ?? (end === 'to' && isReversed(ends) ? t`Must not be less than the minimum` : null);
  };
  return (
    <>
      <Text weight="semibold">{label}</Text>
      <fieldset aria-label={label} className={styles.ends}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={end === 'from' ? t`From` : t`To`} validationMessage={problemOf(end)}>
            <Input
              className={styles.input}
              inputMode="decimal"
              placeholder={end === 'from' && rules.least !== null ? i18n.number(0) : rules.mostText}
              value={ends[end]}
              onChange={(_event, { value }) => change({ ...ends, [end]: value })}
            />
          </Field>
        ))}
      </fieldset>
    </>
  );
};

import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListFilter } from '../../data/listState.ts';
import { parseNumber } from '../inputs/parseNumber.ts';

const useStyles = makeStyles({
  ends: {
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px',
  },
  input: { width: '100%', minWidth: 0 },
});

interface NumberRangeFilterProps {
  label: string;
  filter: ListFilter | null;
  onChange: (filter: ListFilter | null) => void;
}

const initialEnds = (filter: ListFilter | null): { from: string; to: string } => {
  if (filter?.kind === 'between') return filter;
  return filter?.kind === 'exact' ? { from: filter.value, to: filter.value } : { from: '', to: '' };
};

const isReversed = ({ from, to }: { from: string; to: string }): boolean => {
  const [start, end] = [parseNumber(from), parseNumber(to)];
  return typeof start === 'number' && typeof end === 'number' && start > end;
};

/** From number to number; either end may stay open. What is not a range yet changes nothing. */
export const NumberRangeFilter = ({ label, filter, onChange }: NumberRangeFilterProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [ends, setEnds] = useState(() => initialEnds(filter));
  const change = (next: { from: string; to: string }): void => {
    setEnds(next);
    const from = parseNumber(next.from);
    const to = parseNumber(next.to);
    if (from === undefined || to === undefined || isReversed(next)) return;
    const isOpen = from === null && to === null;
    onChange(isOpen ? null : { kind: 'between', from: String(from ?? ''), to: String(to ?? '') });
  };
  const problemOf = (end: 'from' | 'to'): string | null => {
    if (parseNumber(ends[end]) === undefined) return t`Enter a number`;
    return end === 'to' && isReversed(ends) ? t`Must not be less than the start` : null;
  };
  return (
    <fieldset aria-label={label} className={styles.ends}>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={end === 'from' ? t`From` : t`To`} validationMessage={problemOf(end)}>
          <Input
            className={styles.input}
            inputMode="decimal"
            value={ends[end]}
            onChange={(_event, { value }) => change({ ...ends, [end]: value })}
          />
        </Field>
      ))}
    </fieldset>
  );
};

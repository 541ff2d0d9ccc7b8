import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { valueText } from '../fields/fieldText.ts';
import type { TextContext } from '../fields/fieldType.ts';
import type { GridColumn } from './gridColumn.ts';
import { type Selection, summarize } from './selection.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    gap: '12px',
    minWidth: 0,
    whiteSpace: 'nowrap',
  },
  count: { fontWeight: tokens.fontWeightSemibold },
  // Keeps the bar in one line by truncating the sums; the tooltip shows them in full.
  sums: {
    flexGrow: 1,
    width: 0,
    minWidth: '120px',
    maxWidth: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { flexShrink: 0 },
});

interface SelectionBarProps {
  selection: Selection;
  columns: readonly GridColumn[];
  context: TextContext;
  /** Number of matching rows. `null`: all of them are selected. */
  selectable: number | null;
  isReading: boolean;
  onSelectAll: () => void;
  onClear: () => void;
}

export const SelectionBar = (props: SelectionBarProps) => {
  const { selection, columns, context, selectable, isReading, onSelectAll, onClear } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const count = selection.rows.size;
  const sums = useMemo(() => summarize([...selection.rows.values()], columns), [selection, columns]);
  // The line has room for sums only; averages are in its tooltip.
  const words = sums.map(({ field, sum, average }) => {
    const label = i18n._(field.label);
    const mean = valueText(field, average, context);
    if (sum === null) return { short: t`${label}: average ${mean}`, whole: t`${label}: average ${mean}` };
    const total = valueText(field, sum, context);
    const title = i18n._(field.labelInList ?? field.label);
    return { short: `${title}: ${total}`, whole: t`${label}: total ${total}, average ${mean}` };
  });
  const all = i18n.number(selectable ?? 0);
  return (
    <section className={styles.root} aria-label={t`Selection`}>
      <span className={styles.count} role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {words.length > 0 && (
        <span className={styles.sums} title={words.map(({ whole }) => whole).join('\n')}>
          {words.map(({ short }) => short).join(' · ')}
        </span>
      )}
      {selectable !== null && (
        <Button
          className={styles.button}
          size="small"
          appearance="subtle"
          disabledFocusable={isReading}
          onClick={onSelectAll}
        >
          <Trans>Select all {all} matching rows</Trans>
        </Button>
      )}
      <Button className={styles.button} size="small" appearance="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </section>
  );
};

import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { GridColumn } from '../columns/gridColumn.ts';
import { valueText } from '../kinds/fieldText.ts';
import type { TextContext } from '../kinds/kind.ts';
import { type Selection, summarize } from './selection.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minWidth: 0 },
  count: { fontWeight: tokens.fontWeightSemibold },
  sum: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface SelectionBarProps {
  selection: Selection;
  columns: readonly GridColumn[];
  context: TextContext;
  /** How many rows the filters let through; null when all of them are selected. */
  selectable: number | null;
  isReading: boolean;
  onSelectAll: () => void;
  onClear: () => void;
}

/** How many rows are selected, and what their numbers come to. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { selection, columns, context, selectable, isReading, onSelectAll, onClear } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const count = selection.rows.size;
  const sums = useMemo(() => summarize([...selection.rows.values()], columns), [selection, columns]);
  const all = i18n.number(selectable ?? 0);
  return (
    <section className={styles.root} aria-label={t`Selection`}>
      <span className={styles.count} role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {sums.map(({ name, field, sum, average }) => {
        const label = i18n._(field.label);
        const total = valueText(field, sum, context);
        const mean = valueText(field, average, context);
        return <span key={name} className={styles.sum}>{t`${label}: sum ${total}, average ${mean}`}</span>;
      })}
      {selectable !== null && (
        <Button size="small" appearance="subtle" disabledFocusable={isReading} onClick={onSelectAll}>
          <Trans>Select all {all} matching rows</Trans>
        </Button>
      )}
      <Button size="small" appearance="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </section>
  );
};

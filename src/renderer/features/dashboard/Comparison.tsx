import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeOf } from './previousQuery.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  change: { display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: tokens.fontWeightSemibold },
});

interface ComparisonProps {
  /** Nothing: not known yet, or not to be had. */
  now: number | null | undefined;
  before: number | null | undefined;
  format: (value: number) => string;
}

/** What the figure was in the days before, and by how much it differs. Neither good nor bad: that depends. */
export const Comparison = ({ now, before, format }: ComparisonProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (now == null || before == null) return <div className={styles.root} />;
  const change = changeOf(now, before);
  const words = format(before);
  return (
    <div className={styles.root}>
      {change !== null && (
        <span className={styles.change}>
          {change > 0 && <ArrowUp12Regular aria-hidden="true" />}
          {change < 0 && <ArrowDown12Regular aria-hidden="true" />}
          <Text size={200}>
            {i18n.number(change, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
          </Text>
        </span>
      )}
      <Text size={200}>
        <Trans>before: {words}</Trans>
      </Text>
    </div>
  );
};

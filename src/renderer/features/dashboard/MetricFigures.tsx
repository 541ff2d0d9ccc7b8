import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Metric } from '#shared/api/dashboard.ts';
import { changeOf } from './dashboardQuery.ts';
import { numberName } from './metricList.ts';

const useStyles = makeStyles({
  comparison: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  change: { display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: tokens.fontWeightSemibold },
  total: {
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  negative: { color: tokens.colorStatusDangerForeground1 },
  parts: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '12px',
    rowGap: '2px',
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  value: {
    margin: 0,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
});

interface ComparisonProps {
  /** Nothing: not known yet, or not to be had. */
  now: number | null | undefined;
  before: number | null | undefined;
  format: (value: number) => string;
}

/** What the figure was in the days before, and by how much it differs. */
const Comparison = ({ now, before, format }: ComparisonProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (now == null || before == null) return <div className={styles.comparison} />;
  const change = changeOf(now, before);
  const words = format(before);
  return (
    <div className={styles.comparison}>
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

type Numbers = Metric['numbers'];

const totalOf = (numbers: Numbers): Numbers[number] | undefined =>
  numbers.find(({ name, kind }) => kind === 'total' || name === 'total');

interface MetricFiguresProps {
  numbers: Numbers;
  /** Those of the days before. */
  before: Numbers | undefined;
  format: (value: number) => string;
}

/** A card's figure, what it was before, and what it is made of. */
export const MetricFigures = ({ numbers, before, format }: MetricFiguresProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const total = totalOf(numbers);
  const parts = numbers.filter((number) => number !== total);
  const words = (value: number | null | undefined): string => (value == null ? '–' : format(value));
  return (
    <>
      {total && (
        <>
          <span className={mergeClasses(styles.total, (total.value ?? 0) < 0 && styles.negative)}>
            {words(total.value)}
          </span>
          <Comparison now={total.value} before={before && totalOf(before)?.value} format={format} />
        </>
      )}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ name, value }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{numberName(i18n, name)}</dt>
              <dd className={styles.value}>{words(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

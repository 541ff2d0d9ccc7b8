import { makeStyles, mergeClasses, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QueryError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { TextTools } from './lineColumns.ts';
import type { PaidPeriod, usePayeeHistory } from './usePayList.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const height = 88;
const step = 40;
/** Height of the axis labels below the bars, including the gap. */
const below = 28;

/** Printed bars are outlines, to save ink. */
const outlined = { '@media print': { fill: 'none', stroke: 'currentColor' } };

const useStyles = makeStyles({
  root: { margin: 0, display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  chart: { width: '100%', maxWidth: `${step * 12}px`, height: `${height}px`, display: 'block' },
  bar: { fill: tokens.colorCompoundBrandBackground, forcedColorAdjust: 'none', ...outlined },
  target: { fill: 'transparent' },
  negative: { fill: tokens.colorStatusDangerBackground3, forcedColorAdjust: 'none', ...outlined },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    maxWidth: `${step * 12}px`,
    minHeight: '20px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  axis: { stroke: tokens.colorNeutralStroke1 },
});

interface BarsProps {
  periods: readonly PaidPeriod[];
  periodAndSum: (period: PaidPeriod) => string;
}

const Bars = ({ periods, periodAndSum }: BarsProps) => {
  const styles = useStyles();
  const sums = periods.map(({ sum }) => sum ?? 0);
  const [low, high] = [Math.min(0, ...sums), Math.max(0, ...sums)];
  const scale = height / Math.max(high - low, 1);
  const zero = high * scale;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${step * periods.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {periods.map((period, index) => {
        const sum = period.sum ?? 0;
        const size = Math.max(Math.abs(sum) * scale, sum === 0 ? 0 : 2);
        return (
          <g key={period.start}>
            <title>{periodAndSum(period)}</title>
            {/* Hover target of full height, because small sums have tiny bars. */}
            <rect className={styles.target} x={index * step} width={step} height={height} />
            <rect
              className={sum < 0 ? styles.negative : styles.bar}
              x={index * step + 5}
              y={sum < 0 ? zero : zero - size}
              width={step - 10}
              height={size}
            />
          </g>
        );
      })}
      <line className={styles.axis} x1={0} x2={step * periods.length} y1={zero} y2={zero} />
    </svg>
  );
};

const ends = (periods: readonly PaidPeriod[]): PaidPeriod[] =>
  [periods[0], periods.at(-1)].filter((period) => period !== undefined);

interface PayeeChartProps {
  history: ReturnType<typeof usePayeeHistory>;
  tools: TextTools;
}

export const PayeeChart = ({ history, tools }: PayeeChartProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const [isTable, setIsTable] = useState(false);
  const { date, money } = tools.formatters;
  const periodText = ({ start, end }: PaidPeriod): string => `${date(start)} – ${date(end)}`;
  const sumText = ({ sum }: PaidPeriod): string => (sum === null ? '–' : money(sum / 100));
  const periodAndSum = (period: PaidPeriod): string => `${periodText(period)}: ${sumText(period)}`;
  return (
    <figure className={styles.root} aria-label={t`The last twelve half-months`}>
      <figcaption className={styles.head}>
        <Text weight="semibold">
          <Trans>The last twelve half-months</Trans>
        </Text>
        <ToggleButton size="small" appearance="subtle" checked={isTable} onClick={() => setIsTable(!isTable)}>
          <Trans>As a table</Trans>
        </ToggleButton>
      </figcaption>
      {history.error && <QueryError error={history.error} onRetry={() => void history.refetch()} />}
      {history.isLoading && <Loading size={height + below} />}
      {history.data && !isTable && (
        <>
          <Bars periods={history.data} periodAndSum={periodAndSum} />
          <Text size={200} className={styles.below} aria-hidden="true">
            {ends(history.data).map((period) => (
              <span key={period.start}>{periodAndSum(period)}</span>
            ))}
          </Text>
        </>
      )}
      {history.data && isTable && (
        <table className={tables.table} aria-label={t`The last twelve half-months`}>
          <thead>
            <tr>
              <th scope="col">{t`Period`}</th>
              <th scope="col" className={tables.number}>{t`Sum`}</th>
            </tr>
          </thead>
          <tbody>
            {history.data.map((period) => (
              <tr key={period.start}>
                <th scope="row">{periodText(period)}</th>
                <td className={mergeClasses(tables.number, (period.sum ?? 0) < 0 && tables.negative)}>
                  {sumText(period)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
};

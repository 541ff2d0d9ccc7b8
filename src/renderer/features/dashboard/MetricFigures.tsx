import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Metric } from '#shared/api/dashboard.ts';
import { FigureChange, figureChange } from './FigureChange.tsx';
import type { MetricPartsProps } from './MetricParts.tsx';
import { addsUpByDays } from './metricList.ts';
import { totalOf } from './useMetric.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '40px' },
  total: {
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  negative: { color: tokens.colorStatusDangerForeground3 },
  // Lighter style for a dash, like for a missing response.
  none: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  line: {
    minHeight: '16px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MetricFiguresProps extends Omit<MetricPartsProps, 'linkOf'> {
  /** The period includes today, but `numbers` does not. */
  isUntilYesterday: boolean;
  /** Values including today, once loaded. */
  withToday: Metric['numbers'] | undefined;
  /** Days of the earlier value, as a tooltip. */
  daysBefore: string;
  /** Shown next to the number: selectors and the course of the figure. */
  children: ReactNode;
}

/**
 * The total that is compared, until when it counts, and the earlier value. Today is apart, because an
 * unfinished day cannot be compared.
 */
export const MetricFigures = (props: MetricFiguresProps) => {
  const { metric, numbers, isOver, isUntilYesterday, format, daysBefore, children } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const total = totalOf(numbers);
  const value = total?.value;
  const whole = props.withToday && totalOf(props.withToday)?.value;
  const before = props.before && totalOf(props.before)?.value;
  const earlier = before == null ? null : format(before);
  const todayText = (): string => {
    if (whole == null || value == null) return '';
    const [all, difference] = [format(whole), whole - value];
    const signed = `${difference > 0 ? '+' : ''}${format(difference)}`;
    return addsUpByDays(metric) ? t`today ${signed}` : t`with today ${all}`;
  };
  const until = isUntilYesterday
    ? [t`until yesterday`, todayText()].filter(Boolean).join(' · ')
    : isOver || earlier === null
      ? ''
      : t`the day is not over`;
  return (
    <>
      <div className={styles.row}>
        {total && (
          <span
            className={mergeClasses(
              styles.total,
              (value ?? 0) < 0 && styles.negative,
              value == null && styles.none,
            )}
          >
            {value == null ? '–' : format(value)}
          </span>
        )}
        {children}
      </div>
      {total && value != null && (
        <>
          {until && (
            <div className={styles.line} title={until}>
              {until}
            </div>
          )}
          <div className={styles.line} title={daysBefore}>
            {earlier !== null && (
              <>
                <FigureChange {...figureChange(props, totalOf, null)} /> <Trans>was {earlier}</Trans>
              </>
            )}
          </div>
        </>
      )}
    </>
  );
};

import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { changeOf } from './dashboardQuery.ts';
import { addsUpByDays, isBetter, numberName } from './metricList.ts';

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
  // Neutral colour, unless the metric defines a better direction.
  change: { display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: tokens.fontWeightSemibold },
  better: { color: tokens.colorStatusSuccessForeground3 },
  worse: { color: tokens.colorStatusDangerForeground3 },
  echo: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  total: {
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  // Lighter style for a dash, like for a missing response.
  none: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  parts: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
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

interface ChangeProps {
  change: number | null;
  isGood: boolean | null;
}

/** Relative change: the arrow shows its direction, the text whether it is an improvement. */
const Change = ({ change, isGood }: ChangeProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (change === null) return null;
  return (
    <span
      className={mergeClasses(
        styles.change,
        isGood === true && styles.better,
        isGood === false && styles.worse,
      )}
    >
      {change > 0 && <ArrowUp12Regular aria-hidden="true" />}
      {change < 0 && <ArrowDown12Regular aria-hidden="true" />}
      <Text size={200}>
        {i18n.number(change, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
        {isGood !== null && <> {isGood ? <Trans>better</Trans> : <Trans>worse</Trans>}</>}
      </Text>
    </span>
  );
};

interface TodayProps {
  metric: DashboardMetric;
  value: number | null | undefined;
  /** Value including today, once loaded. */
  whole: number | null | undefined;
  format: (value: number) => string;
}

/** Until when the figure counts, with today shown separately. */
const Today = ({ metric, value, whole, format }: TodayProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const difference = whole == null || value == null ? null : whole - value;
  const signed = difference === null ? '' : `${difference > 0 ? '+' : ''}${format(difference)}`;
  const all = whole == null ? '' : format(whole);
  const today = difference === null ? '' : addsUpByDays(metric) ? t`today ${signed}` : t`with today ${all}`;
  return (
    <div className={styles.comparison}>
      <Text size={200}>{[t`until yesterday`, today].filter(Boolean).join(' · ')}</Text>
    </div>
  );
};

type Numbers = Metric['numbers'];

const totalOf = (numbers: Numbers): Numbers[number] | undefined =>
  numbers.find(({ name, kind }) => kind === 'total' || name === 'total');

interface MetricFiguresProps {
  metric: DashboardMetric;
  /** Displayed values, which are also the ones compared. */
  numbers: Numbers;
  before: Numbers | undefined;
  /** Whether the period is over: an unfinished day is not compared with a whole one. */
  isOver: boolean;
  /** The period includes today, but `numbers` does not. */
  isUntilYesterday: boolean;
  /** Values including today, once loaded. */
  withToday: Numbers | undefined;
  format: (value: number) => string;
  /** Link to the list of counted records. */
  linkOf: (name: string) => string | null;
}

export const MetricFigures = (props: MetricFiguresProps) => {
  const { metric, numbers, isOver, isUntilYesterday, format, linkOf } = props;
  const { i18n } = useLingui();
  const styles = useStyles();
  const total = totalOf(numbers);
  const parts = numbers.filter((number) => number !== total);
  const figureText = (value: number | null | undefined): string => (value == null ? '–' : format(value));
  const changeFrom = (
    find: (all: Numbers) => Numbers[number] | undefined,
    part: string | null,
  ): ChangeProps => {
    const [now, before] = [numbers, props.before].map((all) => all && find(all)?.value);
    const change = !isOver || now == null || before == null ? null : changeOf(now, before);
    return { change, isGood: change === null ? null : isBetter(metric, part, change) };
  };
  /** Mouse-only link on the number; the name next to it is the same link for keyboard and screen readers. */
  const echo = (name: string, text: string) => {
    const to = linkOf(name);
    return to === null ? (
      text
    ) : (
      <Link to={to} className={styles.echo} tabIndex={-1} aria-hidden="true">
        {text}
      </Link>
    );
  };
  const before = props.before && totalOf(props.before)?.value;
  const words = before == null ? null : format(before);
  const wholeValue = props.withToday && totalOf(props.withToday)?.value;
  return (
    <>
      {total && (
        <>
          <span
            className={mergeClasses(
              styles.total,
              (total.value ?? 0) < 0 && styles.worse,
              total.value == null && styles.none,
            )}
          >
            {echo('total', figureText(total.value))}
          </span>
          <div className={styles.comparison}>
            {total.value != null && words !== null && (
              <>
                <Change {...changeFrom(totalOf, null)} />
                <Text size={200}>
                  <Trans>before: {words}</Trans>
                </Text>
                {!isOver && (
                  <Text size={200}>
                    <Trans>the day is not over</Trans>
                  </Text>
                )}
              </>
            )}
          </div>
          {isUntilYesterday && total.value != null && (
            <Today metric={metric} value={total.value} whole={wholeValue} format={format} />
          )}
        </>
      )}
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ name, value }) => {
            const to = linkOf(name);
            const label = numberName(i18n, name);
            const change = changeFrom((all) => all.find((one) => one.name === name), name);
            return (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{to === null ? label : <TextLink to={to}>{label}</TextLink>}</dt>
                <dd className={styles.value}>{change.isGood !== null && <Change {...change} />}</dd>
                <dd className={styles.value}>{echo(name, figureText(value))}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
};

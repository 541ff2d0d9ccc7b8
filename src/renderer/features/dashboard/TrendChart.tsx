import { VerticalBarChart } from '@fluentui/react-charts';
import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { currency } from '#shared/domain/money.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';
import { type DashboardQuery, periodParts } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { TrendMarks } from './TrendMarks.tsx';
import { metricQuestion } from './useMetric.ts';

const useStyles = makeStyles({
  picture: { position: 'relative', height: '240px' },
  // Table with the same data for screen readers.
  table: onlyHeard,
});

/** Space around the bars for the axis labels. */
const margins = { top: 20, right: 20, bottom: 35, left: 72 };
/** Centers each bar in an equal share of the width. */
const shares = { xAxisInnerPadding: 0.5, xAxisOuterPadding: 0.25 };

export interface TrendChartProps {
  name: string;
  metric: DashboardMetric;
  query: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  format: (value: number) => string;
  isMoney: boolean;
}

/** Whether the dialog's opening animation has ended: the chart measures its container only once. */
const useIsAtRest = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    let isGone = false;
    const moves = box.current?.closest('[role=dialog]')?.getAnimations() ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isGone || setIsAtRest(true));
    return () => {
      isGone = true;
    };
  }, []);
  return { box, isAtRest };
};

export const TrendChart = ({ name, metric, query, chosen, format, isMoney }: TrendChartProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { box, isAtRest } = useIsAtRest();
  const brief = (value: number): string =>
    i18n.number(value, {
      notation: 'compact',
      maximumFractionDigits: isMoney && Math.abs(value) < 1000 ? 0 : 1,
      ...(isMoney ? { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol' } : {}),
    });
  const language = languageOf(i18n);
  const clock = createFormatters(language, 'UTC');
  const parts = periodParts(query);
  const years = new Set(parts.map(({ dateFrom }) => dateFrom.slice(0, 4)));
  const dayAndMonth = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(years.size > 1 ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  const answers = useQueries({
    queries: parts.map((part) => metricQuestion(metric, { ...query, ...part }, chosen)),
  });
  const failed = answers.find(({ error }) => error !== null);
  const isComplete = answers.every(({ data }) => data !== undefined);
  const again = (): void => {
    for (const answer of answers) if (answer.error) void answer.refetch();
  };
  const bars = parts.map(({ dateFrom, dateTo }, index) => ({
    days: dateFrom === dateTo ? clock.date(dateFrom) : `${clock.date(dateFrom)} – ${clock.date(dateTo)}`,
    short: dayAndMonth.formatRange(Date.parse(dateFrom), Date.parse(dateTo)),
    value:
      answers[index]?.data?.numbers.find(({ kind, name: number }) => kind === 'total' || number === 'total')
        ?.value ?? null,
  }));
  const words = (value: number | null): string => (value === null ? '–' : format(value));
  return (
    <div ref={box} className={styles.picture}>
      {failed?.error ? (
        <FailedFigure error={failed.error} onRetry={again} />
      ) : !isComplete ? (
        <Spinner size="small" label={t`Loading…`} />
      ) : (
        <>
          {bars.every(({ value }) => !value) ? (
            <Text>
              <Trans>No data for these days.</Trans>
            </Text>
          ) : (
            <div className={styles.picture}>
              {/* Inert, because its parts have untranslated names. Marks and table provide the accessible
                  content. */}
              <div inert className={styles.picture}>
                {isAtRest && (
                  <VerticalBarChart
                    data={bars.map(({ short, value }) => ({ x: short, y: value ?? 0 }))}
                    colors={[tokens.colorCompoundBrandBackground]}
                    useSingleColor
                    hideLegend
                    // Tooltips would make the bars focusable, and the dialog would try to focus them although
                    // they are inert.
                    hideTooltip
                    barWidth={28}
                    margins={margins}
                    {...shares}
                    yAxisTickFormat={brief}
                  />
                )}
              </div>
              <TrendMarks
                sentences={bars.map(({ days, value }) => `${days}: ${words(value)}`)}
                inset={margins}
              />
            </div>
          )}
          <table className={styles.table}>
            <caption>{name}</caption>
            <tbody>
              {bars.map(({ days, value }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{words(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
};

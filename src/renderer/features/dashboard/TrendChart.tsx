import { VerticalBarChart } from '@fluentui/react-charts';
import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { createFormatters } from '../../ui/createFormatters.ts';
import { languageOf } from '../../ui/languageOf.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FailedFigure.tsx';
import { periodParts } from './periodParts.ts';
import { metricQuestion } from './useMetric.ts';

const useStyles = makeStyles({
  // The chart takes whatever height is around it.
  picture: { height: '240px' },
  // For those who hear it: in the same order, with the same words.
  table: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export interface TrendChartProps {
  name: string;
  metric: DashboardMetric;
  query: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  format: (value: number) => string;
}

/** Whether what opened around it has come to rest: a chart measures its place once, also one that is still growing. */
const useIsAtRest = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    let isGone = false;
    const moves = place.current?.closest('[role=dialog]')?.getAnimations() ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isGone || setIsAtRest(true));
    return () => {
      isGone = true;
    };
  }, []);
  return { place, isAtRest };
};

/** How a figure came about over its period. */
export const TrendChart = ({ name, metric, query, chosen, format }: TrendChartProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { place, isAtRest } = useIsAtRest();
  const brief = (value: number): string =>
    i18n.number(value, { notation: 'compact', maximumFractionDigits: 1 });
  const language = languageOf(i18n);
  const clock = createFormatters(language, 'UTC');
  const dayAndMonth = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const parts = periodParts(query);
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
    start: dayAndMonth.format(Date.parse(dateFrom)),
    value:
      answers[index]?.data?.numbers.find(({ kind, name: number }) => kind === 'total' || number === 'total')
        ?.value ?? 0,
  }));
  return (
    <div ref={place} className={styles.picture}>
      {failed?.error ? (
        <FailedFigure error={failed.error} onRetry={again} />
      ) : !isComplete ? (
        <Spinner size="small" label={t`Loading…`} />
      ) : (
        <>
          {/* A picture: what it says can be read in the table, in full. */}
          <div inert className={styles.picture}>
            {isAtRest && (
              <VerticalBarChart
                data={bars.map(({ days, start, value }) => ({
                  x: start,
                  y: value,
                  xAxisCalloutData: days,
                  yAxisCalloutData: format(value),
                }))}
                colors={[tokens.colorBrandBackground]}
                useSingleColor
                hideLegend
                barWidth={28}
                yAxisTickFormat={brief}
              />
            )}
          </div>
          <table className={styles.table}>
            <caption>{name}</caption>
            <tbody>
              {bars.map(({ days, value }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
};

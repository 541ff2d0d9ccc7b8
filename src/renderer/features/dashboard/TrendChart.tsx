import { VerticalBarChart } from '@fluentui/react-charts';
import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { createFormatters } from '../../ui/createFormatters.ts';
import { languageOf } from '../../ui/languageOf.ts';
import type { DashboardQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FailedFigure.tsx';
import { periodParts } from './periodParts.ts';
import { metricQuestion } from './useMetric.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
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

/** How a figure came about over its period. */
export const TrendChart = ({ name, metric, query, chosen, format }: TrendChartProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
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
  if (failed?.error) {
    const again = (): void => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    };
    return <FailedFigure error={failed.error} onRetry={again} />;
  }
  if (answers.some(({ data }) => data === undefined)) return <Spinner size="small" label={t`Loading…`} />;
  const bars = parts.map(({ dateFrom, dateTo }, index) => ({
    days: dateFrom === dateTo ? clock.date(dateFrom) : `${clock.date(dateFrom)} – ${clock.date(dateTo)}`,
    start: dayAndMonth.format(Date.parse(dateFrom)),
    value:
      answers[index]?.data?.numbers.find(({ kind, name: number }) => kind === 'total' || number === 'total')
        ?.value ?? 0,
  }));
  return (
    <div className={styles.root}>
      {/* A picture: what it says can be read in the table, in full. */}
      <div inert>
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
          height={240}
          barWidth={28}
          yAxisTickFormat={brief}
        />
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
    </div>
  );
};

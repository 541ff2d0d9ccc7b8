import { makeStyles, Spinner, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { currency } from '#shared/rules/money.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';
import { type DashboardQuery, periodParts } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { TrendBars } from './TrendBars.tsx';
import { metricQuery } from './useMetric.ts';

const useStyles = makeStyles({
  // Around the table, which itself would be as high as its rows and make the dialog scroll.
  table: onlyHeard,
});

export interface TrendChartProps {
  name: string;
  metric: DashboardMetric;
  query: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  format: (value: number) => string;
  isMoney: boolean;
}

export const TrendChart = ({ name, metric, query, chosen, format, isMoney }: TrendChartProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
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
    queries: parts.map((part) => metricQuery(metric, { ...query, ...part }, chosen)),
  });
  const failed = answers.find(({ error }) => error !== null);
  const again = (): void => {
    for (const answer of answers) if (answer.error) void answer.refetch();
  };
  if (failed?.error) return <FailedFigure error={failed.error} onRetry={again} />;
  if (answers.some(({ data }) => data === undefined)) return <Spinner size="small" label={t`Loading…`} />;
  const bars = parts.map(({ dateFrom, dateTo }, index) => {
    const days =
      dateFrom === dateTo ? clock.date(dateFrom) : `${clock.date(dateFrom)} – ${clock.date(dateTo)}`;
    const numbers = answers[index]?.data?.numbers;
    const value =
      numbers?.find(({ kind, name: number }) => kind === 'total' || number === 'total')?.value ?? null;
    const shown = value === null ? '–' : format(value);
    const short = dayAndMonth.formatRange(Date.parse(dateFrom), Date.parse(dateTo));
    return { days, short, value, shown, sentence: `${days}: ${shown}` };
  });
  return (
    <>
      {bars.some(({ value }) => value) ? (
        <TrendBars bars={bars} brief={brief} />
      ) : (
        <Text>
          <Trans>No data for these days.</Trans>
        </Text>
      )}
      <div className={styles.table}>
        <table>
          <caption>{name}</caption>
          <tbody>
            {bars.map(({ days, shown }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { type Formatters, useFormatters } from '../../ui/useFormatters.ts';
import type { LatestSearch } from '../../ui/useLatestSearch.ts';
import { CardSelectors, chosenOn } from './CardSelectors.tsx';
import { type DashboardQuery, previousQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { MetricFigures } from './MetricFigures.tsx';
import { MetricParts } from './MetricParts.tsx';
import { figureLink, metricList, shownQuery } from './metricList.ts';
import { Sparkline } from './Sparkline.tsx';
import { TrendDialog } from './TrendDialog.tsx';
import { useMetricPoints } from './useMetric.ts';
import { type MetricCardData, useMetricCard } from './useMetricCard.ts';
import { useWasSeen } from './useWasSeen.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    boxSizing: 'border-box',
    minHeight: '120px',
    minWidth: 0,
    breakInside: 'avoid',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within) [data-refresh]': { opacity: 0 },
    },
  },
  title: {
    minWidth: 0,
    margin: 0,
    padding: '2px 0',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 400,
    '& a': { position: 'relative', zIndex: 1 },
  },
  // Without a chart, a click anywhere opens the list.
  covering: {
    '& a': { position: 'static' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  // Numbers of a row are side by side, also next to a title of two lines.
  ofPeriod: { '& > h3': { flexGrow: 1 } },
  // The number is between title and comparison, next to the parts.
  ofDay: {
    '& > h3 + *': { flexGrow: 1 },
    '& > [data-refresh]': { top: '4px', bottom: 'auto' },
  },
  refresh: { position: 'absolute', zIndex: 1, insetInlineEnd: '4px', bottom: '4px' },
  selectors: { position: 'relative', zIndex: 1, minWidth: 0, flex: '0 1 112px' },
  // Its area is the whole card: a click anywhere opens the chart.
  course: {
    flex: '1 1 64px',
    minWidth: 0,
    maxWidth: '160px',
    minHeight: '40px',
    marginInlineStart: 'auto',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  // Next to the number, so that title and comparison have the whole width.
  parts: { position: 'absolute', top: '32px', insetInlineEnd: '12px', width: '55%', maxWidth: '160px' },
});

type CardPart<Name extends keyof MetricCardData> = Pick<MetricCardData, Name> & { label: string };

interface CourseButtonProps {
  label: string;
  metric: DashboardMetric;
  query: DashboardQuery;
  chosen: Readonly<Record<string, string>>;
  /** Each point costs a request, so the card's other figures are loaded first. */
  isWanted: boolean;
  onClick: () => void;
}

const CourseButton = ({ label, metric, query, chosen, isWanted, onClick }: CourseButtonProps) => {
  const root = useRef<HTMLButtonElement>(null);
  const wasSeen = useWasSeen(root);
  const points = useMetricPoints(metric, query, { chosen, isWanted: isWanted && wasSeen });
  return (
    <button ref={root} type="button" className={useStyles().course} aria-label={label} onClick={onClick}>
      <Sparkline values={points} />
    </button>
  );
};

const RefreshButton = ({ label, isFetching, reload }: CardPart<'isFetching' | 'reload'>) => (
  <span className={useStyles().refresh} data-refresh>
    <Button
      size="small"
      appearance="subtle"
      icon={<ArrowClockwise16Regular />}
      aria-label={label}
      disabledFocusable={isFetching}
      onClick={reload}
    />
  </span>
);

const daysText = (by: 'date' | 'period', query: DashboardQuery, { date }: Formatters): string =>
  by === 'date' ? date(query.date) : `${date(query.dateFrom)} – ${date(query.dateTo)}`;

interface MetricCardProps {
  metric: DashboardMetric;
  query: DashboardQuery;
  today: string;
  /** URL parameters, which store the card's selectors. */
  params: URLSearchParams;
  /** Whether to load the comparison: only after all current figures. */
  isCompared: boolean;
  onChange: LatestSearch['change'];
}

export const MetricCard = ({ metric, query, today, params, isCompared, onChange }: MetricCardProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = chosenOn(params, metric);
  const { title, by, isMoney = false } = metricList[metric];
  const isOfDay = by === 'date';
  const shown = shownQuery(metric, query, today);
  const card = useMetricCard({ metric, query, shown, chosen, isCompared });
  const { data, error } = card;
  const name = i18n._(title);
  const linkOf = (number: string): string | null => figureLink(metric, number, shown, today);
  const list = linkOf('total');
  const titleClass = mergeClasses(styles.title, isOfDay && styles.covering);
  const formatters = useFormatters();
  const format = isMoney ? formatters.money : formatters.number;
  const figures = data && {
    metric,
    numbers: data.numbers,
    before: card.before,
    isOver: isOfDay || card.isUntilYesterday || query.dateTo < today,
    format,
  };
  const choices = (
    <CardSelectors
      {...{ metric, title: name, sent: data?.selectors, chosen, onChange }}
      className={styles.selectors}
    />
  );
  const total = figures && (
    <MetricFigures
      {...figures}
      withToday={card.withToday}
      isUntilYesterday={card.isUntilYesterday}
      daysBefore={daysText(by, previousQuery(shown), formatters)}
    >
      {choices}
      {by === 'period' && (
        <CourseButton
          label={t`Chart of ${name}`}
          {...{ metric, query: shown, chosen }}
          isWanted={card.isComplete}
          onClick={() => setIsOpen(true)}
        />
      )}
    </MetricFigures>
  );
  const parts = figures && <MetricParts {...figures} linkOf={linkOf} isBrief={isOfDay} />;
  return (
    <section
      className={mergeClasses(styles.root, isOfDay ? styles.ofDay : styles.ofPeriod)}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className={titleClass}>
        {list === null ? name : <TextLink to={list}>{name}</TextLink>}
      </h3>
      {error ? (
        <>
          {choices}
          <FailedFigure error={error} onRetry={card.reload} />
        </>
      ) : card.isPending ? (
        <Skeleton aria-label={name}>
          <SkeletonItem size={40} />
        </Skeleton>
      ) : (
        total
      )}
      {isOfDay && parts && <div className={styles.parts}>{parts}</div>}
      {data && !error && <RefreshButton label={t`Refresh ${name}`} {...card} />}
      {isOpen && (
        <TrendDialog
          {...{ name, metric, query, chosen, format, isMoney, list }}
          onClose={() => setIsOpen(false)}
        >
          {parts}
        </TrendDialog>
      )}
    </section>
  );
};

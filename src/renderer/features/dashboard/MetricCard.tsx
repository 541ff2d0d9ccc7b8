import { Button, makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { DashboardMetric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { LatestSearch } from '../../ui/useLatestSearch.ts';
import { CardSelectors, chosenOn, ownSelectors, selectorKey } from './CardSelectors.tsx';
import { type DashboardQuery, previousQuery } from './dashboardQuery.ts';
import { FailedFigure } from './FigureState.tsx';
import { MetricFigures } from './MetricFigures.tsx';
import { MetricParts } from './MetricParts.tsx';
import { figureLink, metricList, shownQuery } from './metricList.ts';
import { Sparkline } from './Sparkline.tsx';
import { TrendDialog } from './TrendDialog.tsx';
import { useMetricCard } from './useMetricCard.ts';
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
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: 400,
    '& a': { position: 'relative', zIndex: 1 },
  },
  // Without a chart, a click anywhere opens the list.
  covering: {
    '& a': { position: 'static' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  above: { position: 'relative', zIndex: 1, minWidth: 0 },
  refresh: { position: 'absolute', zIndex: 1, insetInlineEnd: '4px', bottom: '4px' },
  selectors: { flex: '0 1 112px' },
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
  // Next to title and number, so that the comparison has the whole width.
  parts: { position: 'absolute', top: '10px', insetInlineEnd: '12px', width: '42%', maxWidth: '160px' },
  beforeParts: { maxWidth: '50%' },
});

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
  const shown = shownQuery(metric, query, today);
  const root = useRef<HTMLElement>(null);
  const isDrawn = useWasSeen(root);
  const card = useMetricCard({ metric, query, shown, chosen, isCompared, isDrawn });
  const { data, error } = card;
  const name = i18n._(title);
  const linkOf = (number: string): string | null => figureLink(metric, number, shown, today);
  const list = linkOf('total');
  const selectors = ownSelectors(metric, data?.selectors);
  const formatters = useFormatters();
  const format = isMoney ? formatters.money : formatters.number;
  const earlier = previousQuery(shown);
  const daysBefore =
    by === 'date'
      ? formatters.date(earlier.date)
      : `${formatters.date(earlier.dateFrom)} – ${formatters.date(earlier.dateTo)}`;
  const choose = (selector: string, value: string): void =>
    onChange((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(selectorKey(metric, selector), value);
      else next.delete(selectorKey(metric, selector));
      return next;
    });
  const figures = data && {
    metric,
    numbers: data.numbers,
    before: card.before,
    isOver: by === 'date' || card.isUntilYesterday || query.dateTo < today,
    format,
  };
  const choices = selectors.length > 0 && (
    <div className={`${styles.above} ${styles.selectors}`}>
      <CardSelectors title={name} selectors={selectors} chosen={chosen} onChoose={choose} />
    </div>
  );
  const total = figures && (
    <MetricFigures
      {...figures}
      withToday={card.withToday}
      isUntilYesterday={card.isUntilYesterday}
      daysBefore={daysBefore}
    >
      {choices}
      {by === 'period' && (
        <button
          type="button"
          className={styles.course}
          aria-label={t`Chart of ${name}`}
          onClick={() => setIsOpen(true)}
        >
          {card.points.length > 1 && <Sparkline values={card.points} />}
        </button>
      )}
    </MetricFigures>
  );
  const parts = figures && <MetricParts {...figures} linkOf={linkOf} isBrief={by === 'date'} />;
  return (
    <section ref={root} className={styles.root} aria-labelledby={titleId}>
      <h3
        id={titleId}
        className={mergeClasses(
          styles.title,
          by === 'date' && styles.covering,
          by === 'date' && (data?.numbers.length ?? 0) > 1 && styles.beforeParts,
        )}
        title={name}
      >
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
      {by === 'date' && parts && <div className={styles.parts}>{parts}</div>}
      {data && !error && (
        <span className={styles.refresh} data-refresh>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowClockwise16Regular />}
            aria-label={t`Refresh ${name}`}
            disabledFocusable={card.isFetching}
            onClick={card.reload}
          />
        </span>
      )}
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

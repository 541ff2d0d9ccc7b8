import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { changeOf } from './dashboardQuery.ts';
import { isBetter } from './metricList.ts';

const useStyles = makeStyles({
  // Neutral colour, unless the metric defines a better direction.
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightSemibold,
  },
  better: { color: tokens.colorStatusSuccessForeground3 },
  worse: { color: tokens.colorStatusDangerForeground3 },
  heard: onlyHeard,
});

type Numbers = Metric['numbers'];

export interface Change {
  change: number | null;
  isGood: boolean | null;
}

interface ComparedFigures {
  metric: DashboardMetric;
  numbers: Numbers;
  before: Numbers | undefined;
  /** Whether the period is over: an unfinished day is not compared with a whole one. */
  isOver: boolean;
}

/** Change of the total (`part` null) or of a part. */
export const figureChange = (
  { metric, numbers, before, isOver }: ComparedFigures,
  find: (all: Numbers) => Numbers[number] | undefined,
  part: string | null,
): Change => {
  const [now, earlier] = [find(numbers)?.value, before && find(before)?.value];
  const change = !isOver || now == null || earlier == null ? null : changeOf(now, earlier);
  return { change, isGood: change === null ? null : isBetter(metric, part, change) };
};

/** Relative change: arrow and colour for the eye, a word for screen readers. */
export const FigureChange = ({ change, isGood, isBrief = false }: Change & { isBrief?: boolean }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (change === null) return null;
  const percent = i18n.number(change, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <span
      title={isBrief ? percent : undefined}
      className={mergeClasses(
        styles.root,
        isGood === true && styles.better,
        isGood === false && styles.worse,
      )}
    >
      {change > 0 && <ArrowUp12Regular aria-hidden="true" />}
      {change < 0 && <ArrowDown12Regular aria-hidden="true" />}
      {isBrief ? <span className={styles.heard}>{percent}</span> : percent}
      {isGood !== null && (
        <span className={styles.heard}>&nbsp;{isGood ? <Trans>better</Trans> : <Trans>worse</Trans>}</span>
      )}
    </span>
  );
};

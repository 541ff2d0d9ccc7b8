import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { FigureChange, figureChange } from './FigureChange.tsx';
import { numberName } from './metricList.ts';
import { totalOf } from './useMetric.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    '& dt': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& dd': {
      margin: 0,
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      color: tokens.colorNeutralForeground2,
    },
    // Above the button that covers the card.
    '& a': { position: 'relative', zIndex: 1 },
  },
});

export interface MetricPartsProps {
  metric: DashboardMetric;
  numbers: Metric['numbers'];
  before: Metric['numbers'] | undefined;
  isOver: boolean;
  format: (value: number) => string;
  linkOf: (name: string) => string | null;
  /** Changes as arrows only, for a narrow place. */
  isBrief?: boolean;
}

/** Parts of a figure, each with its change and its list. */
export const MetricParts = (props: MetricPartsProps) => {
  const { numbers, format, linkOf, isBrief = false } = props;
  const { i18n } = useLingui();
  const styles = useStyles();
  const total = totalOf(numbers);
  const parts = numbers.filter((number) => number !== total);
  if (parts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {parts.map(({ name, value }) => {
        const to = linkOf(name);
        const label = numberName(i18n, name);
        const change = figureChange(props, (all) => all.find((one) => one.name === name), name);
        return (
          <div key={name} style={{ display: 'contents' }}>
            <dt title={label}>{to === null ? label : <TextLink to={to}>{label}</TextLink>}</dt>
            <dd>{change.isGood !== null && <FigureChange {...change} isBrief={isBrief} />}</dd>
            <dd>{value == null ? '–' : format(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
};

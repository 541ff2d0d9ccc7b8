import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { OrderPlan, Pressure } from '#shared/rules/orderPlan.ts';
import { usePressureFill } from '../pressureStyles.ts';

const useStyles = makeStyles({
  // Hidden in print: the line adds only colour to the adjacent text.
  root: { display: 'block', position: 'relative', height: '10px', '@media print': { display: 'none' } },
  way: {
    position: 'absolute',
    top: '4px',
    height: '2px',
    borderRadius: '1px',
    backgroundColor: tokens.colorNeutralStroke1,
    forcedColorAdjust: 'none',
  },
  stop: {
    position: 'absolute',
    top: '2px',
    width: '6px',
    height: '6px',
    marginLeft: '-3px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  now: {
    position: 'absolute',
    top: 0,
    width: '3px',
    height: '10px',
    marginLeft: '-1px',
    borderRadius: '1px',
    forcedColorAdjust: 'none',
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
});

interface PlanLineProps {
  plan: OrderPlan;
  pressure: Pressure;
  now: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Timeline preparation → pick-up → drop-off with a "now" marker.
 * `aria-hidden`: the adjacent text says the same.
 */
export const PlanLine = ({ plan: { start, pickUp, dropOff }, pressure, now }: PlanLineProps) => {
  const styles = useStyles();
  const fill = usePressureFill();
  const end = Math.max(dropOff, now);
  const span = Math.max(1, end - start);
  const at = (instant: number): string => percent(Math.min(1, Math.max(0, (instant - start) / span)));
  const stops = pickUp < dropOff ? [start, pickUp, dropOff] : [start, dropOff];
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.way} style={{ left: 0, right: `calc(100% - ${at(dropOff)})` }} />
      {end > dropOff && (
        <span className={mergeClasses(styles.way, fill.late)} style={{ left: at(dropOff), right: 0 }} />
      )}
      {stops.map((instant) => (
        <span key={instant} className={styles.stop} style={{ left: at(instant) }} />
      ))}
      <span className={mergeClasses(styles.now, fill[pressure])} style={{ left: at(now) }} />
    </span>
  );
};

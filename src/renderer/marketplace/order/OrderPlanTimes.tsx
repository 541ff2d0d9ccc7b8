import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PlannedOrder, timelinessOf } from '#shared/rules/orderPlan.ts';
import { useDelayRule } from '../../stores/preferences.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { usePressureText } from '../pressureStyles.ts';
import { pressureWords, useDelayTexts } from './delayTexts.ts';
import { PlanLine } from './PlanLine.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    containerType: 'inline-size',
    containerName: 'plan',
  },
  // Too narrow for three columns: a line for each time.
  times: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0 8px',
    color: tokens.colorNeutralForeground2,
    '@container plan (width < 320px)': { flexDirection: 'column' },
  },
  stop: {
    '@container plan (width < 320px)': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
  },
  middle: { textAlign: 'center' },
  end: { textAlign: 'end' },
  time: {
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

export const OrderPlanTimes = ({ order, minute }: { order: PlannedOrder; minute: number }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const tone = usePressureText();
  const { time } = useFormatters();
  const timeliness = timelinessOf(order, minute, useDelayRule());
  const { plan, pressure } = timeliness;
  const words = useDelayTexts()(timeliness, minute);
  const clock = (instant: number | undefined): string =>
    instant === undefined ? '' : time(new Date(instant).toISOString());
  const [start, pickUp, dropOff] = [clock(plan?.start), clock(plan?.pickUp), clock(plan?.dropOff)];
  return (
    <div className={styles.part}>
      <Text weight="semibold" className={tone[pressure]}>
        {[pressure === 'late' || !plan ? '' : i18n._(pressureWords[pressure]), words.cause, words.howLate]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {plan && (
        <>
          <PlanLine plan={plan} pressure={pressure} now={minute} />
          <div className={styles.times}>
            <span className={styles.stop}>
              <Trans>
                Preparation <span className={styles.time}>planned {start}</span>
              </Trans>
            </span>
            {plan.pickUp < plan.dropOff && (
              <span className={mergeClasses(styles.stop, styles.middle)}>
                <Trans>
                  Pickup <span className={styles.time}>planned {pickUp}</span>
                </Trans>
              </span>
            )}
            <span className={mergeClasses(styles.stop, styles.end)}>
              {order.deliveryMethod === 'pickup' ? (
                <Trans>
                  Pickup <span className={styles.time}>planned {pickUp}</span>
                </Trans>
              ) : (
                <Trans>
                  Drop-off <span className={styles.time}>planned {dropOff}</span>
                </Trans>
              )}
            </span>
          </div>
        </>
      )}
      <Text size={200} className={styles.quiet}>
        {words.explanation}
      </Text>
    </div>
  );
};

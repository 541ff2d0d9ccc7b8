import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { VehicleBicycle16Regular } from '@fluentui/react-icons/svg/vehicle-bicycle';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardColumn, Timeliness } from '#shared/rules/orderPlan.ts';
import { pressureWords } from '../../../marketplace/order/delayTexts.ts';
import { PlanLine } from '../../../marketplace/order/PlanLine.tsx';
import { deliveryMethodLabels } from '../../../marketplace/orderWords.ts';
import { pressureIcons, usePressureText } from '../../../marketplace/pressureStyles.ts';
import { columnTitles } from './boardModel.ts';
import type { BoardOrder } from './useUnderWay.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, whiteSpace: 'nowrap' },
  /** The time is more urgent than the end of the id. */
  id: {
    flexShrink: 99,
    minWidth: '38px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontFamily: tokens.fontFamilyMonospace,
    fontWeight: tokens.fontWeightSemibold,
  },
  place: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  fresh: {
    flexShrink: 0,
    marginLeft: 'auto',
    padding: '0 5px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  how: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    marginLeft: 'auto',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: tokens.fontWeightSemibold,
  },
  sign: { flexShrink: 0, '@container (width < 260px)': { display: 'none' } },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground2 },
  /** Never shrinks for the name, and never overflows the card in longer languages. */
  cause: { flexShrink: 0, maxWidth: 'calc(100% - 22px)', marginLeft: 'auto' },
  end: { marginLeft: 'auto', flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  expected: { '@container (width < 220px)': { display: 'none' } },
  /** The time line fills the room that status and time leave. Too narrow, it wraps and is cut off. */
  axis: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 0',
    minWidth: 0,
    height: '16px',
    padding: '0 3px',
    overflow: 'hidden',
    '::before': { content: '""', width: '1px', height: '16px' },
    '& > *': { flex: '1 0 24px' },
    '@container (width < 220px)': { display: 'none' },
  },
});

interface HeadLineProps {
  id: string;
  /** New column of an order that has left this one while that one is frozen; `over`: no longer under way. */
  leftFor: BoardColumn | 'over' | null;
  timeliness: Timeliness;
  howLate: string;
}

/** Delay or time left, or the new column of a card that has left this one. */
const Delay = ({ leftFor, timeliness: { plan, pressure }, howLate }: Omit<HeadLineProps, 'id'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tone = usePressureText();
  if (leftFor !== null) {
    const leftWords = leftFor === 'over' ? t`No longer in progress` : i18n._(columnTitles[leftFor]);
    return (
      <span className={mergeClasses(styles.how, styles.quiet)} title={leftWords}>
        <span className={styles.cut}>
          <Trans>Now: {leftWords}</Trans>
        </span>
      </span>
    );
  }
  // An order without an expected time is neither on time nor late.
  const isJudged = plan !== null || pressure !== 'good';
  const PressureIcon = pressureIcons[pressure];
  return (
    <span
      className={mergeClasses(styles.how, tone[pressure])}
      title={[isJudged ? i18n._(pressureWords[pressure]) : [], howLate].flat().join(' · ')}
    >
      {PressureIcon && <PressureIcon className={styles.sign} aria-hidden="true" />}
      <span className={styles.cut}>{howLate}</span>
    </span>
  );
};

export const HeadLine = ({ id, ...delay }: HeadLineProps) => {
  const styles = useStyles();
  return (
    <span className={styles.row}>
      <span className={styles.id}>{id}</span>
      <Delay {...delay} />
    </span>
  );
};

/** The sign of a new order shortens the name here, because id and delay must stay whole. */
export const PlaceLine = ({ place, isFresh }: { place: string; isFresh: boolean }) => {
  const styles = useStyles();
  return (
    <span className={styles.row}>
      <span className={mergeClasses(styles.cut, styles.place)}>{place}</span>
      {isFresh && (
        <span className={styles.fresh}>
          <Trans context="order">New</Trans>
        </span>
      )}
    </span>
  );
};

interface CourierLineProps {
  order: BoardOrder;
  /** `null`: there is none. */
  courier: string | null;
  isMissing: boolean;
  /** Cause of a delay; empty if it is not shown. */
  cause: string;
}

export const CourierLine = ({ order, courier, isMissing, cause }: CourierLineProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tone = usePressureText();
  return (
    <span className={mergeClasses(styles.row, styles.quiet)}>
      {order.deliveryMethod === 'delivery' ? (
        <>
          <VehicleBicycle16Regular className={styles.icon} aria-hidden="true" />
          <span className={mergeClasses(styles.cut, isMissing && tone.delayed)} title={t`Courier`}>
            {courier ?? (isMissing ? t`No courier` : t`No courier yet`)}
          </span>
        </>
      ) : (
        <span>{i18n._(deliveryMethodLabels.pickup)}</span>
      )}
      {cause !== '' && (
        <span className={mergeClasses(styles.cut, styles.cause, tone.delayed)} title={cause}>
          {cause}
        </span>
      )}
    </span>
  );
};

interface StatusLineProps {
  minute: number;
  status: string;
  /** Time of the last change. */
  change: string;
  timeliness: Timeliness;
  expected: string;
}

export const StatusLine = ({
  minute,
  status,
  change,
  timeliness: { plan, pressure },
  expected,
}: StatusLineProps) => {
  const styles = useStyles();
  return (
    <span className={styles.row}>
      <span className={styles.cut} title={[status, change].filter(Boolean).join(' · ')}>
        {status}
      </span>
      {plan && (
        <span className={styles.axis}>
          <PlanLine plan={plan} pressure={pressure} now={minute} />
        </span>
      )}
      <span className={mergeClasses(styles.end, styles.quiet, styles.expected)}>{expected}</span>
    </span>
  );
};

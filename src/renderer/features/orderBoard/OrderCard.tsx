import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { Person16Regular } from '@fluentui/react-icons/svg/person';
import { VehicleBicycle16Regular } from '@fluentui/react-icons/svg/vehicle-bicycle';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type BoardColumn, needsCourier, type Timeliness, timelinessOf } from '#shared/domain/orderPlan.ts';
import { personName } from '#shared/domain/personName.ts';
import { shortIdOf } from '#shared/domain/recordValues.ts';
import { pendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { pressureWords, useDelayTexts } from '../../marketplace/delayTexts.ts';
import { deliveryMethodLabels, statusText } from '../../marketplace/orderWords.ts';
import { PlanLine } from '../../marketplace/PlanLine.tsx';
import { seenText } from '../../resource/fields/fieldText.ts';
import { useChangeWords } from '../../resource/summaryHeader/changeWords.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { columnTitles } from './boardModel.ts';
import type { BoardOrder } from './useUnderWay.ts';

/** Fixed height in pixels, so that virtualization needs no measuring. */
export const cardHeight = 122;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '100%',
    height: `${cardHeight}px`,
    boxSizing: 'border-box',
    padding: '6px 10px 6px 12px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeftWidth: '4px',
    borderLeftColor: tokens.colorNeutralStroke1,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  delayed: { borderLeftColor: tokens.colorStatusWarningBackground3 },
  late: { borderLeftColor: tokens.colorStatusDangerBackground3 },
  peeked: { boxShadow: `0 0 0 2px ${tokens.colorCompoundBrandStroke}` },
  left: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, whiteSpace: 'nowrap' },
  id: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  fresh: {
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
  whole: { flexShrink: 0 },
  goodWords: { color: tokens.colorStatusSuccessForeground3 },
  delayedWords: { color: tokens.colorStatusWarningForeground1 },
  lateWords: { color: tokens.colorStatusDangerForeground3 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  place: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  who: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, flex: '0 1 auto' },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  nobody: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  end: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
});

const pressureIcons = { good: Checkmark16Regular, delayed: Warning16Filled, late: ErrorCircle16Filled };

export interface CardProps {
  order: BoardOrder;
  /** Current minute, the same number for all cards, so that they re-render once a minute. */
  minute: number;
  since: number | null;
  isFresh: boolean;
  isPeeked: boolean;
  /** Set on a board of all cities. */
  cityName: string | undefined;
  /** Roving tabindex: whether Tab reaches this card. */
  isStop: boolean;
  /** New column of an order that has left this one while that one is frozen; `over`: no longer under way. */
  leftFor: BoardColumn | 'over' | null;
}

const usePressureStyle = ({ pressure, plan }: Timeliness): { edge: string | false; words: string } => {
  const styles = useStyles();
  if (pressure === 'good') return { edge: false, words: plan ? styles.goodWords : styles.quiet };
  return pressure === 'late'
    ? { edge: styles.late, words: styles.lateWords }
    : { edge: styles.delayed, words: styles.delayedWords };
};

/** Fallback of the error boundary. The order can still be opened. */
export const UndrawnCard = ({
  order,
  isPeeked,
  isStop,
}: Pick<CardProps, 'order' | 'isPeeked' | 'isStop'>) => {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isPeeked && styles.peeked)}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPeeked}
      data-order={order.id}
    >
      <span className={styles.id}>{shortIdOf(order.id)}</span>
      <span className={styles.quiet}>
        <Trans>This order could not be shown</Trans>
      </span>
    </button>
  );
};

/** Card of an order under way. The board handles clicks and keys of all cards. */
export const OrderCard = memo((props: CardProps) => {
  const { order, minute, since, isFresh, isPeeked, cityName, isStop, leftFor } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const saving = usePendingValues((pending) => pendingValue(pending, 'orders', order.id, 'status'));
  const timeliness = timelinessOf(order, minute);
  const words = useDelayTexts()(timeliness, minute);
  const change = useChangeWords()(order.updatedAt ?? undefined, since, minute);
  const { edge, words: tone } = usePressureStyle(timeliness);
  // An order without an expected time is neither on time nor late.
  const isJudged = timeliness.plan !== null || timeliness.pressure !== 'good';
  const PressureIcon = pressureIcons[timeliness.pressure];
  const personal = (text: string): string => seenText({ isPersonal: true }, text, isPrivate);
  const customer = personal(personName(order.customer ?? {}));
  const courier = personal(personName(order.courier ?? {}));
  const status = statusText(i18n, typeof saving === 'string' ? saving : order.status);
  const leftWords = leftFor === 'over' ? t`No longer in progress` : leftFor && i18n._(columnTitles[leftFor]);
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, edge, isPeeked && styles.peeked, leftFor !== null && styles.left)}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPeeked}
      aria-busy={saving !== undefined}
      data-order={order.id}
    >
      <span className={styles.row}>
        <span className={styles.id}>{shortIdOf(order.id)}</span>
        {isFresh && (
          <span className={styles.fresh}>
            <Trans context="order">New</Trans>
          </span>
        )}
        {leftWords ? (
          <span className={mergeClasses(styles.how, styles.quiet)}>
            <Trans>Now: {leftWords}</Trans>
          </span>
        ) : (
          <span
            className={mergeClasses(styles.how, tone)}
            title={[isJudged ? i18n._(pressureWords[timeliness.pressure]) : [], words.howLate]
              .flat()
              .join(' · ')}
          >
            {isJudged && <PressureIcon className={styles.whole} aria-hidden="true" />}
            <span className={styles.cut}>{words.howLate}</span>
          </span>
        )}
      </span>
      <span className={mergeClasses(styles.cut, styles.place)}>
        {[order.establishmentName || '–', cityName ?? []].flat().join(' · ')}
      </span>
      <span className={styles.row}>
        <span className={styles.who} title={t`Customer`}>
          <Person16Regular className={styles.icon} aria-hidden="true" />
          <span className={styles.cut}>{customer || '–'}</span>
        </span>
        {order.deliveryMethod === 'delivery' ? (
          <span className={mergeClasses(styles.who, !courier && styles.whole)} title={t`Courier`}>
            <VehicleBicycle16Regular className={styles.icon} aria-hidden="true" />
            {courier ? (
              <span className={styles.cut}>{courier}</span>
            ) : needsCourier(order, minute) ? (
              <span className={styles.nobody}>
                <Trans>No courier</Trans>
              </span>
            ) : (
              <span className={styles.quiet}>
                <Trans>No courier yet</Trans>
              </span>
            )}
          </span>
        ) : (
          <span className={styles.quiet}>{i18n._(deliveryMethodLabels.pickup)}</span>
        )}
      </span>
      <span className={mergeClasses(styles.row, styles.quiet)}>
        <span className={styles.cut}>{status}</span>
        <span className={styles.end}>{words.expected}</span>
      </span>
      {timeliness.plan && <PlanLine plan={timeliness.plan} pressure={timeliness.pressure} now={minute} />}
      <span className={styles.row}>
        <span className={mergeClasses(styles.quiet, styles.cut)} title={change}>
          {change}
        </span>
        {timeliness.pressure === 'delayed' && (
          <span className={mergeClasses(styles.end, tone)}>{words.cause}</span>
        )}
      </span>
    </button>
  );
});

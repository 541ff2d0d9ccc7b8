import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { VehicleBicycle16Regular } from '@fluentui/react-icons/svg/vehicle-bicycle';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type BoardColumn, needsCourier, timelinessOf } from '#shared/rules/orderPlan.ts';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { pendingValue, usePendingValues } from '../../../data/optimisticUpdates.ts';
import { pressureWords, useDelayTexts } from '../../../marketplace/order/delayTexts.ts';
import { PlanLine } from '../../../marketplace/order/PlanLine.tsx';
import { deliveryMethodLabels, statusText } from '../../../marketplace/orderWords.ts';
import { pressureIcons, usePressureEdge, usePressureText } from '../../../marketplace/pressureStyles.ts';
import { seenText } from '../../../resource/fields/fieldText.ts';
import { useChangeWords } from '../../../resource/record/changeWords.ts';
import { useDelayRule, useIsPrivate } from '../../../stores/preferences.ts';
import { columnTitles } from './boardModel.ts';
import type { BoardOrder } from './useUnderWay.ts';

/** Fixed height in pixels, so that virtualization needs no measuring. */
export const cardHeight = 84;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '100%',
    height: `${cardHeight}px`,
    boxSizing: 'border-box',
    padding: '4px 10px 4px 12px',
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
  peeked: { boxShadow: `0 0 0 2px ${tokens.colorCompoundBrandStroke}` },
  left: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground3 },
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
  sign: { flexShrink: 0, '@container (width < 220px)': { display: 'none' } },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  place: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground2 },
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
  const [tone, edge] = [usePressureText(), usePressureEdge()];
  const isPrivate = useIsPrivate();
  const saving = usePendingValues((pending) => pendingValue(pending, 'orders', order.id, 'status'));
  const rule = useDelayRule();
  const timeliness = timelinessOf(order, minute, rule);
  const words = useDelayTexts()(timeliness, minute);
  const change = useChangeWords()(order.updatedAt ?? undefined, since, minute);
  const { plan, pressure, cause } = timeliness;
  // An order without an expected time is neither on time nor late.
  const isJudged = plan !== null || pressure !== 'good';
  const PressureIcon = pressureIcons[pressure];
  const personal = (text: string): string => seenText({ isPersonal: true }, text, isPrivate);
  const courier = personal(personName(order.courier ?? {}));
  const isMissing = !courier && needsCourier(order, minute, plan, rule);
  const status = statusText(i18n, typeof saving === 'string' ? saving : order.status);
  const leftWords = leftFor === 'over' ? t`No longer in progress` : leftFor && i18n._(columnTitles[leftFor]);
  // The line of the courier already shows a missing one.
  const isCauseShown = pressure === 'delayed' && cause !== 'courier';
  return (
    <button
      type="button"
      className={mergeClasses(
        styles.root,
        edge[pressure],
        isPeeked && styles.peeked,
        leftFor !== null && styles.left,
      )}
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
            className={mergeClasses(styles.how, tone[pressure])}
            title={[isJudged ? i18n._(pressureWords[pressure]) : [], words.howLate].flat().join(' · ')}
          >
            {PressureIcon && <PressureIcon className={styles.sign} aria-hidden="true" />}
            <span className={styles.cut}>{words.howLate}</span>
          </span>
        )}
      </span>
      <span className={mergeClasses(styles.cut, styles.place)}>
        {[order.establishmentName || '–', cityName ?? []].flat().join(' · ')}
      </span>
      <span className={mergeClasses(styles.row, styles.quiet)}>
        {order.deliveryMethod === 'delivery' ? (
          <>
            <VehicleBicycle16Regular className={styles.icon} aria-hidden="true" />
            <span className={mergeClasses(styles.cut, isMissing && tone.delayed)} title={t`Courier`}>
              {courier || (isMissing ? t`No courier` : t`No courier yet`)}
            </span>
          </>
        ) : (
          <span>{i18n._(deliveryMethodLabels.pickup)}</span>
        )}
        {isCauseShown && <span className={mergeClasses(styles.end, tone.delayed)}>{words.cause}</span>}
      </span>
      <span className={styles.row}>
        <span className={styles.cut} title={[status, change].filter(Boolean).join(' · ')}>
          {status}
        </span>
        {plan && (
          <span className={styles.axis}>
            <PlanLine plan={plan} pressure={pressure} now={minute} />
          </span>
        )}
        <span className={mergeClasses(styles.end, styles.quiet, styles.expected)}>{words.expected}</span>
      </span>
    </button>
  );
});

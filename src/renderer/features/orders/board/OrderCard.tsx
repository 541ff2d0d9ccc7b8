import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type BoardColumn, needsCourier, timelinessOf } from '#shared/rules/orderPlan.ts';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { pendingValue, usePendingValues } from '../../../data/optimisticUpdates.ts';
import { useDelayTexts } from '../../../marketplace/order/delayTexts.ts';
import { statusText } from '../../../marketplace/orderWords.ts';
import { usePressureEdge } from '../../../marketplace/pressureStyles.ts';
import { seenText } from '../../../resource/fields/fieldText.ts';
import { useChangeWords } from '../../../resource/record/changeWords.ts';
import { useDelayRule, useIsPrivate } from '../../../stores/preferences.ts';
import { CourierLine, HeadLine, PlaceLine, StatusLine } from './CardLines.tsx';
import type { BoardOrder } from './useUnderWay.ts';

/** Fixed height in pixels, so that virtualization needs no measuring. */
export const cardHeight = 84;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // Chromium 130 does not stretch the lines of a button.
    alignItems: 'stretch',
    gap: '2px',
    width: '100%',
    height: `${cardHeight}px`,
    boxSizing: 'border-box',
    padding: '4px 10px 4px 12px',
    // Space for id and delay next to the panel.
    '@container (width < 220px)': { paddingInline: '6px 8px' },
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
  id: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface CardProps {
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
  const { i18n } = useLingui();
  const styles = useStyles();
  const edge = usePressureEdge();
  const isPrivate = useIsPrivate();
  const saving = usePendingValues((pending) => pendingValue(pending, 'orders', order.id, 'status'));
  const rule = useDelayRule();
  const timeliness = timelinessOf(order, minute, rule);
  const words = useDelayTexts()(timeliness, minute);
  const change = useChangeWords()(order.updatedAt ?? undefined, since, minute);
  const { plan, pressure, cause } = timeliness;
  const courier = seenText({ isPersonal: true }, personName(order.courier ?? {}), isPrivate) || null;
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
      <HeadLine id={shortIdOf(order.id)} leftFor={leftFor} timeliness={timeliness} howLate={words.howLate} />
      <PlaceLine
        place={[order.establishmentName || '–', cityName ?? []].flat().join(' · ')}
        isFresh={isFresh}
      />
      <CourierLine
        order={order}
        courier={courier}
        isMissing={courier === null && needsCourier(order, minute, plan, rule)}
        cause={isCauseShown ? words.cause : ''}
      />
      <StatusLine
        minute={minute}
        status={statusText(i18n, typeof saving === 'string' ? saving : order.status)}
        change={change}
        timeliness={timeliness}
        expected={words.expected}
      />
    </button>
  );
});

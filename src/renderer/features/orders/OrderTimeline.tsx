import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { serverNow } from '../../stores/serverClock.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { OrderSection } from './OrderSection.tsx';

interface OrderMoment {
  name: 'created' | 'scheduledFor' | 'paid' | 'accepted' | 'lastChange';
  at: string;
}

/**
 * Known times in chronological order. The API has no time per status, only the last change; that is omitted
 * if it equals the time of the current status.
 */
export const orderMoments = (
  order: Pick<Order, 'status' | 'createdAt' | 'updatedAt' | 'scheduledFor' | 'paidAt' | 'acceptedAt'>,
): OrderMoment[] => {
  const moments: [OrderMoment['name'], string | null | undefined][] = [
    ['created', order.createdAt],
    ['paid', order.paidAt],
    ['accepted', order.acceptedAt],
    ['lastChange', order.updatedAt],
    ['scheduledFor', order.scheduledFor],
  ];
  const isShown = moments.some(
    ([name, at]) => name === order.status && Date.parse(at ?? '') === Date.parse(order.updatedAt ?? ''),
  );
  return moments
    .filter(([name]) => !(isShown && name === 'lastChange'))
    .flatMap(([name, at]) => (at && !Number.isNaN(Date.parse(at)) ? [{ name, at }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  moment: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '3px 0 3px 20px',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '9px',
      left: '2px',
      width: '7px',
      height: '7px',
      borderRadius: '50%',
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    ':not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: '18px',
      bottom: '-9px',
      left: '6px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  ahead: { '::before': { backgroundColor: 'transparent' } },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

const labels = {
  created: msg`Created`,
  scheduledFor: msg`Scheduled for`,
  paid: msg`Paid`,
  accepted: msg`Accepted`,
};

export const OrderTimeline = ({ order }: { order: Order }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { dateTime, instant } = useFormatters();
  const status = statusText(i18n, order.status);
  const moments = orderMoments(order);
  const labelOf = ({ name }: OrderMoment): string =>
    name !== 'lastChange'
      ? i18n._(labels[name])
      : moments.some((moment) => moment.name === order.status)
        ? t`Last change`
        : t`${status} (last change)`;
  return (
    <OrderSection title={t`Timeline`}>
      <ol className={styles.list}>
        {moments.map((moment) => (
          <li
            key={moment.name}
            className={
              Date.parse(moment.at) > serverNow() ? mergeClasses(styles.moment, styles.ahead) : styles.moment
            }
          >
            <span>{labelOf(moment)}</span>
            <time className={styles.time} dateTime={moment.at} title={instant(moment.at)}>
              {dateTime(moment.at)}
            </time>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
};

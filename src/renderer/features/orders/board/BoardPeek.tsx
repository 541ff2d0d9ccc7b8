import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { isDue } from '#shared/rules/dueAmounts.ts';
import { mayNeedCourier } from '#shared/rules/orderPlan.ts';
import { isOver } from '#shared/rules/wireValues.ts';
import type { Row } from '../../../data/entityCalls.ts';
import { useListedRecord } from '../../../data/useRecord.ts';
import { OrderContacts } from '../../../marketplace/order/OrderContacts.tsx';
import { OrderPlanTimes } from '../../../marketplace/order/OrderPlanTimes.tsx';
import type { OrderActions } from '../../../marketplace/order/useOrderActions.ts';
import { scopeOfOrder } from '../../../marketplace/order/useStatusOutcome.ts';
import { statusText, statusTone } from '../../../marketplace/orderWords.ts';
import { recordPath } from '../../../paths.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { useChangeWords } from '../../../resource/record/changeWords.ts';
import { GoneBanner } from '../../../resource/record/GoneBanner.tsx';
import { ErrorBanner } from '../../../ui/Banner.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { useFormatters } from '../../../ui/useFormatters.ts';
import { OrderCouriers } from '../couriers/OrderCouriers.tsx';
import { OrderStatusActions } from '../OrderStatusActions.tsx';
import { BoardAside } from './BoardAside.tsx';
import type { Card } from './boardModel.ts';
import type { BoardOrder } from './useUnderWay.ts';

const useStyles = makeStyles({
  status: { display: 'flex', alignItems: 'baseline' },
  part: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  // Reserves one line of height while the record loads.
  sums: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '4px 12px',
    margin: 0,
    minHeight: tokens.lineHeightBase300,
  },
  refund: { color: tokens.colorStatusDangerForeground3 },
  sum: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Amounts that customers ask about on the phone: the total and, after a cancellation, the refund. */
const PeekedSums = ({ order }: { order: BoardOrder }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { money } = useFormatters();
  const { orderTotal, totalRefund } = order;
  const sums = [
    [t`Order total`, orderTotal],
    [t`Total refund`, isDue(order, 'canceled') && typeof totalRefund === 'number' ? 0 - totalRefund : null],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(
        ([label, sum]) =>
          typeof sum === 'number' && (
            <Fragment key={label}>
              <dt className={styles.quiet}>{label}</dt>
              <dd className={mergeClasses(styles.sum, sum < 0 && styles.refund)}>{money(sum)}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
};

interface BoardPeekProps {
  card: Card;
  /** All orders of the board, by which couriers are free or busy. */
  orders: readonly BoardOrder[];
  /** Side of a narrow board that the panel overlays. */
  side: 'left' | 'right';
  minute: number;
  actions: OrderActions;
  onCancel: (order: BoardOrder) => void;
  onClose: () => void;
}

/** Side panel of a board order: phone numbers and the available actions. */
export const BoardPeek = (props: BoardPeekProps) => {
  const { card, orders, side, minute, actions, onCancel, onClose } = props;
  const { order: shown, column, since } = card;
  const { resource, scope: ofBoard } = useResource();
  const scope = scopeOfOrder(ofBoard, shown);
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { record, error, isGone, reload } = useListedRecord('orders', scope, shown, column !== null);
  // Merges in the record, which is loaded by id: it still exists after the order has left the board.
  const order: BoardOrder = { ...shown, ...(record as unknown as BoardOrder | undefined) };
  const row = order as unknown as Row;
  const change = useChangeWords()(order.updatedAt ?? undefined, since, minute);
  const tone = statusTone(order.status);
  return (
    <BoardAside
      label={t`Peek`}
      title={resource.nameOf(row)}
      record={{ id: order.id, path: recordPath('orders', scope, order.id) }}
      side={side}
      onClose={onClose}
    >
      {error && <ErrorBanner error={error} onRetry={reload} />}
      {isGone && <GoneBanner />}
      <div className={styles.part}>
        <span className={styles.status}>
          {tone && <StatusDot tone={tone} />}
          {statusText(i18n, order.status)}
        </span>
        <Text size={200} className={styles.quiet}>
          {change}
        </Text>
      </div>
      {!isGone && (
        <OrderStatusActions order={order} actions={actions} onCancel={() => onCancel(order)} hasKeys />
      )}
      <PeekedSums order={order} />
      {!isOver(order.status) && <OrderPlanTimes order={order} minute={minute} />}
      <OrderContacts order={order} />
      {!isGone && mayNeedCourier(order) && <OrderCouriers scope={scope} orders={orders} order={order} />}
    </BoardAside>
  );
};

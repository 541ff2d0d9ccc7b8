import { makeStyles } from '@fluentui/react-components';
import type { Order } from '#shared/api/orders.ts';
import { mayNeedCourier } from '#shared/rules/orderPlan.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { CouriersOfOrder } from './couriers/CouriersOfOrder.tsx';
import { OrderFacts, OrderRoute } from './OrderFacts.tsx';
import { OrderFeedback } from './OrderFeedback.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const useStyles = makeStyles({
  root: { containerType: 'inline-size' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@container (min-width: 780px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
});

export const OrderPage = ({ record }: RecordContentProps) => {
  const styles = useStyles();
  const order = record as unknown as Order;
  const { isGone } = useResource();
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderReceipt order={order} />
          <OrderFeedback order={order} />
        </div>
        <div className={styles.column}>
          {mayNeedCourier(order) && !isGone && <CouriersOfOrder key={order.id} order={order} />}
          <OrderFacts order={order} />
          <OrderRoute order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </div>
  );
};

import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { planOf } from '#shared/rules/orderPlan.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { useUnderWay } from '../board/useUnderWay.ts';
import { OrderSection } from '../OrderSection.tsx';
import { CouriersPanel } from './CouriersPanel.tsx';

/** Couriers of the city on the page of an order that has none. */
export const CouriersOfOrder = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const { scope } = useResource();
  const { orders } = useUnderWay(scope, false);
  return (
    <OrderSection title={t`Couriers`}>
      <CouriersPanel
        scope={scope}
        orders={orders}
        establishmentId={order.establishmentId ?? null}
        neededAt={planOf(order)?.pickUp ?? null}
      />
    </OrderSection>
  );
};

import { makeStyles, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { planOf } from '#shared/rules/orderPlan.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import type { BoardOrder } from '../board/useUnderWay.ts';
import { CouriersPanel } from './CouriersPanel.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  title: { margin: 0 },
});

interface OrderCouriersProps {
  /** City of the order. */
  scope: RecordScope;
  /** Orders under way, also of other cities. */
  orders: readonly BoardOrder[];
  order: BoardOrder;
}

/** Couriers for an order that has none, those of its likely zone first. */
export const OrderCouriers = ({ scope, orders, order }: OrderCouriersProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { country, city } = scope;
  const ofCity = useMemo(() => ({ country: country ?? '', city: city ?? '' }), [country, city]);
  const shown = useMemo(
    () => orders.filter((one) => one.city === undefined || one.city === ofCity.city),
    [orders, ofCity],
  );
  return (
    <section className={styles.root} aria-label={t`Couriers`}>
      <Text as="h2" className={styles.title} weight="semibold">
        <Trans>Couriers</Trans>
      </Text>
      <CouriersPanel
        scope={ofCity}
        orders={shown}
        establishmentId={order.establishmentId ?? null}
        neededAt={planOf(order)?.pickUp ?? null}
      />
    </section>
  );
};

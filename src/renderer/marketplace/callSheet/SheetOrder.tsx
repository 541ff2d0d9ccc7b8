import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { isUnderWay } from '#shared/rules/orderPlan.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { Failures } from '../../ui/Banner.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { OrderContacts } from '../order/OrderContacts.tsx';
import { OrderPlanTimes } from '../order/OrderPlanTimes.tsx';
import type { OrderActions } from '../order/useOrderActions.ts';
import { statusText, statusTone } from '../orderWords.ts';
import { CustomerMessage } from './CustomerMessage.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { ToSay } from './ToSay.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  status: { display: 'flex', alignItems: 'baseline', fontWeight: tokens.fontWeightSemibold },
  sum: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

interface SheetOrderProps {
  order: Row;
  scope: RecordScope;
  customer: Row;
  actions: OrderActions;
  onCancel: () => void;
}

/** An order on a call sheet: a sentence to say, phone numbers, and actions. */
export const SheetOrder = ({ order: row, scope, customer, actions, onCancel }: SheetOrderProps) => {
  const order = row as unknown as Order;
  const { i18n } = useLingui();
  const styles = useStyles();
  const minute = useMinute();
  const { money } = useFormatters();
  const { resource } = useResource();
  const [isWriting, setWriting] = useState(false);
  const tone = statusTone(order.status);
  const isOpen = isUnderWay(order);
  return (
    <article className={styles.root} aria-label={resource.nameOf(row)}>
      <div className={styles.head}>
        <span className={styles.status}>
          {tone && <StatusDot tone={tone} />}
          {statusText(i18n, order.status)}
        </span>
        <RecordLink to={recordPath('orders', scope, row.id)}>{resource.nameOf(row)}</RecordLink>
        {typeof order.orderTotal === 'number' && (
          <Text className={styles.sum}>{money(order.orderTotal)}</Text>
        )}
      </div>
      <ToSay order={row} country={scope.country ?? ''} />
      <Failures about={listPath('orders', scope)} />
      {isOpen && <OrderPlanTimes order={order} minute={minute} />}
      <OrderFacts order={row} scope={scope} />
      <OrderContacts order={order} isOfCustomer />
      <div className={styles.actions}>
        <Button size="small" onClick={() => setWriting(!isWriting)}>
          <Trans>Text to the customer</Trans>
        </Button>
        {actions.cancelsOf(order).length > 0 && isOpen && (
          <Button size="small" onClick={onCancel}>
            <Trans>Cancel order…</Trans>
          </Button>
        )}
      </div>
      {isWriting && (
        <CustomerMessage scope={scope} person={customer} order={row} onClose={() => setWriting(false)} />
      )}
    </article>
  );
};

import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { refundOf } from '#shared/rules/dueAmounts.ts';
import { isUnderWay } from '#shared/rules/orderPlan.ts';
import { CancelDialog } from '../../marketplace/order/CancelDialog.tsx';
import { OrderContacts } from '../../marketplace/order/OrderContacts.tsx';
import { OrderPlanTimes } from '../../marketplace/order/OrderPlanTimes.tsx';
import { useOrderActions } from '../../marketplace/order/useOrderActions.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { durationText } from '../../resource/record/changeWords.ts';
import { languageOf, useFormatters } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { OrderStatusActions } from './OrderStatusActions.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', paddingTop: '4px' },
  // Height of the missing buttons, so that content below does not move.
  noActions: { height: '24px' },
  sides: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px' },
  // Takes the full width only when the contacts wrap below it.
  plan: { flex: '1 1 344px', minWidth: 0, maxWidth: '520px' },
  contacts: { flex: '999 1 440px', minWidth: 0 },
  refund: { color: tokens.colorStatusDangerForeground3 },
  elapsed: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const minuteMs = 60_000;

const UnderWay = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const minute = useMinute();
  const created = Date.parse(order.createdAt ?? '');
  const age = minute - created;
  const span = durationText(languageOf(i18n), age);
  return (
    <div className={styles.plan}>
      <OrderPlanTimes order={order} minute={minute} />
      {!Number.isNaN(created) && (
        <span className={styles.elapsed}>
          {age < minuteMs ? <Trans>Created just now</Trans> : <Trans>Created {span} ago</Trans>}
        </span>
      )}
    </div>
  );
};

const Refund = ({ order }: { order: Order }) => {
  const styles = useStyles();
  const { money } = useFormatters();
  const refund = refundOf(order) ?? 0;
  if (refund <= 0) return null;
  const amount = money(refund);
  return (
    <Text weight="semibold" className={styles.refund}>
      <Trans>Refund {amount}</Trans>
    </Text>
  );
};

/** Summary header: refund, actions, expected times and contacts. */
export const OrderSummaryHeader = ({ record }: RecordContentProps) => {
  const order = record as unknown as Order;
  const { isGone } = useResource();
  const styles = useStyles();
  const actions = useOrderActions();
  const [isCanceling, setCanceling] = useState(false);
  return (
    <div className={styles.root}>
      <Refund order={order} />
      {isGone ? (
        <div className={styles.noActions} />
      ) : (
        <OrderStatusActions order={order} actions={actions} onCancel={() => setCanceling(true)} />
      )}
      <div className={styles.sides}>
        {isUnderWay(order) && <UnderWay order={order} />}
        <div className={styles.contacts}>
          <OrderContacts key={order.id} order={order} />
        </div>
      </div>
      {isCanceling && <CancelDialog order={order} actions={actions} onClose={() => setCanceling(false)} />}
    </div>
  );
};

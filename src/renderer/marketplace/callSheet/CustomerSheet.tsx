import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { OtherResource } from '../../resource/define/resourceContext.tsx';
import { RowsTable } from '../../resource/record/RowsTable.tsx';
import { ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CountryContext } from '../../ui/useFormatters.ts';
import { OrderTotals } from '../OrderTotals.tsx';
import { CancelDialog } from '../order/CancelDialog.tsx';
import { useOrderActions } from '../order/useOrderActions.ts';
import { orderColumns, ordersPath } from '../ordersOf.ts';
import { RecordNote } from '../RecordNote.tsx';
import { SheetSection } from '../SheetSection.tsx';
import { CustomerMessage } from './CustomerMessage.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PastCancellations } from './PastCancellations.tsx';
import { SentTexts } from './SentTexts.tsx';
import { SheetOrder } from './SheetOrder.tsx';
import { ToSay } from './ToSay.tsx';
import { type CustomerOrders, useCustomerOrders } from './useCustomerOrders.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  text: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const shownOrders = 3;

interface NothingUnderWayProps {
  latest: Row | null;
  scope: RecordScope;
  customer: Row;
  hasMessage: boolean;
}

/** The latest order instead, and a text about anything else. */
const NothingUnderWay = ({ latest, scope, customer, hasMessage }: NothingUnderWayProps) => {
  const styles = useStyles();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Text className={styles.quiet}>
        <Trans>No order under way</Trans>
      </Text>
      {latest && (
        <>
          <ToSay order={latest} country={scope.country ?? ''} />
          <OrderFacts order={latest} scope={scope} />
        </>
      )}
      {!hasMessage && !isWriting && (
        <Button size="small" className={styles.text} onClick={() => setWriting(true)}>
          <Trans>Text to the customer</Trans>
        </Button>
      )}
      {isWriting && (
        <CustomerMessage scope={scope} person={customer} order={latest} onClose={() => setWriting(false)} />
      )}
    </>
  );
};

interface SheetOrdersProps {
  orders: CustomerOrders;
  scope: RecordScope;
  customer: Row;
  hasMessage: boolean;
}

const SheetOrders = ({ orders, scope, customer, hasMessage }: SheetOrdersProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { underWay, latest, canceled, all, total } = orders;
  const actions = useOrderActions();
  // Outlives the order's card, which disappears once the order is canceled.
  const [canceling, setCanceling] = useState<Row | null>(null);
  return (
    <>
      <SheetSection title={t`Order under way`}>
        {underWay.length === 0 && (
          <NothingUnderWay
            latest={latest[0] ?? null}
            scope={scope}
            customer={customer}
            hasMessage={hasMessage}
          />
        )}
        {underWay.map((order) => (
          <SheetOrder
            key={order.id}
            order={order}
            scope={scope}
            customer={customer}
            actions={actions}
            onCancel={() => setCanceling(order)}
          />
        ))}
      </SheetSection>
      {canceling && (
        <CancelDialog
          order={canceling as unknown as Order}
          actions={actions}
          onClose={() => setCanceling(null)}
        />
      )}
      <SheetSection
        title={t`Last orders`}
        aside={
          total > 0 && (
            <>
              <TextLink to={ordersPath('customerId', scope, customer.id)}>
                <Trans>All {i18n.number(total)}</Trans>
              </TextLink>
              {all && <OrderTotals orders={all} />}
            </>
          )
        }
      >
        {total === 0 ? (
          <Text className={styles.quiet}>
            <Trans>No orders yet</Trans>
          </Text>
        ) : (
          <RowsTable {...orderColumns} rows={latest.slice(0, shownOrders)} scope={scope} />
        )}
      </SheetSection>
      <PastCancellations orders={canceled} total={total} scope={scope} customer={customer} />
    </>
  );
};

interface CustomerSheetProps {
  customer: Row;
  scope: RecordScope;
  /** Request on whose page the sheet is. */
  requestId?: string;
  /** A text to the customer is offered next to this sheet. */
  hasMessage?: boolean;
}

/** Everything about a customer for a call: orders, open requests, cancellations and an own note. */
export const CustomerSheet = (props: CustomerSheetProps) => {
  const { customer, scope, requestId, hasMessage = false } = props;
  const styles = useStyles();
  const { country = '' } = scope;
  const { orders, error, reload } = useCustomerOrders(scope, customer.id);
  const place: CountryId | null = isCountryId(country) ? country : null;
  return (
    <CountryContext value={place}>
      <div className={styles.root}>
        <RecordNote entity="customers" scope={scope} record={customer} />
        <SentTexts customerId={customer.id} />
        {error && <ReadError error={error} onRetry={reload} />}
        {!orders && !error && <Loading />}
        <OtherResource entity="orders" scope={scope}>
          {orders && (
            <SheetOrders orders={orders} scope={scope} customer={customer} hasMessage={hasMessage} />
          )}
        </OtherResource>
        <OpenRequests scope={scope} person={customer} exceptId={requestId} />
      </div>
    </CountryContext>
  );
};

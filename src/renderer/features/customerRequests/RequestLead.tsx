import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { allCities } from '#shared/rules/allCities.ts';
import { type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { CustomerMessage } from '../../marketplace/callSheet/CustomerMessage.tsx';
import { CustomerSheet } from '../../marketplace/callSheet/CustomerSheet.tsx';
import { customersOf, personKeys } from '../../marketplace/callSheet/customerMatch.ts';
import { OpenRequests } from '../../marketplace/callSheet/OpenRequests.tsx';
import { SheetContacts } from '../../marketplace/callSheet/SheetContacts.tsx';
import { useCustomerOrders } from '../../marketplace/callSheet/useCustomerOrders.ts';
import { useTextDraft } from '../../marketplace/texts/textDrafts.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { nameOfRequest, offerResponded, withdrawOffer } from './offerResponded.ts';
import { useNextOffer } from './useNextOffer.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  reply: { alignSelf: 'flex-start' },
});

/** Whether the texts were open at the last request of this window: a user answers several in a row. */
let wasOpen = false;

interface ReplyProps extends RecordContentProps {
  scope: RecordScope;
  order: Row | null;
  customerId: string | undefined;
}

const Reply = ({ record, scope, order, customerId }: ReplyProps) => {
  const { resource, scope: ofRequest } = useResource();
  const styles = useStyles();
  const { draft } = useTextDraft(scope.country ?? '', record.id);
  const [isOpen, setState] = useState<boolean | null>(null);
  useEffect(() => withdrawOffer(record.id), [record.id]);
  useNextOffer(record.id);
  const setOpen = (next: boolean): void => {
    wasOpen = next;
    setState(next);
  };
  // Decided once: emptying or sending a draft leaves the texts open.
  if (isOpen === null && draft !== undefined) setState(wasOpen || draft !== null);
  if (isOpen === null) return null;
  if (!isOpen) {
    return (
      <Button className={styles.reply} onClick={() => setOpen(true)}>
        <Trans>Reply with a text</Trans>
      </Button>
    );
  }
  return (
    <CustomerMessage
      scope={scope}
      purpose="request"
      person={record}
      order={order}
      request={record}
      customerId={customerId}
      onUsed={() => offerResponded(resource.nameOf(record) || nameOfRequest(record), record, ofRequest)}
      onClose={() => setOpen(false)}
    />
  );
};

/** Order that the request can be about: the newest before it. Orders come newest first. */
const orderBefore = ({ createdAt }: Row, orders: readonly Row[]): Row | null => {
  const written = Date.parse(String(createdAt));
  return orders.find((order) => Date.parse(String(order.createdAt)) <= written) ?? null;
};

/** Reply to a request, and the call sheet of its customer. */
export const RequestLead = ({ record }: RecordContentProps) => {
  const { scope } = useResource();
  const styles = useStyles();
  const { country = '' } = scope;
  const ofAll = { country, city: allCities };
  const own = personKeys(record);
  const { data } = useQuery(customersOf(country, own));
  const customer = data?.[0] ?? null;
  const ofCustomer = customer ? scopeOfRow(ofAll, customer) : scope;
  const { orders } = useCustomerOrders(ofCustomer, customer?.id ?? null);
  const theirs = customer && personKeys(customer);
  // The header of the page has these contacts already.
  const isSame = theirs?.email === own.email && theirs.phone === own.phone;
  return (
    <div className={styles.root}>
      <Reply
        key={record.id}
        record={record}
        scope={ofCustomer}
        order={orders ? orderBefore(record, orders.latest) : null}
        customerId={customer?.id}
      />
      {customer ? (
        <>
          {!isSame && <SheetContacts customer={customer} scope={ofCustomer} />}
          <CustomerSheet
            key={customer.id}
            customer={customer}
            scope={ofCustomer}
            requestId={record.id}
            hasMessage
          />
        </>
      ) : (
        <OpenRequests scope={scope} person={record} exceptId={record.id} />
      )}
    </div>
  );
};

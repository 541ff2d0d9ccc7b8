import { Button } from '@fluentui/react-components';
import { Chat16Regular } from '@fluentui/react-icons/svg/chat';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { CustomerMessage } from './CustomerMessage.tsx';
import { SheetContacts } from './SheetContacts.tsx';
import { useCustomerOrders } from './useCustomerOrders.ts';

/** Contacts of the customer who calls, and a text about the order under way or else the latest one. */
export const Caller = ({ customer, scope }: { customer: Row; scope: RecordScope }) => {
  const [isWriting, setWriting] = useState(false);
  const { orders } = useCustomerOrders(scope, customer.id);
  const underWay = orders?.underWay[0] ?? null;
  return (
    <>
      <SheetContacts customer={customer} scope={scope}>
        <Button
          size="small"
          icon={<Chat16Regular />}
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          <Trans context="action">Message</Trans>
        </Button>
      </SheetContacts>
      {isWriting && (
        <CustomerMessage
          scope={scope}
          person={customer}
          order={underWay ?? orders?.latest[0] ?? null}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
};

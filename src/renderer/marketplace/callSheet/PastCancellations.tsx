import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { recordPath } from '../../paths.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { canceledOrdersPath } from '../ordersOf.ts';
import { statusText } from '../orderWords.ts';
import { SheetSection } from '../SheetSection.tsx';
import { CustomerMessage } from './CustomerMessage.tsx';
import { trimmedText } from './customerMatch.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  text: { marginLeft: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const maxShown = 3;

interface PastCancellationsProps {
  orders: readonly Row[];
  total: number;
  scope: RecordScope;
  customer: Row;
}

/** Latest canceled orders of a customer with their reasons, each with a text to send. */
export const PastCancellations = ({ orders, total, scope, customer }: PastCancellationsProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { dayAndTime, money, number } = useFormatters();
  const [written, setWritten] = useState<string | null>(null);
  if (orders.length === 0) return null;
  const [count, all] = [number(orders.length), number(total)];
  return (
    <SheetSection
      title={t`Cancellations`}
      aside={
        <>
          <TextLink to={canceledOrdersPath(scope, customer.id)}>
            <Trans>All {number(orders.length)}</Trans>
          </TextLink>
          <span className={styles.quiet}>
            <Trans>
              {count} of {all} orders
            </Trans>
          </span>
        </>
      }
    >
      <ul className={styles.list}>
        {orders.slice(0, maxShown).map((order) => {
          const name = shortIdOf(order.id);
          const { totalRefund } = order;
          const amount = typeof totalRefund === 'number' && totalRefund > 0 ? money(totalRefund) : null;
          return (
            <li key={order.id}>
              <div className={styles.line}>
                <RecordLink to={recordPath('orders', scope, order.id)}>{name}</RecordLink>
                <span className={styles.quiet}>{dayAndTime(String(order.createdAt))}</span>
                {amount && (
                  <span className={styles.quiet}>
                    <Trans>Refund {amount}</Trans>
                  </span>
                )}
                <Button
                  size="small"
                  appearance="subtle"
                  className={styles.text}
                  aria-label={t`Text to the customer about ${name}`}
                  onClick={() => setWritten(written === order.id ? null : order.id)}
                >
                  <Trans>Text…</Trans>
                </Button>
              </div>
              <span className={styles.quiet}>
                {[statusText(i18n, String(order.status)), trimmedText(order.cancellationReason)]
                  .filter(Boolean)
                  .join(': ')}
              </span>
              {written === order.id && (
                <CustomerMessage
                  scope={scope}
                  purpose="cancellation"
                  person={customer}
                  order={order}
                  onClose={() => setWritten(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </SheetSection>
  );
};

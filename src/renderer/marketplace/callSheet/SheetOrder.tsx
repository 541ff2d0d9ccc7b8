import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { isUnderWay } from '#shared/rules/orderPlan.ts';
import { type Locale, languageTag } from '#shared/screens/settingValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { Failures } from '../../ui/Banner.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { CancelDialog, paidFor } from '../order/CancelDialog.tsx';
import { OrderContacts } from '../order/OrderContacts.tsx';
import { OrderPlanTimes } from '../order/OrderPlanTimes.tsx';
import { useOrderActions } from '../order/useOrderActions.ts';
import { statusText, statusTone } from '../orderWords.ts';
import { CustomerMessage } from './CustomerMessage.tsx';
import { customerLocale, sentenceOf } from './spokenOrder.ts';

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
  say: {
    margin: 0,
    padding: '2px 0 2px 10px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
  },
  words: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  translated: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

/** Sentence to say in the language of the window, and in that of the customer where it differs. */
const ToSay = ({ order, country }: { order: Row; country: string }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const minute = useMinute();
  const locale = i18n.locale as Locale;
  const theirs = customerLocale(country);
  const sentence = sentenceOf(order, country, locale, minute);
  const translated = sentenceOf(order, country, theirs, minute);
  if (sentence === '') return null;
  return (
    <blockquote className={styles.say}>
      <span className={styles.words}>{sentence}</span>
      <CopyButton text={translated} />
      {theirs !== locale && (
        <span className={styles.translated} lang={languageTag(theirs)}>
          {translated}
        </span>
      )}
    </blockquote>
  );
};

interface SheetOrderProps {
  order: Row;
  scope: RecordScope;
  customer: Row;
}

/** An order on a call sheet: what to say about it, who to call, and what can be done. */
export const SheetOrder = ({ order: row, scope, customer }: SheetOrderProps) => {
  const order = row as unknown as Order;
  const { i18n } = useLingui();
  const styles = useStyles();
  const minute = useMinute();
  const { money } = useFormatters();
  const { resource } = useResource();
  const actions = useOrderActions();
  const [open, setOpen] = useState<'cancel' | 'message' | null>(null);
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
      <OrderContacts order={order} isOfCustomer />
      <div className={styles.actions}>
        <Button size="small" onClick={() => setOpen(open === 'message' ? null : 'message')}>
          <Trans>Text to the customer</Trans>
        </Button>
        {actions.cancelsOf(order).length > 0 && isOpen && (
          <Button size="small" onClick={() => setOpen('cancel')}>
            <Trans>Cancel order…</Trans>
          </Button>
        )}
      </div>
      {open === 'message' && (
        <CustomerMessage
          scope={scope}
          purpose={isOpen ? 'delay' : 'cancellation'}
          person={customer}
          order={row}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          name={resource.nameOf(row)}
          statuses={actions.cancelsOf(order)}
          paid={paidFor(order)}
          onClose={() => setOpen(null)}
          onCancelOrder={(status, reason) => {
            setOpen(null);
            void actions.setStatus(order, status, reason);
          }}
        />
      )}
    </article>
  );
};

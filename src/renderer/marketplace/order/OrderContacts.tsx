import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Call16Regular } from '@fluentui/react-icons/svg/call';
import { PanelRight16Regular } from '@fluentui/react-icons/svg/panel-right';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { personName } from '#shared/rules/personName.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { asAppError } from '../../data/queryClient.ts';
import { recordOptions } from '../../data/useRecord.ts';
import { paths } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { seenText } from '../../resource/fields/fieldText.ts';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { showCallSheet } from '../../stores/callSheet.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { errorText } from '../../ui/errorText.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { deliveryMethodLabels } from '../orderWords.ts';
import { scopeOfOrder } from './useStatusOutcome.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
    gap: '6px 16px',
    margin: 0,
  },
  narrow: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
  person: { minWidth: 0 },
  who: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  what: { margin: 0, minWidth: 0, '& > div': { minHeight: '24px' } },
  // Reserves space, so that the content below does not move when the contact data arrives.
  asked: { minHeight: '72px' },
  askedShort: { minHeight: '48px' },
  line: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // In one line, so that the three contacts stay aligned.
  email: {
    minWidth: 0,
    '& [role=link]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& wbr': { display: 'none' },
    '& > div': { minHeight: '24px' },
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Same display, copying and masking as on the record's own page. */
const phoneField = fieldOf.phone({ label: msg`Phone number` });
const emailField = fieldOf.email({ label: msg`Email` });

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

interface ContactProps {
  scope: RecordScope;
  label: string;
  entity: 'customers' | 'couriers' | 'establishments';
  id: string | null | undefined;
  name: string;
  /** Text if the order has no such party. */
  none: string;
  /** Delays the fetch of contact data. */
  canAsk: boolean;
  /** Phone number only. */
  isShort?: boolean;
  /** Opens the call sheet of the person. */
  onSheet?: () => void;
}

/** A party of the order. The phone number comes from the party's own record, since orders contain none. */
const Contact = (props: ContactProps) => {
  const { label, entity, id, name: givenName, none, scope, canAsk, isShort = false, onSheet } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { country = '', city = '' } = scope;
  // Fetched on entering but not watched for live updates: phone numbers hardly change.
  const { data, error } = useQuery({
    ...recordOptions(entity, scope, id ?? ''),
    meta: {},
    enabled: canAsk && Boolean(id),
  });
  const failure = asAppError(error);
  const phone = trimmedText(data?.phoneNumber);
  const email = trimmedText(data?.email);
  const path = paths[entity].record({ country, city, id: id ?? '' });
  const name = seenText(
    { isPersonal: entity !== 'establishments' },
    givenName || (id ?? '').slice(-6),
    isPrivate,
  );
  const beside = t`Open side by side: ${name}`;
  return (
    <div className={styles.person}>
      <dt className={styles.who}>{label}</dt>
      <dd className={mergeClasses(styles.what, id ? styles[isShort ? 'askedShort' : 'asked'] : undefined)}>
        {id ? (
          <>
            <span className={styles.line}>
              <span className={styles.name} title={name}>
                <RecordLink to={path}>{name}</RecordLink>
              </span>
              <Button
                appearance="subtle"
                size="small"
                icon={<PanelRight16Regular />}
                aria-label={beside}
                title={beside}
                onClick={() => void openWindow(path, true, fieldOfParty[entity])}
              />
              {onSheet && (
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<Call16Regular />}
                  aria-label={t`Call sheet: ${name}`}
                  title={t`Call sheet: ${name}`}
                  onClick={onSheet}
                />
              )}
            </span>
            {!data && (
              <span className={styles.quiet} title={failure ? errorText(i18n, failure) : undefined}>
                {failure ? '–' : '…'}
              </span>
            )}
            {data && phone === '' && (
              <span className={styles.quiet}>
                <Trans>no phone number</Trans>
              </span>
            )}
            {phone !== '' && <ReadOnlyValue field={phoneField} value={phone} scope={scope} />}
            {email !== '' && !isShort && (
              <div className={styles.email} title={isPrivate ? undefined : email}>
                <ReadOnlyValue field={emailField} value={email} scope={scope} />
              </div>
            )}
          </>
        ) : (
          <span>{none}</span>
        )}
      </dd>
    </div>
  );
};

/** Reference field for a window side by side that follows this party. */
const fieldOfParty = { customers: 'customerId', couriers: 'courierId', establishments: 'establishmentId' };

type ContactedOrder = { city?: string } & Pick<
  Order,
  | 'customerId'
  | 'customer'
  | 'courierId'
  | 'courier'
  | 'establishmentId'
  | 'establishmentName'
  | 'deliveryMethod'
>;

interface OrderContactsProps {
  order: ContactedOrder;
  /** The customer is shown elsewhere. */
  isOfCustomer?: boolean;
}

/** Customer, courier and establishment: the contacts for a stuck order. */
export const OrderContacts = ({ order, isOfCustomer = false }: OrderContactsProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { customer, courier } = order;
  const scope = scopeOfOrder(useResource().scope, order);
  const [drawn] = useState({});
  // Contact data is fetched after the order itself has rendered.
  const canAsk = useHasSettled(drawn);
  const openSheet = (): void => {
    const { country = '', city = '' } = scope;
    if (order.customerId) void showCallSheet({ country, city, id: order.customerId });
  };
  return (
    <dl className={isOfCustomer ? mergeClasses(styles.list, styles.narrow) : styles.list}>
      {!isOfCustomer && (
        <Contact
          scope={scope}
          canAsk={canAsk}
          label={t`Customer`}
          entity="customers"
          id={order.customerId}
          name={personName(customer ?? {})}
          none="–"
          onSheet={openSheet}
        />
      )}
      <Contact
        scope={scope}
        canAsk={canAsk}
        isShort={isOfCustomer}
        label={t`Courier`}
        entity="couriers"
        id={order.courierId}
        name={personName(courier ?? {})}
        none={order.deliveryMethod === 'delivery' ? t`No courier yet` : i18n._(deliveryMethodLabels.pickup)}
      />
      <Contact
        scope={scope}
        canAsk={canAsk}
        isShort={isOfCustomer}
        label={t`Establishment`}
        entity="establishments"
        id={order.establishmentId}
        name={order.establishmentName ?? ''}
        none="–"
      />
    </dl>
  );
};

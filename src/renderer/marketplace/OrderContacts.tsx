import { makeStyles, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '#shared/api/orders.ts';
import type { RecordScope } from '../data/entityCalls.ts';
import { asAppError } from '../data/queryClient.ts';
import { recordOptions } from '../data/useRecord.ts';
import { paths } from '../paths.ts';
import { ReadOnlyValue } from '../resource/form/ReadOnlyValue.tsx';
import { fieldOf } from '../resource/kinds/fieldOf.ts';
import { seenText } from '../resource/kinds/fieldText.ts';
import { useResource } from '../resource/resourceContext.tsx';
import { useIsPrivate } from '../stores/preferences.ts';
import { errorText } from '../ui/errorText.ts';
import { RecordLink } from '../ui/RecordLink.tsx';
import { deliveryMethodLabels } from './orderWords.ts';
import { placeOf } from './useOrderActions.ts';

const useStyles = makeStyles({
  list: { margin: 0 },
  who: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, marginTop: '6px' },
  what: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', margin: 0, minWidth: 0 },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Called and copied as in its record, and hidden as there. */
const phoneField = fieldOf.phone({ label: msg`Phone number` });

interface ContactProps {
  scope: RecordScope;
  label: string;
  entity: 'customers' | 'couriers' | 'establishments';
  id: string | null | undefined;
  name: string;
  /** Said where there is nobody. */
  none: string;
}

/** Somebody who takes part, with the number from their own record: an order has none. */
const Contact = ({ label, entity, id, name, none, scope }: ContactProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { country = '', city = '' } = scope;
  // Read on entering and not watched: a number does not change while one looks at it.
  const { data, error } = useQuery({
    ...recordOptions(entity, scope, id ?? ''),
    meta: {},
    enabled: Boolean(id),
  });
  const failure = asAppError(error);
  const phone = typeof data?.phoneNumber === 'string' ? data.phoneNumber.trim() : '';
  const isPersonal = entity !== 'establishments';
  return (
    <>
      <dt className={styles.who}>{label}</dt>
      <dd className={styles.what}>
        {id ? (
          <>
            <span className={styles.name}>
              <RecordLink to={paths[entity].record({ country, city, id })}>
                {seenText({ isPersonal }, name || id.slice(-6), isPrivate)}
              </RecordLink>
            </span>
            {failure ? (
              <span className={styles.quiet}>{errorText(i18n, failure)}</span>
            ) : !data ? (
              <span className={styles.quiet}>…</span>
            ) : phone === '' ? (
              <span className={styles.quiet}>
                <Trans>no phone number</Trans>
              </span>
            ) : (
              <ReadOnlyValue field={phoneField} value={phone} scope={scope} />
            )}
          </>
        ) : (
          <span>{none}</span>
        )}
      </dd>
    </>
  );
};

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

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

/** The three whom one calls when an order does not go on. */
export const OrderContacts = ({ order }: { order: ContactedOrder }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { customer, courier } = order;
  const scope = placeOf(useResource().scope, order);
  return (
    <dl className={styles.list}>
      <Contact
        scope={scope}
        label={t`Customer`}
        entity="customers"
        id={order.customerId}
        name={joined([customer?.firstName, customer?.lastName])}
        none="–"
      />
      <Contact
        scope={scope}
        label={t`Courier`}
        entity="couriers"
        id={order.courierId}
        name={courier?.fullName ?? ''}
        none={order.deliveryMethod === 'delivery' ? t`nobody yet` : i18n._(deliveryMethodLabels.pickup)}
      />
      <Contact
        scope={scope}
        label={t`Establishment`}
        entity="establishments"
        id={order.establishmentId}
        name={order.establishmentName ?? ''}
        none="–"
      />
    </dl>
  );
};

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { deliveryMethodText } from '../../marketplace/orderWords.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { Revealable } from '../../resource/fields/sensitive/Revealable.tsx';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { languageOf, useFormatters } from '../../ui/useFormatters.ts';
import { OrderCompany, OrderPayLists } from './OrderLinks.tsx';
import { type Fact, FactsSection } from './OrderSection.tsx';

const inUnit = (i18n: I18n, value: number | null | undefined, unit: 'minute' | 'kilometer'): string | null =>
  typeof value === 'number'
    ? value.toLocaleString(languageOf(i18n), { style: 'unit', unit, maximumFractionDigits: 2 })
    : null;

export const OrderFacts = ({ order }: { order: Order }) => {
  const { i18n, t } = useLingui();
  const { dateTime } = useFormatters();
  const minutes = (value: number | null | undefined): string | null => inUnit(i18n, value, 'minute');
  const facts: Fact[] = [
    {
      field: 'deliveryMethod',
      label: t`Delivery method`,
      value: deliveryMethodText(i18n, order.deliveryMethod),
    },
    {
      field: 'scheduledFor',
      label: t`Scheduled for`,
      value: order.scheduledFor ? dateTime(order.scheduledFor) : order.isScheduled ? t`Scheduled` : null,
    },
    { field: 'preparationTime', label: t`Preparation time`, value: minutes(order.preparationTime) },
    { field: 'deliveryTime', label: t`Delivery time`, value: minutes(order.deliveryTime) },
    {
      field: 'secureCode',
      label: t`Secure code`,
      // Hidden until a click, because customers give this code to the courier and bystanders must not read
      // it.
      value: order.secureCode ? (
        <Revealable key={order.id} label={t`Secure code`}>
          {() => order.secureCode}
        </Revealable>
      ) : null,
    },
    { field: 'allergensComment', label: t`Allergens comment`, value: order.allergensComment || null },
    { field: 'cancellationReason', label: t`Cancellation reason`, value: order.cancellationReason || null },
    { field: 'establishmentId', label: t`Company`, value: <OrderCompany order={order} /> },
    { field: 'updatedAt', label: t`Pay lists`, value: <OrderPayLists order={order} /> },
  ];
  return <FactsSection title={t`Order`} order={order} facts={facts} />;
};

export const OrderRoute = ({ order }: { order: Order }) => {
  const { i18n, t } = useLingui();
  const { resource, scope } = useResource();
  const address = (name: 'establishmentAddress' | 'customerAddress') => {
    const field = resource.fields[name];
    return order[name] && field ? <ReadOnlyValue field={field} value={order[name]} scope={scope} /> : null;
  };
  return (
    <FactsSection
      title={t`Addresses`}
      order={order}
      facts={[
        {
          field: 'establishmentAddress',
          label: t`From`,
          value: address('establishmentAddress'),
        },
        {
          field: 'customerAddress',
          label: t`To`,
          value: address('customerAddress'),
        },
        { field: 'distance', label: t`Distance`, value: inUnit(i18n, order.distance, 'kilometer') },
      ]}
    />
  );
};

import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { seenText } from '../../resource/kinds/fieldText.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import { Card } from './Card.tsx';
import { Facts } from './Facts.tsx';

/** From where to where, and how far that is. */
export const OrderRoute = ({ order }: { order: Order }) => {
  const { i18n, t } = useLingui();
  const { resource } = useResource();
  const isPrivate = useIsPrivate();
  const { distance, customerAddress } = order;
  const addressField = resource.fields.customerAddress;
  const home = addressField && seenText(addressField, customerAddress ?? '', isPrivate);
  const far =
    typeof distance === 'number'
      ? distance.toLocaleString(languageOf(i18n), {
          style: 'unit',
          unit: 'kilometer',
          maximumFractionDigits: 2,
        })
      : null;
  return (
    <Card title={t`Addresses`}>
      <Facts
        order={order}
        facts={[
          { field: 'establishmentAddress', label: t`From`, value: order.establishmentAddress || null },
          { field: 'customerAddress', label: t`To`, value: home || null },
          { field: 'distance', label: t`Distance`, value: far },
        ]}
      />
    </Card>
  );
};

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { courierSource, customerSource, establishmentSource } from '../../marketplace/orderParties.ts';
import { broughtName, seenText } from '../../resource/kinds/fieldText.ts';
import type { ReferenceSource } from '../../resource/kinds/reference/referenceSource.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { Card } from './Card.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { OrderCompany } from './OrderCompany.tsx';
import { PartLink } from './PartLink.tsx';

type PartField = 'customerId' | 'courierId' | 'establishmentId';

/** Who ordered, who brings it, who made it. */
export const OrderPeople = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const { resource, scope } = useResource();
  const isPrivate = useIsPrivate();
  const [drawn] = useState({});
  // An order does not name the company: two more questions, asked when everything else stands on the screen.
  const canAskMore = useHasSettled(drawn);
  const link = (field: PartField, { pathOf }: ReferenceSource): ReactNode => {
    const id = order[field];
    const named = resource.fields[field];
    if (!id) return null;
    const said = (named && broughtName(order, named)) || id;
    const name = named ? seenText(named, said, isPrivate) : said;
    return pathOf ? <PartLink path={pathOf(scope, id)} name={name} field={field} /> : name;
  };
  const { establishmentId } = order;
  const facts: Fact[] = [
    { field: 'customerId', label: t`Customer`, value: link('customerId', customerSource) },
    { field: 'courierId', label: t`Courier`, value: link('courierId', courierSource) },
    {
      field: 'establishmentId',
      label: t`Establishment`,
      value: link('establishmentId', establishmentSource),
    },
    {
      field: 'establishmentName',
      label: t`Company`,
      value: establishmentId && canAskMore ? <OrderCompany scope={scope} id={establishmentId} /> : null,
    },
  ];
  return (
    <Card title={t`Who`}>
      <Facts order={order} facts={facts} />
    </Card>
  );
};

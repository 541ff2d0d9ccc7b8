import { msg } from '@lingui/core/macro';
import { fieldOf } from '../resource/kinds/fieldOf.ts';
import { participantName } from './participantName.ts';
import { courierSource, customerSource, establishmentSource } from './participantSources.ts';

const readOnly = { readOnly: true } as const;

/** Who has to do with an order, and with what was said of it: each with a link, and found by the name. */
export const orderParties = {
  customerId: fieldOf.reference({
    label: msg`Customer`,
    ...readOnly,
    source: customerSource,
    nameField: ['customer.firstName', 'customer.lastName'],
    sortedBy: 'customer',
  }),
  customer: participantName({ label: msg`Customer name`, ...readOnly, column: false }),
  establishmentId: fieldOf.reference({
    label: msg`Establishment`,
    ...readOnly,
    source: establishmentSource,
    nameField: 'establishmentName',
  }),
  establishmentName: participantName({ label: msg`Establishment name`, ...readOnly, column: false }),
  courierId: fieldOf.reference({
    label: msg`Courier`,
    ...readOnly,
    none: '–',
    source: courierSource,
    nameField: 'courier.fullName',
    sortedBy: 'courier',
  }),
  courier: participantName({ label: msg`Courier name`, ...readOnly, column: false }),
};

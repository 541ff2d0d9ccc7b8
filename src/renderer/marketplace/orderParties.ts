import { msg } from '@lingui/core/macro';
import type { RecordScope } from '../data/entityCalls.ts';
import { paths } from '../paths.ts';
import { fieldOf } from '../resource/kinds/fieldOf.ts';
import { defineKind } from '../resource/kinds/kind.ts';
import { entitySource } from '../resource/kinds/reference/referenceSource.ts';
import { containsFilter } from '../resource/kinds/text/text.ts';
import type { SearchThrough } from '../resource/resource.ts';

type Records = 'customers' | 'couriers' | 'establishments';

const pathIn =
  (name: Records) =>
  ({ country = '', city = '' }: RecordScope, id: string): string =>
    paths[name].record({ country, city, id });

/** Who takes part in an order. */
const customerSource = entitySource({
  entity: 'customers',
  isPersonal: true,
  nameFields: ['fullName'],
  pathOf: pathIn('customers'),
});
export const courierSource = entitySource({
  entity: 'couriers',
  isPersonal: true,
  nameFields: ['fullName'],
  pathOf: pathIn('couriers'),
});
export const establishmentSource = entitySource({
  entity: 'establishments',
  pathOf: pathIn('establishments'),
});

/** What a customer took part in, found by how one reaches them. */
export const throughCustomer: SearchThrough = {
  entity: 'customers',
  field: 'customerId',
  by: {
    phone: { field: 'phoneNumber', label: msg`Phone of the customer` },
    email: { field: 'email', label: msg`Email of the customer` },
  },
};

/** Orders by their id, of which the first eight characters are enough, with or without a sign in front. */
export const orderSource = entitySource({
  entity: 'orders',
  nameFields: ['id'],
  clean: (text) => text.replace(/^#/, ''),
});

/** The name of somebody who takes part: shown by the field that refers to them, looked for by itself. */
export const participantName = defineKind(() => ({
  text: () => '',
  width: 220,
  grows: true,
  sortedBy: null,
  exportAs: null,
  filter: containsFilter,
  isFilteredElsewhere: true,
  input: null,
}));

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
  customer: participantName({ label: msg`Customer name`, ...readOnly, isPersonal: true, column: false }),
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
  courier: participantName({ label: msg`Courier name`, ...readOnly, isPersonal: true, column: false }),
};

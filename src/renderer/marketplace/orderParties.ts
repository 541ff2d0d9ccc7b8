import { msg } from '@lingui/core/macro';
import type { RecordScope } from '../data/entityCalls.ts';
import { paths } from '../paths.ts';
import { fieldOf } from '../resource/fields/fieldOf.ts';
import { defineFieldType } from '../resource/fields/fieldType.ts';
import { entitySource } from '../resource/fields/reference/referenceSource.ts';
import { containsFilter } from '../resource/fields/text/text.ts';

type Records = 'customers' | 'couriers' | 'establishments';

const pathIn =
  (name: Records) =>
  ({ country = '', city = '' }: RecordScope, id: string): string =>
    paths[name].record({ country, city, id });

const customerSource = entitySource({
  entity: 'customers',
  isPersonal: true,
  nameFields: ['fullName'],
  pathOf: pathIn('customers'),
  foundBy: {
    phone: { field: 'phoneNumber', label: msg`Customer phone` },
    email: { field: 'email', label: msg`Customer email` },
  },
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

/** Finds orders by id. The first eight characters suffice, with or without a leading `#`. */
export const orderSource = entitySource({
  entity: 'orders',
  nameFields: ['id'],
  clean: (text) => text.replace(/^#/, ''),
});

/** Search-only field for a party's name; the reference field displays it. */
export const participantName = defineFieldType(() => ({
  text: () => '',
  width: 160,
  most: 440,
  sortedBy: null,
  exportAs: null,
  filter: containsFilter,
  filterGroup: null,
  input: null,
}));

/** Narrow, because lists of orders have three parties. */
const readOnly = { readOnly: true, width: 96 } as const;

/** Parties of an order or feedback, each a link, searchable by name. */
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
    filterGroup: 'who',
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

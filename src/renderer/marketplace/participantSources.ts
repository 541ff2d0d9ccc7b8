import type { RecordScope } from '../data/entityCalls.ts';
import { paths } from '../paths.ts';
import { entitySource } from '../resource/kinds/reference/referenceSource.ts';

type Records = 'customers' | 'couriers' | 'establishments';

const pathIn =
  (name: Records) =>
  ({ country = '', city = '' }: RecordScope, id: string): string =>
    paths[name].record({ country, city, id });

/** Who takes part in an order. */
export const customerSource = entitySource({
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

/** Orders by their id, of which the first eight characters are enough, with or without a sign in front. */
export const orderSource = entitySource({
  entity: 'orders',
  nameFields: ['id'],
  clean: (text) => text.replace(/^#/, ''),
});

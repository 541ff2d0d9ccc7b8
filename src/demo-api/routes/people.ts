import { type Columns, type Join, joined } from '../resource/column.ts';
import type { WireRecord } from '../resource/resource.ts';

export const fullNameSql = (alias: string): string =>
  `trim(coalesce(${alias}.firstName, '') || ' ' || coalesce(${alias}.lastName, ''))`;

const customer: Join = { table: 'customers', alias: 'c', key: 't.customerId' };
const courier: Join = { table: 'couriers', alias: 'k', key: 't.courierId' };
const establishment: Join = { table: 'establishments', alias: 'e', key: 't.establishmentId' };

/** Participants of an order, for orders and feedback. Filterable by name and by id. */
export const participantColumns: Columns = {
  establishmentId: { type: 'id', sql: 't.establishmentId' },
  establishmentName: joined(establishment, 'text', 'e.name'),
  establishment: { ...joined(establishment, 'text', 'e.name'), filterOnly: true },
  customerId: { type: 'id', sql: 't.customerId' },
  customerFirstName: joined(customer, 'text', 'c.firstName'),
  customerLastName: joined(customer, 'text', 'c.lastName'),
  customer: { ...joined(customer, 'text', fullNameSql('c')), filterOnly: true },
  courierId: { type: 'id', sql: 't.courierId' },
  courierFullName: joined(courier, 'text', fullNameSql('k')),
  courier: { ...joined(courier, 'text', fullNameSql('k')), filterOnly: true },
};

/** The API nests people: `customer: { firstName, lastName }`, `courier: { fullName }`. */
export const nestParticipants = ({
  customerFirstName,
  customerLastName,
  courierFullName,
  ...record
}: WireRecord): WireRecord => ({
  ...record,
  customer: { firstName: customerFirstName, lastName: customerLastName },
  courier: record.courierId === null ? null : { fullName: courierFullName },
});

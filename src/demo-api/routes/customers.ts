import { createId } from '../db/createId.ts';
import { managedColumns, own } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, columnsOf, email, phone, text } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';
import { fullNameSql } from './people.ts';

const fields = {
  firstName: text(),
  lastName: text(),
  email: email({ required: true }),
  phoneNumber: phone(),
  isActive: boolean({ initial: 1 }),
};

const customers: WritableResource = {
  table: 'customers',
  noun: 'customer',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    ...managedColumns,
    ...columnsOf(fields),
    ...own({ orders: 'integer', total: 'money' }),
    fullName: { kind: 'text', sql: fullNameSql('t') },
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields,
  newId: createId,
};

export const customerHandlers = crudHandlers('customers', customers);

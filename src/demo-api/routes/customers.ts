import { createId } from '../db/createId.ts';
import { managedColumns, own } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, email, text } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';
import { fullNameSql } from './people.ts';

const customers: WritableResource = {
  table: 'customers',
  noun: 'customer',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    ...managedColumns,
    ...own({
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phoneNumber: 'phone',
      orders: 'integer',
      total: 'money',
      isActive: 'boolean',
    }),
    fullName: { kind: 'text', sql: fullNameSql('t') },
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields: {
    firstName: text(),
    lastName: text(),
    email: email({ required: true }),
    phoneNumber: text({ max: 40 }),
    isActive: boolean({ initial: 1 }),
  },
  newId: createId,
};

export const customerHandlers = crudHandlers('customers', customers);

import { own } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, email, phone, text } from '../resource/fields.ts';
import { fullNameSql } from './people.ts';

const fields = {
  firstName: text(),
  lastName: text(),
  email: email({ required: true }),
  phoneNumber: phone(),
  isActive: boolean({ initial: 1 }),
};

const customers = managed({
  table: 'customers',
  noun: 'customer',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    ...own({ orders: 'integer', total: 'money' }),
    fullName: { type: 'text', sql: fullNameSql('t') },
  },
  fields,
});

export const customerHandlers = crudHandlers('customers', customers);

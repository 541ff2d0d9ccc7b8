import { msg } from '@lingui/core/macro';
import { defineResource } from '../../resource/defineResource.ts';
import { fieldOf } from '../../resource/kinds/fieldOf.ts';

export const customers = defineResource({
  entity: 'customers',
  newLabel: msg`New customer`,
  removeQuestion: msg`Delete this customer?`,
  nameOf: ({ fullName, firstName, lastName, email, id }) =>
    fullName || [firstName, lastName].filter(Boolean).join(' ') || email || id,
  search: 'fullName',
  searchAlso: ['phoneNumber', 'email'],
  fields: {
    fullName: fieldOf.text({ label: msg`Full name`, readOnly: true }),
    firstName: fieldOf.text({ label: msg`First name` }),
    lastName: fieldOf.text({ label: msg`Last name` }),
    email: fieldOf.email({ label: msg`Email`, required: true }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number` }),
    total: fieldOf.money({ label: msg`Total`, readOnly: true }),
    orders: fieldOf.integer({ label: msg`Orders`, readOnly: true }),
    isActive: fieldOf.active(),
  },
  columns: ['id', 'fullName', 'email', 'phoneNumber', 'total', 'orders', 'createdAt', 'updatedAt'],
  sections: [
    { title: msg`Person`, fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'isActive'] },
    { title: msg`Orders`, fields: ['orders', 'total'] },
  ],
});

import { msg } from '@lingui/core/macro';
import { personName } from '#shared/rules/personName.ts';
import { compareBy } from '../../marketplace/compareBy.ts';
import { ordersOf } from '../../marketplace/ordersOf.ts';
import { ordersUnderWayOf } from '../../marketplace/ordersUnderWay.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { lacking, type RecordContentProps } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const { toOrders } = ordersOf('customerId');

export const customers = defineResource({
  entity: 'customers',
  newLabel: msg`New customer`,
  removeConfirmation: msg`Delete this customer?`,
  removalNote: ordersUnderWayOf('customerId'),
  nameOf: (customer) => personName(customer) || customer.email || customer.id,
  search: 'fullName',
  searchAlso: ['email', 'phoneNumber'],
  takesRows: true,
  actions: [toOrders],
  slots: {
    compare: compareBy('customerId'),
    lead: lazyComponent<RecordContentProps>(
      async () => (await import('../../marketplace/callSheet/CustomerLead.tsx')).CustomerLead,
      {},
    ),
  },
  summaryHeader: { odd: (customer) => lacking(customer, { phoneNumber: msg`No phone number` }) },
  fields: {
    fullName: fieldOf.name({ label: msg`Full name`, readOnly: true, isPersonal: true }),
    firstName: fieldOf.text({ label: msg`First name`, isUnique: true, isPersonal: true }),
    lastName: fieldOf.text({ label: msg`Last name`, isUnique: true, isPersonal: true }),
    email: fieldOf.email({ label: msg`Email`, required: true }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number` }),
    isActive: fieldOf.active(),
    total: fieldOf.money({
      label: msg`Total of orders`,
      labelInList: msg`Total`,
      readOnly: true,
      none: '–',
    }),
    orders: fieldOf.integer({ label: msg`Number of orders`, labelInList: msg`Orders`, readOnly: true }),
  },
  // Narrower lists give its room to the email.
  updatedAtFromWidth: 1240,
  columns: ['id', 'fullName', 'email', 'phoneNumber', 'total', 'orders', 'createdAt', 'updatedAt'],
  sections: [
    { title: msg`Customer`, fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'isActive'] },
    { title: msg`Orders`, fields: ['orders', 'total'], isAside: true },
  ],
  quickEdit: ['firstName', 'lastName', 'email', 'phoneNumber', 'isActive'],
});

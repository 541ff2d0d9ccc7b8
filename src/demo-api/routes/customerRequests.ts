import { createId } from '../db/createId.ts';
import { managedColumns, own, shownJson } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, choice, email, longText, text, textList } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';
import { customerRequestReasons } from './choices.ts';

const customerRequests: WritableResource = {
  table: 'customer_requests',
  noun: 'customer request',
  scope: 'country',
  columns: {
    ...managedColumns,
    images: shownJson('images'),
    ...own({
      customerName: 'text',
      email: 'text',
      phoneNumber: 'phone',
      reason: 'choice',
      message: 'text',
      isResponded: 'boolean',
    }),
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields: {
    email: email(),
    reason: choice({ of: customerRequestReasons, initial: 'other' }),
    message: longText(),
    images: textList({ max: 20 }),
    isResponded: boolean({ required: true }),
  },
  createFields: { customerName: text(), phoneNumber: text({ max: 40 }) },
  newId: createId,
};

export const customerRequestHandlers = crudHandlers('customer_requests', customerRequests);

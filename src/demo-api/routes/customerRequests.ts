import { createId } from '../db/createId.ts';
import { managedColumns, shownJson } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, choice, columnsOf, email, longText, phone, text, textList } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';
import { customerRequestReasons } from './choices.ts';

const fields = {
  email: email(),
  reason: choice({ of: customerRequestReasons, initial: 'other' }),
  message: longText(),
  images: textList({ max: 20 }),
  isResponded: boolean({ required: true }),
};

const createFields = { customerName: text(), phoneNumber: phone() };

const customerRequests: WritableResource = {
  table: 'customer_requests',
  noun: 'customer request',
  scope: 'country',
  columns: {
    ...managedColumns,
    ...columnsOf(fields),
    ...columnsOf(createFields),
    images: shownJson('images'),
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields,
  createFields,
  newId: createId,
};

export const customerRequestHandlers = crudHandlers('customer_requests', customerRequests);

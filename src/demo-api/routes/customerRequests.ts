import { customerRequestReasons } from '#shared/rules/wireValues.ts';
import { shownJson } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, choice, email, longText, phone, text, textList } from '../resource/fields.ts';

const fields = {
  email: email(),
  reason: choice({ of: customerRequestReasons, initial: 'other' }),
  message: longText(),
  images: textList({ max: 20 }),
  isResponded: boolean({ required: true }),
};

const createFields = { customerName: text(), phoneNumber: phone() };

const customerRequests = managed({
  table: 'customer_requests',
  noun: 'customer request',
  scope: 'country',
  columns: {
    images: shownJson('images'),
  },
  fields,
  createFields,
});

export const customerRequestHandlers = crudHandlers('customerRequests', customerRequests);

import { establishmentKinds } from '#shared/api/catalogue.ts';
import { statement } from '../db/statement.ts';
import { ApiError, type FieldErrors } from '../http/apiError.ts';
import type { Call } from '../http/call.ts';
import { type Join, joined, shownJson } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import {
  boolean,
  choice,
  email,
  longText,
  money,
  number,
  percent,
  phone,
  picture,
  reference,
  text,
  textList,
} from '../resource/fields.ts';
import type { Values } from '../resource/resource.ts';
import { checkReferences, inCountry } from './references.ts';

const company: Join = { table: 'companies', alias: 'y', key: 't.companyId' };
const references = [
  inCountry('companyId', 'company', 'companies'),
  inCountry('categoryId', 'home category', 'home_categories'),
];
const topFilter = inCountry('topFilterIds', 'top filter', 'top_filters');

const idsOf = (list: unknown): string[] => (typeof list === 'string' ? JSON.parse(list) : []);

const checkTopFilters = (next: Values, before: Values | null, call: Call): FieldErrors => {
  const known = new Set(idsOf(before?.topFilterIds));
  const unknown = idsOf(next.topFilterIds).some(
    (id) => !known.has(id) && !statement(call.db, topFilter.sql).get(id, topFilter.scope(call)),
  );
  return unknown ? { topFilterIds: `holds an unknown ${topFilter.noun}` } : {};
};

const requireCommission = (next: Values): void => {
  if (next.isActive === 1 && (next.commission ?? null) === null) {
    const message = 'Pls set commission!';
    throw new ApiError(422, 'COMMISSION_REQUIRED', message, { commission: message });
  }
};

const fields = {
  name: text({ required: true }),
  kind: choice({ of: establishmentKinds, initial: 'restaurant' }),
  commission: percent(),
  isActive: boolean({ required: true }),
  isStopped: boolean({ required: true }),
  isPublic: boolean(),
  email: email(),
  phoneNumber: phone(),
  displayAddress: text({ max: 500 }),
  managerName: text(),
  managerEmail: email(),
  managerPhone: phone(),
  companyId: reference(),
  image: picture(),
  logo: picture(),
  description: longText(),
  categoryId: reference(),
  topFilterIds: textList(),
  orderMinimum: money(),
  preparationTime: number({ min: 0, max: 1440 }),
  hasIndividualCancellationFee: boolean(),
  cancellationFee: money(),
  isDelivery: boolean(),
  isPickup: boolean(),
  isScheduling: boolean(),
  vat: percent(),
};

const establishments = managed({
  table: 'establishments',
  noun: 'establishment',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    workingTime: shownJson('workingTime'),
    companyName: joined(company, 'text', 'y.name'),
    commonCancellationFee: {
      type: 'money',
      sql: '(SELECT s.cancellationFee FROM country_settings s JOIN cities z ON z.country = s.country WHERE z.id = t.cityId)',
    },
  },
  fields,
  check: (next, { call, before }) => {
    requireCommission(next);
    return { ...checkReferences(references, next, { call, before }), ...checkTopFilters(next, before, call) };
  },
});

export const establishmentHandlers = crudHandlers('establishments', establishments);

import { promotionStatuses } from '#shared/api/establishments.ts';
import type { FieldErrors } from '../http/apiError.ts';
import { type Join, joined } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, choice, instant, longText, picture, reference, text } from '../resource/fields.ts';
import type { Values } from '../resource/resource.ts';
import { checkErrorMessage } from './couriers.ts';
import { checkReferences, inCity } from './references.ts';

const establishment: Join = { table: 'establishments', alias: 'e', key: 't.establishmentId' };
const references = [inCity('establishmentId', 'establishment', 'establishments')];

const checkPeriod = ({ startDate, endDate }: Values): FieldErrors =>
  startDate && endDate && endDate < startDate ? { endDate: 'cannot be before the start' } : {};

const fields = {
  name: text({ required: true }),
  establishmentId: reference(),
  image: picture(),
  startDate: instant(),
  endDate: instant(),
  isPublic: boolean(),
  isActive: boolean(),
  status: choice({ of: promotionStatuses, initial: 'request_was_sent' }),
  errorMessage: longText(),
};

const promotions = managed({
  table: 'promotions',
  noun: 'promotion',
  scope: 'city',
  columns: {
    establishment: joined(establishment, 'text', 'e.name'),
    establishmentName: joined(establishment, 'text', 'e.name'),
  },
  fields,
  check: (next, context) => ({
    ...checkReferences(references, next, context),
    ...checkErrorMessage(next),
    ...checkPeriod(next),
  }),
});

export const promotionHandlers = crudHandlers('promotions', promotions);

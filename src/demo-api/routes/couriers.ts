import { courierStatuses, vehicles } from '#shared/api/couriers.ts';
import { statement } from '../db/statement.ts';
import type { FieldErrors } from '../http/apiError.ts';
import type { Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { type Join, joined, own } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import {
  boolean,
  choice,
  email,
  longText,
  openChoice,
  phone,
  picture,
  plainDate,
  reference,
  text,
} from '../resource/fields.ts';
import type { Values } from '../resource/resource.ts';
import { fullNameSql } from './people.ts';
import { checkReferences, inCity } from './references.ts';

const geoZone: Join = { table: 'geo_zones', alias: 'g', key: 't.geoZoneId' };
const references = [inCity('geoZoneId', 'geo zone', 'geo_zones')];

/** A rejection "with error" requires an error message; for couriers and promotions. */
export const checkErrorMessage = (next: Values): FieldErrors =>
  next.status === 'rejected_with_error' && String(next.errorMessage ?? '').trim() === ''
    ? { errorMessage: 'is required' }
    : {};

const fields = {
  firstName: text(),
  lastName: text(),
  email: email({ required: true }),
  phoneNumber: phone(),
  dateOfBirth: plainDate(),
  status: choice({ of: courierStatuses, initial: 'email_not_verified' }),
  errorMessage: longText(),
  geoZoneId: reference(),
  orderAutoAcceptance: boolean(),
  workingDays: openChoice(),
  employment: openChoice(),
  vehicle: choice({ of: vehicles }),
  passportNumber: text({ max: 64 }),
  iban: text({ max: 42 }),
  address: text({ max: 500 }),
  idNumber: text({ max: 40 }),
  image: picture(),
  passportImage: picture(),
  withPassportImage: picture(),
};

const couriers = managed({
  table: 'couriers',
  noun: 'courier',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    ...own({ rating: 'decimal' }),
    fullName: { type: 'text', sql: fullNameSql('t') },
    geoZone: joined(geoZone, 'text', 'g.name'),
  },
  fields,
  check: (next, context) => ({ ...checkReferences(references, next, context), ...checkErrorMessage(next) }),
});

const zoneChoices: Handlers['couriers.geoZones'] = ({ db, scope }) =>
  json(statement(db, 'SELECT id, name FROM geo_zones WHERE cityId = ? ORDER BY name').all(scope.cityId));

export const courierHandlers = { ...crudHandlers('couriers', couriers), 'couriers.geoZones': zoneChoices };

import { expect, it } from 'vitest';
import { secretFields } from '#shared/api/operations.ts';
import { isUnrecorded } from '#shared/api/unrecordedFields.ts';
import { isPersonalFilter } from '#shared/query/personalFilters.ts';
import { screens } from './screens.ts';

/** Reviewed list: a field with personal data must be declared as such and added here. */
const personal = {
  admins: ['firstName', 'lastName', 'email', 'phone'],
  cities: [],
  companies: ['managerName', 'email', 'phoneNumber', 'address', 'iban', 'idNumber'],
  courierPayLists: ['iban', 'idNumber', 'fullName'],
  couriers: [
    ...['fullName', 'firstName', 'lastName', 'email', 'phoneNumber', 'dateOfBirth', 'address', 'image'],
    ...['idNumber', 'iban', 'passportNumber', 'passportImage', 'withPassportImage'],
  ],
  customerRequests: ['customerName', 'email', 'phoneNumber', 'message', 'images'],
  customers: ['fullName', 'firstName', 'lastName', 'email', 'phoneNumber'],
  establishmentPayLists: ['iban', 'idNumber'],
  establishments: [
    ...['email', 'phoneNumber', 'displayAddress'],
    ...['managerName', 'managerEmail', 'managerPhone'],
  ],
  feedbacks: ['customerId', 'customer', 'courierId', 'courier'],
  geoZones: [],
  homeCategories: [],
  orders: ['establishmentAddress', 'customerAddress', 'customerId', 'customer', 'courierId', 'courier'],
  promotions: [],
  topFilters: [],
};

const resources = () =>
  Promise.all(
    Object.entries(screens).flatMap(([name, screen]) =>
      'resource' in screen ? [screen.resource().then(({ fields }) => ({ name, fields }))] : [],
    ),
  );

it('privacy mode hides all declared personal fields, in every list', async () => {
  const found = (await resources()).map(({ name, fields }) => [
    name,
    Object.keys(fields).filter((field) => fields[field]?.isPersonal === true),
  ]);
  expect(Object.fromEntries(found)).toEqual(personal);
});

it('the journal records no value of a field that is hidden until a click', async () => {
  const hidden = (await resources()).flatMap(({ fields }) =>
    Object.keys(fields).filter((name) => fields[name]?.isSensitive === true),
  );
  const secret = Object.values(secretFields).flatMap((names) => names ?? []);
  expect(hidden.length).toBeGreaterThan(3);
  expect([...hidden, ...secret].filter((name) => !isUnrecorded(name))).toEqual([]);
});

it('personal filters with typed text are recognized by their field name', async () => {
  const typed = (await resources()).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { isPersonal, filter, source }]) =>
      isPersonal && filter && !source ? [name] : [],
    ),
  );
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter((name) => !isPersonalFilter(name))).toEqual([]);
});

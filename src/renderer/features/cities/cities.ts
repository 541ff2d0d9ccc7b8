import { msg } from '@lingui/core/macro';
import { flagWords } from '../../marketplace/flagWords.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

/** A selection of cities shows the average of rates, distances and hours, because a sum is meaningless. */
const totals = 'average';
const distance = (label: ReturnType<typeof msg>) => fieldOf.decimal({ label, hint: msg`Kilometers`, totals });
const hour = (label: ReturnType<typeof msg>, hint: ReturnType<typeof msg>) =>
  fieldOf.integer({ label, hint, usualMax: 23, totals });

/** Delivery prices of a city, and the hour from which couriers can book. */
export const pricingFields = {
  customerBaseDistance: distance(msg`Customer base distance`),
  customerBaseRate: fieldOf.money({
    label: msg`Customer base rate`,
    atZero: msg`Customers will no longer pay a base rate in this city`,
    totals,
  }),
  customerDistanceRate: fieldOf.money({
    label: msg`Customer distance rate`,
    hint: msg`For each additional kilometer`,
    atZero: msg`Customers will no longer pay for additional kilometers in this city`,
    totals,
  }),
  courierBaseDistance: distance(msg`Courier base distance`),
  courierBaseRate: fieldOf.money({
    label: msg`Courier base rate`,
    atZero: msg`Couriers will no longer get a base rate in this city`,
    totals,
  }),
  courierDistanceRate: fieldOf.money({
    label: msg`Courier distance rate`,
    hint: msg`For each additional kilometer`,
    atZero: msg`Couriers will no longer get anything for additional kilometers in this city`,
    totals,
  }),
  bookingHour1: hour(msg`Booking hour on Monday`, msg`Couriers can book from this hour on Monday`),
  bookingHour2: hour(msg`Booking hour on Friday`, msg`Couriers can book from this hour on Friday`),
  vamvuOrderMinimum: fieldOf.money({ label: msg`Order minimum`, totals }),
};

export const cities = defineResource({
  entity: 'cities',
  newLabel: msg`New city`,
  removeConfirmation: msg`Delete this city?`,
  createProblem: msg`The city could not be created. Try again later.`,
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['localName'],
  order: { field: 'createdAt', order: 'asc' },
  fields: {
    name: fieldOf.name({
      label: msg`Name`,
      isUnique: true,
      ifShared: 'note',
      required: true,
      hint: msg`As shown on the map`,
    }),
    localName: fieldOf.text({ label: msg`Local name`, isUnique: true, required: true }),
    isActive: fieldOf.active(flagWords.activeCity),
    ...pricingFields,
  },
  columns: ['id', 'name', 'localName', 'isActive', 'createdAt', 'updatedAt'],
  sections: [{ title: msg`City`, fields: ['name', 'localName', 'isActive'] }],
});

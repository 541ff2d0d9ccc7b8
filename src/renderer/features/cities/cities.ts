import { msg } from '@lingui/core/macro';
import { defineResource } from '../../resource/defineResource.ts';
import { fieldOf } from '../../resource/kinds/fieldOf.ts';
import { pricingFields } from './pricingFields.ts';

export const cities = defineResource({
  entity: 'cities',
  newLabel: msg`New city`,
  removeQuestion: msg`Delete this city?`,
  createProblem: msg`The city could not be created. Try again later.`,
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['localName'],
  order: { field: 'createdAt', order: 'asc' },
  fields: {
    name: fieldOf.text({ label: msg`Name`, required: true, hint: msg`As the map knows it` }),
    localName: fieldOf.text({ label: msg`Local name`, required: true }),
    isActive: fieldOf.active(),
    ...pricingFields,
  },
  columns: ['id', 'name', 'localName', 'isActive', 'createdAt', 'updatedAt'],
  sections: [{ title: msg`City`, fields: ['name', 'localName', 'isActive'] }],
});

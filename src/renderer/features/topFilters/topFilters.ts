import { msg } from '@lingui/core/macro';
import { paths } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { entitySource } from '../../resource/fields/reference/referenceSource.ts';

export const topFilters = defineResource({
  entity: 'topFilters',
  newLabel: msg`New top filter`,
  removeConfirmation: msg`Delete this top filter?`,
  nameOf: ({ name }) => name,
  search: 'name',
  fields: {
    image: fieldOf.image({ label: msg`Image` }),
    name: fieldOf.name({ label: msg`Name`, isUnique: true, ifShared: 'note', required: true }),
    countryHomeCategoryId: fieldOf.reference({
      label: msg`Home category`,
      required: true,
      source: entitySource({
        entity: 'homeCategories',
        pathOf: ({ country = '' }, id) => paths.homeCategories.record({ country, id }),
      }),
    }),
    isActive: fieldOf.active(),
  },
  columns: ['id', 'image', 'name', 'countryHomeCategoryId', 'isActive', 'createdAt', 'updatedAt'],
  sections: [{ title: msg`Top filter`, fields: ['name', 'countryHomeCategoryId', 'isActive', 'image'] }],
});

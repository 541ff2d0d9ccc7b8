import { msg } from '@lingui/core/macro';
import { flagWords } from '../../marketplace/flagWords.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

export const homeCategories = defineResource({
  entity: 'homeCategories',
  newLabel: msg`New home category`,
  removeConfirmation: msg`Delete this home category?`,
  nameOf: ({ name }) => name,
  search: 'name',
  order: { field: 'name', order: 'asc' },
  fields: {
    image: fieldOf.image({ label: msg`Image`, required: true }),
    name: fieldOf.name({ label: msg`Name`, isUnique: true, ifShared: 'note', required: true }),
    kind: fieldOf.choice({
      label: msg`Kind`,
      required: true,
      filterBy: 'one',
      choices: [
        { value: 'restaurant', label: msg`Restaurant` },
        { value: 'shop', label: msg`Shop` },
      ],
    }),
    listName: fieldOf.text({ label: msg`List name`, required: true }),
    topListName: fieldOf.text({ label: msg`Top list name`, required: true }),
    promotionsName: fieldOf.text({ label: msg`Promotions name`, required: true }),
    isActive: fieldOf.active(flagWords.activeFeminine),
  },
  columns: ['id', 'image', 'name', 'kind', 'listName', 'isActive', 'createdAt', 'updatedAt'],
  sections: [
    { title: msg`Category`, fields: ['name', 'kind', 'isActive', 'image'] },
    { title: msg`Names on the home screen`, fields: ['listName', 'topListName', 'promotionsName'] },
  ],
});

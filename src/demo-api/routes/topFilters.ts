import { createId } from '../db/createId.ts';
import { execute } from '../db/write.ts';
import { managedColumns } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, columnsOf, picture, reference, text } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';
import { checkReferences, inCountry } from './references.ts';

const references = [inCountry('countryHomeCategoryId', 'home category', 'home_categories')];

const categoryName =
  '(SELECT h.name FROM home_categories h WHERE h.country = t.country AND h.id = t.countryHomeCategoryId)';

const fields = {
  name: text({ required: true }),
  countryHomeCategoryId: reference({ required: true, max: 3 }),
  image: picture(),
  isActive: boolean({ required: true }),
};

const topFilters: WritableResource = {
  table: 'top_filters',
  noun: 'top filter',
  scope: 'country',
  columns: {
    ...managedColumns,
    ...columnsOf(fields),
    homeCategoryName: { kind: 'text', sql: categoryName },
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields,
  newId: createId,
  check: (next, context) => checkReferences(references, next, context),
  afterRemove: (db, id) => {
    execute(db, 'DELETE FROM city_category_tree WHERE key = ?', id);
  },
};

export const topFilterHandlers = crudHandlers('top_filters', topFilters);

import { execute } from '../db/statement.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, picture, reference, text } from '../resource/fields.ts';
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

const topFilters = managed({
  table: 'top_filters',
  noun: 'top filter',
  scope: 'country',
  columns: {
    homeCategoryName: { kind: 'text', sql: categoryName },
  },
  fields,
  check: (next, context) => checkReferences(references, next, context),
  afterRemove: (db, id) => {
    execute(db, 'DELETE FROM city_category_tree WHERE key = ?', id);
  },
});

export const topFilterHandlers = crudHandlers('topFilters', topFilters);

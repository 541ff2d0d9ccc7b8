import { establishmentKinds } from '#shared/api/catalogue.ts';
import { createCategoryId } from '../db/createId.ts';
import { execute, statement } from '../db/statement.ts';
import type { PublicCall } from '../http/call.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, choice, picture, text } from '../resource/fields.ts';
import { forgetTopFilters } from './topFilters.ts';

/** Retries until the short id is unused in both countries. */
const freeCategoryId = (call: PublicCall): string => {
  const id = createCategoryId();
  const taken = statement(call.db, 'SELECT 1 FROM home_categories WHERE id = ?').get(id) !== undefined;
  return taken ? freeCategoryId(call) : id;
};

const fields = {
  name: text({ required: true }),
  kind: choice({ required: true, of: establishmentKinds }),
  listName: text({ required: true }),
  topListName: text({ required: true }),
  promotionsName: text({ required: true }),
  image: picture({ required: true }),
  isActive: boolean({ required: true }),
};

const homeCategories = managed({
  table: 'home_categories',
  noun: 'home category',
  scope: 'country',
  sort: { field: 'name', direction: 'asc' },
  fields,
  newId: freeCategoryId,
  afterRemove: (db, id, { scope: { country } }) => {
    const cities = '(SELECT id FROM cities WHERE country = ?)';
    const ofCategory = 'top_filters WHERE country = ? AND countryHomeCategoryId = ?';
    forgetTopFilters(db, `SELECT id FROM ${ofCategory}`, country, id);
    execute(db, `DELETE FROM ${ofCategory}`, country, id);
    execute(db, `DELETE FROM city_category_tree WHERE key = ? AND cityId IN ${cities}`, id, country);
    const inCities = `categoryId = ? AND cityId IN ${cities}`;
    execute(db, `UPDATE establishments SET categoryId = NULL WHERE ${inCities}`, id, country);
  },
});

export const homeCategoryHandlers = crudHandlers('homeCategories', homeCategories);

import { establishmentKinds } from '#shared/api/catalogue.ts';
import { createCategoryId } from '../db/createId.ts';
import { execute, statement } from '../db/statement.ts';
import type { PublicCall } from '../http/call.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, choice, picture, text } from '../resource/fields.ts';

/** Three letters are few: tries until one is free in both countries. */
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
  afterRemove: (db, id, { scope }) => {
    const cities = '(SELECT id FROM cities WHERE country = ?)';
    const filters = 'SELECT id FROM top_filters WHERE country = ? AND countryHomeCategoryId = ?';
    execute(
      db,
      `DELETE FROM city_category_tree WHERE cityId IN ${cities} AND (key = ? OR key IN (${filters}))`,
      scope.country,
      id,
      scope.country,
      id,
    );
    execute(db, 'DELETE FROM top_filters WHERE country = ? AND countryHomeCategoryId = ?', scope.country, id);
    execute(
      db,
      `UPDATE establishments SET categoryId = NULL WHERE categoryId = ? AND cityId IN ${cities}`,
      id,
      scope.country,
    );
  },
});

export const homeCategoryHandlers = crudHandlers('homeCategories', homeCategories);

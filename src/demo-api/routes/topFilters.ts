import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { execute } from '../db/statement.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, picture, reference, text } from '../resource/fields.ts';
import { checkReferences, inCountry } from './references.ts';

const references = [inCountry('countryHomeCategoryId', 'home category', 'home_categories')];

const fields = {
  name: text({ required: true }),
  countryHomeCategoryId: reference({ required: true, max: 3 }),
  image: picture(),
  isActive: boolean({ required: true }),
};

/** Removes filters from cities and establishments; `ids` is an SQL query. */
export const forgetTopFilters = (db: DatabaseSync, ids: string, ...parameters: SQLInputValue[]): void => {
  const kept = `SELECT json_group_array(value) FROM json_each(topFilterIds) WHERE value NOT IN (${ids})`;
  const isChosen = `EXISTS (SELECT 1 FROM json_each(topFilterIds) WHERE value IN (${ids}))`;
  const sql = `UPDATE establishments SET topFilterIds = (${kept}) WHERE ${isChosen}`;
  execute(db, sql, ...parameters, ...parameters);
  execute(db, `DELETE FROM city_category_tree WHERE key IN (${ids})`, ...parameters);
};

const topFilters = managed({
  table: 'top_filters',
  noun: 'top filter',
  scope: 'country',
  fields,
  check: (next, context) => checkReferences(references, next, context),
  afterRemove: (db, id) => forgetTopFilters(db, 'SELECT ?', id),
});

export const topFilterHandlers = crudHandlers('topFilters', topFilters);

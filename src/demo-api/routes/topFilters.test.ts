import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { type Send, startTestApi } from '../testing/testApi.ts';

type Filter = { id: string; countryHomeCategoryId: string };

const firstCategory = async (send: Send, country: string): Promise<string> => {
  const [category] = (await send('GET', `/${country}/home_categories`)).body<{ id: string }[]>();
  return category?.id ?? '';
};

describeCrud('top filters', {
  path: '/top_filters',
  scope: 'country',
  update: 'PUT',
  sample: async (send) => ({
    name: 'Vegano',
    countryHomeCategoryId: await firstCategory(send, 'es'),
    isActive: true,
  }),
  change: { name: 'Vegetariano', image: '/bucket/hoja.png', isActive: false },
  refused: [
    [{ name: '' }, 'name'],
    [{ countryHomeCategoryId: '' }, 'countryHomeCategoryId'],
    [{ countryHomeCategoryId: '???' }, 'countryHomeCategoryId'],
    [{ isActive: null }, 'isActive'],
  ],
});

it.each([
  ['a filter that is removed', (filter: Filter) => `/es/top_filters/${filter.id}`],
  [
    'a filter whose category is removed',
    (filter: Filter) => `/es/home_categories/${filter.countryHomeCategoryId}`,
  ],
])('%s is removed from all establishments and cities', async (_what, pathOf) => {
  const { db, send } = await startTestApi({ orders: 0 });
  const chosen = db
    .prepare(
      `SELECT f.id, f.countryHomeCategoryId FROM top_filters f, establishments e, json_each(e.topFilterIds) j
       WHERE f.country = 'es' AND j.value = f.id LIMIT 1`,
    )
    .get() as unknown as Filter;
  const choices = () =>
    db
      .prepare(
        `SELECT (SELECT COUNT(*) FROM establishments WHERE instr(topFilterIds, ?1)) AS establishments,
         (SELECT COUNT(*) FROM establishments WHERE topFilterIds <> '[]') > 0 AS others,
         (SELECT COUNT(*) FROM city_category_tree WHERE key = ?1) AS cities`,
      )
      .get(chosen.id);
  expect(choices()).not.toMatchObject({ establishments: 0 });
  expect((await send('DELETE', pathOf(chosen))).status).toBe(204);
  expect(choices()).toEqual({ establishments: 0, others: 1, cities: 0 });
});

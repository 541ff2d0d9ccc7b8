import { expect, it } from 'vitest';
import { screens } from './screens.ts';

/** Fields that the server compares for equality with a single value, in every list. */
const exactNames = [
  'kind',
  'role',
  'periodId',
  'categoryId',
  'courierId',
  'orderId',
  'countryHomeCategoryId',
];

it('lists filter by exact value where the server compares exactly', async () => {
  const resources = await Promise.all(
    Object.values(screens).flatMap((screen) => ('resource' in screen ? [screen.resource()] : [])),
  );
  const asked = resources.flatMap(({ entity, fields }) =>
    exactNames.flatMap((name) => {
      const matches = fields[name]?.filter?.matches;
      return matches ? [[`${entity}.${name}`, matches] as const] : [];
    }),
  );
  expect(Object.fromEntries(asked)).toHaveProperty(['homeCategories.kind']);
  for (const [, matches] of asked) expect(matches).toEqual(['exact']);
});

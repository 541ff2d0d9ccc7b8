import { insertInto } from '../base/insertInto.ts';
import type { SeedContext } from '../base/seedContext.ts';
import type { SeededCategory } from './seedCategories.ts';

/** What the city has switched on, each category with the filters that it offers here. */
export const seedCategoryTree = (
  { db, random }: SeedContext,
  cityId: string,
  categories: readonly SeededCategory[],
): SeededCategory[] => {
  const insert = insertInto(db, 'city_category_tree');
  const draw = random('category tree', cityId);
  let position = 0;
  const store = (key: string, isChecked: boolean): void => {
    insert({ cityId, key, position, checked: isChecked ? 1 : 0 });
    position += 1;
  };
  return draw.shuffle(categories).flatMap((category) => {
    const { plan, isLaunched: isOffered, filterIds } = category;
    const offered = filterIds.filter((_, place) => isOffered && (place === 0 || draw.chance(0.85)));
    store(plan.id, isOffered);
    for (const id of filterIds) store(id, offered.includes(id));
    return isOffered ? [{ ...category, filterIds: offered }] : [];
  });
};

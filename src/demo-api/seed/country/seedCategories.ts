import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CountryMaterial } from '../base/countryMaterial.ts';
import { pictureOfDish } from '../base/pictures.ts';
import type { SeedContext, SeededCategory } from '../base/seedContext.ts';

/** Keeps one category per country unlaunched. */
const isLaunched = (index: number): boolean => index !== 8;

export const seedCategories = (
  { db, calendar, random }: SeedContext,
  material: CountryMaterial,
): SeededCategory[] => {
  const insertCategory = insertInto(db, 'home_categories');
  const insertFilter = insertInto(db, 'top_filters');
  const draw = random('categories', material.id);
  return material.categories.map((plan, index) => {
    const { id, dish } = plan;
    const created = calendar.present - (1000 - index * 11) * day;
    const times = { createdAt: iso(created), updatedAt: iso(created + draw.int(1, 400) * day) };
    const image = pictureOfDish(dish, draw);
    const isActive = isLaunched(index) ? 1 : 0;
    insertCategory({ ...plan, country: material.id, image, isActive, ...times });
    const filterIds = plan.filters.map((filter) => {
      const filterId = draw.id();
      insertFilter({
        id: filterId,
        country: material.id,
        name: filter,
        countryHomeCategoryId: id,
        image: pictureOfDish(dish, draw),
        isActive: draw.chance(0.94) ? 1 : 0,
        ...times,
      });
      return filterId;
    });
    return { plan, isLaunched: isLaunched(index), filterIds };
  });
};

/** Returns the categories that the city has switched on, with their active filters. */
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
    const offered = filterIds.filter((_, index) => isOffered && (index === 0 || draw.chance(0.85)));
    store(plan.id, isOffered);
    for (const id of filterIds) store(id, offered.includes(id));
    return isOffered ? [{ ...category, filterIds: offered }] : [];
  });
};

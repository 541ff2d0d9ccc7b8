import { describeCrud } from '../testing/describeCrud.ts';
import type { Send } from '../testing/testApi.ts';

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

import { expect, it } from 'vitest';
import { describeCrud } from '../testing/describeCrud.ts';
import { failureOf, startTestApi } from '../testing/testApi.ts';

const sample = {
  name: 'Helados',
  kind: 'shop',
  listName: 'Helados y más',
  topListName: 'Los mejores helados',
  promotionsName: 'Ofertas heladas',
  image: '/bucket/helados.png',
  isActive: true,
};

describeCrud('home categories', {
  path: '/home_categories',
  scope: 'country',
  update: 'PUT',
  sample: () => sample,
  change: { name: 'Dulces', kind: 'restaurant', isActive: false },
  refused: [
    [{ name: '' }, 'name'],
    [{ kind: 'kiosk' }, 'kind'],
    [{ listName: '' }, 'listName'],
    [{ topListName: null }, 'topListName'],
    [{ promotionsName: '' }, 'promotionsName'],
    [{ image: '' }, 'image'],
    [{ isActive: null }, 'isActive'],
  ],
});

it('a home category has an id of three lower-case letters, the parent key of the tree', async () => {
  const { send } = await startTestApi({ orders: 0 });
  for (let count = 0; count < 5; count += 1) {
    expect((await send('POST', '/ua/home_categories', sample)).body<{ id: string }>().id).toMatch(
      /^[a-z]{3}$/,
    );
  }
});

it('a home category is removed with its top filters', async () => {
  const { send } = await startTestApi({ orders: 0 });
  const { id } = (await send('POST', '/es/home_categories', sample)).body<{ id: string }>();
  const body = { name: 'Sin azúcar', countryHomeCategoryId: id, isActive: true };
  const filter = (await send('POST', '/es/top_filters', body)).body<{ id: string }>();
  await send('DELETE', `/es/home_categories/${id}`);
  failureOf(await send('GET', `/es/top_filters/${filter.id}`), 404);
});

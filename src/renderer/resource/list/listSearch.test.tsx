import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { foldText } from '#shared/text/foldText.ts';
import { lastAsked, list, openList, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const route = '/country/es/city/ci00000000000001';
const note = page.getByText(/^Searching by /);

test('a phone number is searched in every spelling, and the box names the field', async () => {
  const main = await openList('/country/es/companies?sort=name');
  const phone = '+34 600 000 007';
  const [first] = main.records.companies ?? [];
  if (first) first.phoneNumber = phone;
  await expect.element(list.search).toHaveAttribute('maxlength', '512');
  await list.search.fill('0034600-000-007');
  await expect.element(note).toHaveTextContent('Searching by Phone number');
  await expect.poll(() => list.texts('Phone number')).toEqual([phone]);
  expect(lastAsked(main, 'companies.list')?.query?.filters).toEqual({
    phoneNumber: { match: 'text', value: '600 000 007' },
  });
  await expect.element(list.search).toHaveValue('0034600-000-007');
  await list.search.fill('Company 01');
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(routeNow).toContain('name.has=Company+01');
  expect(routeNow()).not.toContain('phoneNumber');
});

test('orders are found by the phone of their customer', async () => {
  const main = await openList(`${route}/orders`, {
    prepare: (stub) => {
      const customerId = String(stub.records.orders?.[2]?.customerId);
      stub.answer('customers.list', ({ query }) => {
        const filter = query?.filters?.phoneNumber;
        const isFound = filter?.match === 'text' && filter.value === '600 000 007';
        return success(
          isFound
            ? [
                { id: customerId, firstName: 'Alba', lastName: 'Cano' },
                { id: 'other', firstName: 'Berta', lastName: 'Cano' },
              ]
            : [],
        );
      });
    },
  });
  await list.search.fill('600000007');
  await expect.element(note).toHaveTextContent('Searching by Customer phone · 1 more match');
  const asked = () => main.callsOf('orders.list').map(({ query }) => query?.filters);
  const value = main.records.orders?.[2]?.customerId;
  await expect.poll(asked).toContainEqual({ customerId: { match: 'exact', value } });
  await page.getByRole('button', { name: 'Person: Alba Cano' }).click();
  await page.getByRole('menuitemradio', { name: /^Berta Cano/ }).click();
  await expect.poll(asked).toContainEqual({ customerId: { match: 'exact', value: 'other' } });
  await expect.element(list.search).toHaveValue('600000007');
  await list.search.fill('');
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(routeNow).not.toContain('customerId');
});

test('orders are found by name of customer, else establishment, else courier, and the box names which', async () => {
  const names = { customer: 'Alba Cano', establishmentName: 'Café Mil Naranjas', courier: 'Iván Ruiz' };
  const main = await openList(`${route}/orders`, {
    prepare: (stub) => {
      const rows = stub.records.orders?.slice(0, 3) ?? [];
      const fits = (field: string, wanted: string): boolean =>
        foldText(names[field as keyof typeof names] ?? '').includes(foldText(wanted));
      stub.answer('orders.list', ({ query }) => {
        const filters = Object.entries(query?.filters ?? {});
        return success(
          filters.every(([field, filter]) => 'value' in filter && fits(field, filter.value)) ? rows : [],
        );
      });
    },
  });
  const asked = () =>
    main.callsOf('orders.list').map(({ query }) => Object.keys(query?.filters ?? {}).join());
  await list.search.fill('alba');
  await expect.element(note).toHaveTextContent('Searching by Customer name');
  await expect.poll(() => list.texts('ID')).toHaveLength(3);
  await list.search.fill('mil naranjas');
  await expect.element(note).toHaveTextContent('Searching by Establishment name');
  await expect.poll(() => list.texts('ID')).toHaveLength(3);
  expect(asked().slice(-2)).toEqual(['customer', 'establishmentName']);
  await list.search.fill('zacarías sol');
  const where = 'Customer name, Establishment name, Courier name: zacarías sol';
  await expect.element(page.getByText(where)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search only “zacarías”' })).toBeVisible();
  await list.search.fill('f3553');
  await expect.poll(() => asked().at(-1)).toBe('id');
  await expect.element(note).not.toBeInTheDocument();
});

test('searching orders in all cities by phone finds customers in all cities', async () => {
  await openList(`${route}/orders`, {
    prepare: (stub) => {
      const id = String(stub.records.orders?.[2]?.customerId);
      stub.answer('customers.list', ({ params }) =>
        success(params.city === 'all' ? [{ id, fullName: 'Alba Cano' }] : []),
      );
    },
  });
  await list.search.fill('600000007');
  await expect.element(page.getByText('Customer phone: 600000007')).toBeVisible();
  await page.getByRole('button', { name: 'Search all cities' }).click();
  await expect.element(note).toHaveTextContent('Searching by Customer phone');
  await expect.element(list.search).toHaveValue('600000007');
  await expect.poll(() => list.texts('ID')).toHaveLength(1);
  // The matching customer may belong to any city.
  await expect.element(list.chips).toHaveTextContent('Customer: Alba Cano');
});

test('without a match for several words the list offers a search for one of them, unnamed in privacy mode', async () => {
  const main = await openList(`${route}/couriers`, {
    prepare: (stub) => {
      const people = [{ id: 'cr00000000000001', fullName: 'Lorena Sanchis Benítez' }];
      stub.answer('couriers.list', ({ query }) => {
        const filter = query?.filters?.fullName;
        const wanted = filter && 'value' in filter ? foldText(filter.value) : '';
        return success(people.filter(({ fullName }) => foldText(fullName).includes(wanted)));
      });
    },
  });
  await list.search.fill('lorena benitez');
  await page.getByRole('button', { name: 'Search only “benitez”' }).click();
  await expect.poll(() => list.texts('Full name')).toEqual(['Lorena Sanchis Benítez']);
  await expect.element(list.search).toHaveValue('benitez');
  await list.search.fill('lorena benitez');
  await expect.element(page.getByRole('button', { name: 'Search only “lorena”' })).toBeVisible();
  main.notify('settings.changed', { ...main.settings(), privacy: true });
  await expect.element(page.getByRole('button', { name: 'Search only' })).not.toBeInTheDocument();
});

test('without a match the list offers to search all cities, and then everything', async () => {
  await openList(`${route}/couriers`);
  await list.search.fill('Zacarías');
  await page.getByRole('button', { name: 'Search all cities' }).click();
  await expect.poll(routeNow).toMatch(/\/city\/all\/couriers\?fullName\.has=Zacar/);
  await expect.element(list.search).toHaveValue('Zacarías');
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'Screen, action or record' }))
    .toHaveValue('Zacarías');
});

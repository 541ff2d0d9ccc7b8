import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { press, routeNow } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import type { StubbedMain } from '../testing/stubMain.ts';

afterEach(closeApp);

const palette = page.getByRole('dialog', { name: 'Go to anything' });
const box = palette.getByRole('combobox', { name: 'Screen, action or record' });
const option = (name: string | RegExp) => palette.getByRole('option', { name });

const open = async (): Promise<void> => {
  await press('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
};

/**
 * Two cities per country, with customers only in the second one; otherwise, the stub's lists are the same
 * everywhere.
 */
const customersElsewhere = (main: StubbedMain): void => {
  const customer = (city: string, number: number) => ({
    id: `${city}customer0000${number}`,
    createdAt: '2026-09-01T10:00:00.000Z',
    updatedAt: '2026-09-01T10:00:00.000Z',
    fullName: `Ana of ${city} ${number}`,
    email: `ana${number}@${city}.example`,
    phoneNumber: `+34 600 00${number} ${city === 'es2' ? '222' : '444'}`,
  });
  const city = (id: string) => ({ id, name: `City ${id}`, localName: `City ${id}` });
  main.answer('cities.list', ({ params: { country }, query }) =>
    success(query?.filters ? [] : [city(`${country}1`), city(`${country}2`)]),
  );
  main.answer('customers.list', ({ params, query }) => {
    const wanted = Object.values(query?.filters ?? {}).flatMap((filter) =>
      'value' in filter ? filter.value : '',
    );
    const { city = '' } = params;
    const rows = city.endsWith('2') ? [1, 2].map((number) => customer(city, number)) : [];
    const has = (row: object, text: string) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase());
    return success(rows.filter((row) => wanted.every((text) => has(row, text))));
  });
  for (const list of ['companies', 'establishments', 'couriers', 'customerRequests'] as const)
    main.answer(`${list}.list`, () => success([]));
};

const sheet = page.getByRole('complementary', { name: 'Call sheet' });

const openCity = async (...[route, options]: Parameters<typeof openApp>): Promise<StubbedMain> => {
  const main = await openApp(route, options);
  await expect.element(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  return main;
};

test('a customer in another city is found by phone in any spelling, and opens with one key', async () => {
  const main = await openCity('/country/es/city/es1/customers', { prepare: customersElsewhere });
  await open();
  await box.fill('0034 600-001-222');
  const group = palette.getByRole('group', { name: 'Customers · City es2, Spain' });
  await expect.element(group.getByRole('option')).toMatchTextContent(/Ana of es2 1/);
  await expect.element(group.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => main.callsOf('customers.read').map(({ params }) => params.city)).toEqual(['es2']);
  // The sheet of a caller leaves the screen as it is.
  expect(routeNow()).toBe('/country/es/city/es1/customers');
});

test('several spellings of a number name the order under way of their customer once', async () => {
  const main = await openCity('/country/es/city/es1/customers', {
    prepare: (stub) => {
      customersElsewhere(stub);
      const customer = { id: 'es2customer00001', fullName: 'Ana of es2', phoneNumber: '+34 600 001 222' };
      stub.answer('customers.list', ({ params: { city } }) => success(city === 'es2' ? [customer] : []));
      const order = { id: 'or00000000000001', status: 'paid', customerId: customer.id };
      stub.answer('orders.list', ({ query }) => success(query?.filters?.customerId ? [order] : []));
    },
  });
  await open();
  await box.fill('001 222');
  await expect.element(option(/^Ana of es2 ?Paid · \+34 600 001 222$/)).toBeVisible();
  await expect.element(palette.getByText('Searched 3 other cities')).toBeVisible();
  const spellings = main.callsOf('customers.list').filter(({ params }) => params.city === 'es2');
  expect(spellings.length).toBeGreaterThan(1);
  const ofCustomer = main.callsOf('orders.list').filter(({ query }) => query?.filters?.customerId);
  expect(ofCustomer).toHaveLength(1);
});

test('customers rank above their requests, however late the other cities answer', async () => {
  const late = Promise.withResolvers<void>();
  await openCity('/country/es/city/es1/customers', {
    prepare: (main) => {
      customersElsewhere(main);
      const request = { id: 'rq00000000000001', customerName: 'Ana', phoneNumber: '+34 600 001 222' };
      const customer = { ...request, id: 'es2customer00001', fullName: 'Ana of es2' };
      main.answer('customerRequests.list', ({ params }) => success(params.country === 'es' ? [request] : []));
      main.answer('customers.list', async ({ params: { city }, query }) => {
        // Requests for sample phone numbers have no filters.
        if (city !== 'es1' && query?.filters) await late.promise;
        return success(city === 'es2' ? [customer] : []);
      });
    },
  });
  await open();
  await box.fill('+34 600 001 222');
  await expect.element(palette.getByText(/Searching 3 other cities/)).toBeVisible();
  expect(option(/./).elements()).toEqual([]);
  late.resolve();
  await expect.element(option(/^Ana of es2/).first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(palette.getByRole('group', { name: 'General feedback' })).toBeVisible();
});

test('Enter before the answer waits for it, and opens a single match', async () => {
  const late = Promise.withResolvers<void>();
  const main = await openCity('/country/es/city/es1/customers', {
    prepare: (main) => {
      customersElsewhere(main);
      main.answer('establishments.list', async () => {
        await late.promise;
        return success([]);
      });
    },
  });
  await open();
  await box.fill('ana2@ua2.example');
  await press('{Enter}');
  late.resolve();
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => main.callsOf('customers.read').map(({ params }) => params.city)).toEqual(['ua2']);
});

test('other cities are searched by name only without a match here, or on request', async () => {
  const main = await openCity('/country/es/city/es2/customers', { prepare: customersElsewhere });
  const places = () => new Set(main.callsOf('customers.list').map(({ params }) => params.city));
  await open();
  await box.fill('Ana of');
  await expect.element(option(/^Ana of es2 1/)).toBeVisible();
  expect([...places()]).toEqual(['es2']);
  await option('Search everywhere').click();
  await expect.element(palette.getByRole('group', { name: 'Customers · City ua2, Ukraine' })).toBeVisible();
  await expect.element(palette.getByText(/Searched 3 other cities/)).toBeVisible();
});

test('typing on cancels a search: running calls are aborted, queued ones are never sent', async () => {
  const late = Promise.withResolvers<void>();
  const main = await openCity('/country/es/city/es2/customers', { prepare: customersElsewhere });
  const text = 'nobody@nowhere.example';
  const isMeant = (call: (typeof main.calls)[number]): boolean =>
    call.params.city !== 'es2' && JSON.stringify(call.query).includes(text);
  const lists = ['customers.list', 'couriers.list', 'establishments.list', 'customerRequests.list'];
  for (const name of lists)
    main.answer(name, async (call) => {
      if (isMeant(call)) await late.promise;
      return success([]);
    });
  // These lists alone plan twelve requests for three cities.
  const sent = () => main.calls.filter((call) => lists.includes(call.operation) && isMeant(call)).length;
  const aborted = () => main.requests.filter(({ route }) => route === 'api.abort').length;
  await open();
  await box.fill(text);
  await expect.poll(sent).toBe(6);
  expect(aborted()).toBe(0);
  await box.fill('another@nowhere.example');
  await expect.poll(aborted).toBe(6);
  late.resolve();
  // Later requests waited in the same queue and were answered.
  await expect.element(palette.getByText('Searched 3 other cities')).toBeVisible();
  expect(sent()).toBe(6);
});

test('a user of one country searches no other country', async () => {
  const main = await openCity('/country/es/city/es1/customers', {
    prepare: (stub) => {
      customersElsewhere(stub);
      const user = {
        id: 'one',
        firstName: 'Uma',
        lastName: 'User',
        email: 'uma@x.example',
        role: 'Admin',
        country: 'es',
      };
      const session = { status: 'loggedIn', user, keychainProblem: null, expired: false };
      stub.answerRoute('auth.state', () => success(session));
    },
  });
  await open();
  await box.fill('nobody@nowhere.example');
  await expect.element(palette.getByText('Searched 1 other city')).toBeVisible();
  await expect.element(palette.getByRole('status')).toHaveTextContent('No results');
  expect(main.calls.filter(({ params }) => params.country === 'ua')).toEqual([]);
});

test('pasted addresses, cities, settings and new records are offered', async () => {
  await openCity('/country/es/city/es1/customers', { prepare: customersElsewhere });
  await open();
  for (const [typed, name] of [
    ['dark', /^Theme/],
    ['new comp', /^New company/],
    ['not answered', /^Not answered/],
    ['city ua2', /^City ua2/],
    ['https://x.example/country/ua/city/ua2/orders/f3553c6b00000001', /^Orders F3553C6B/],
  ] as const) {
    await box.fill(typed);
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true');
  }
  await box.fill('city es2');
  await press('{Enter}');
  await expect.poll(routeNow).toBe('/country/es/city/es2/customers');
});

test('items are found in the language of the window, in English and by their local name', async () => {
  await openApp('/country/es/city/es1/customers', {
    prepare: customersElsewhere,
    settings: { locale: 'uk_UA' },
  });
  await expect.element(page.getByRole('heading', { name: 'Клієнти' })).toBeVisible();
  await press('{Control>}k{/Control}');
  const input = page.getByRole('dialog').getByRole('combobox');
  for (const [typed, name] of [
    ['Ucrania', /^Україна/],
    ['España', /^Іспанія ?Країна · ви тут/],
    ['city es1', /^City es1 ?Іспанія · ви тут/],
    ['Ukraine', /^Україна/],
    ['new promotion', /^Нова акція/],
    ['минулого тижня', /^1–2 зірки за 7 днів/],
    ['last week', /^1–2 зірки за 7 днів/],
    ['canceled today', /^Скасовані сьогодні/],
    ['courier review', /^Кандидати/],
    ["без кур'єра", /^Без кур’єра/],
    ['without courier', /^Без кур’єра/],
    ['idle couriers', /^Без замовлень 14 днів/],
    ['кур’єри без роботи', /^Без замовлень 14 днів/],
    ['delayed orders', /^Замовлення зараз/],
    ['log out', /^Вийти/],
    ['reload', /^Оновити/],
  ] as const) {
    await input.fill(typed);
    await expect.element(page.getByRole('option', { name }).first()).toBeVisible();
  }
});

test('recent searches are offered again, in privacy mode without personal ones', async () => {
  await openCity('/country/es/city/es2/customers', { prepare: customersElsewhere });
  await open();
  await box.fill('Ana of es2 1');
  await expect.element(option(/^Ana of es2 1/)).toBeVisible();
  await press('{Enter}');
  await expect.element(sheet).toBeVisible();
  await open();
  await option('Ana of es2 1').first().click();
  await expect.element(box).toHaveValue('Ana of es2 1');
  expect(Object.values(localStorage).join(' ')).not.toContain('Ana of');

  await box.fill('privacy mode');
  await press('{Enter}');
  await expect.element(palette).not.toBeInTheDocument();
  await open();
  await expect.element(option(/^Privacy mode/)).toBeVisible();
  expect(palette.element().textContent).not.toContain('Ana of');
});

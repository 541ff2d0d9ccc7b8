import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { foldText } from '#shared/text/foldText.ts';
import { focus, holdsFocus, list, openList, press, routeNow } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

afterEach(closeApp);

const palette = page.getByRole('dialog', { name: 'Go to anything' });
const box = palette.getByRole('combobox', { name: 'Screen, action or record' });
const option = (name: string | RegExp) => palette.getByRole('option', { name });

const open = async (): Promise<void> => {
  await press('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
};

test('screens are found at once; Enter opens one, Ctrl+Enter opens it in a window, Escape restores the focus', async () => {
  const main = await openList('/country/es/companies');
  await list.search.click();
  await open();
  await box.fill('city set');
  await expect.element(option('City settings')).toHaveAttribute('aria-selected', 'true');
  await press('{Escape}');
  await expect.element(list.search).toHaveFocus();
  await open();
  await box.fill('country home');
  await press('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => main.requests)
    .toContainEqual({ route: 'windows.open', payload: { path: '/country/es/home_categories' } });
  await open();
  await box.fill('admini');
  await press('{Enter}');
  await expect.poll(routeNow).toBe('/admins');
});

test('keys typed before the search box is rendered reach it, not the page', async () => {
  await openList('/country/es/companies');
  focus(list.row('Company 01').getByRole('link').first());
  const keys = [{ key: 'k', ctrlKey: true }, ...[...'pex'].map((key) => ({ key })), { key: 'Backspace' }];
  // Send all keys before React can render.
  for (const key of keys) {
    const code = key.key.length === 1 ? `Key${key.key.toUpperCase()}` : key.key;
    const init = { ...key, code, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  }
  await expect.element(box).toHaveValue('pe');
  await expect.element(box).toHaveFocus();
  expect(page.getByRole('complementary', { name: 'Peek' }).elements()).toEqual([]);
});

test('after leaving for a page the focus is in the page; after Escape it is back where it was', async () => {
  await openApp('/country/es/companies/co00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await page.getByRole('main').getByLabelText('Manager name').fill('Typed');
  const bell = page.getByRole('button', { name: 'Notifications' });
  focus(bell);
  await open();
  await press('{Escape}');
  await expect.element(bell).toHaveFocus();
  await open();
  await box.fill('admini');
  await press('{Enter}');
  const question = page.getByRole('alertdialog');
  await expect.poll(() => holdsFocus(question)).toBe(true);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(list.grid).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('a city’s name next to a screen, view or new record opens that one in the city, and back', async () => {
  const home = '/country/es/city/ci00000000000001/orders';
  await openApp(home);
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const places = palette.getByRole('group', { name: 'Cities and countries' }).getByRole('option');
  const found = () => places.elements().map(({ textContent }) => textContent);
  await open();
  await box.fill('couriers sev');
  await expect.poll(() => found()[0]).toBe('CouriersSevilla, Spain');
  await box.fill('ukraine compan');
  await expect.poll(() => found()[0]).toBe('CompaniesUkraine');
  await box.fill('new courier bilbao');
  await expect.poll(() => found()[0]).toBe('New courierBilbao, Spain');
  await box.fill('all orders spain');
  await expect.poll(() => found()[0]).toBe('OrdersAll cities, Spain');
  await box.fill('couriers sevilla spain');
  await expect.poll(() => found()[0]).toBe('CouriersSevilla, Spain');
  await box.fill('canceled sevilla');
  await expect.poll(() => found()[0]).toBe('Canceled todayOrders · Sevilla, Spain');
  await press('{Enter}');
  await expect.poll(routeNow).toMatch(/^\/country\/es\/city\/ci00000000000002\/orders\?.*canceled/i);
  await expect.element(page.getByText('You are now in Sevilla, Spain')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(routeNow).toBe(home);
  // No announcement if the scope is the current one.
  await open();
  await box.fill('orders madrid');
  await expect.poll(() => found()[0]).toBe('OrdersMadrid, Spain');
  await press('{Enter}');
  expect(page.getByText(/You are now in/).elements()).toEqual([]);
});

test('a change of city is announced once, and only after unsaved changes are discarded', async () => {
  await openApp('/country/es/companies/co00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await page.getByRole('main').getByLabelText('Manager name').fill('Typed');
  const said = page.getByText(/You are now in|This screen shows one city/);
  const lead = async (typed: string): Promise<void> => {
    await open();
    await box.fill(typed);
    await expect.element(palette.getByRole('option').first()).toMatchTextContent(/Sevilla/);
    await press('{Enter}');
  };
  await lead('slots sevilla');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  expect(document.body.textContent).not.toMatch(/You are now in/);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(said).toHaveTextContent('You are now in Sevilla, Spain');
  closeApp();
  // Naming a city leaves the "all cities" scope.
  await openApp('/country/es/city/all/orders');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await lead('slots sevilla');
  await expect.element(said).toHaveTextContent('You are now in Sevilla, Spain');
});

test('the actions of a list and of a record are offered in the palette', async () => {
  await openList('/country/es/companies');
  await open();
  await box.fill('add new');
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'New company' })).toBeVisible();
  closeApp();
  await openApp('/country/es/companies/co00000000000001');
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await open();
  await expect.element(option('Open in new window')).toBeVisible();
  await box.fill('delete');
  await press('{Enter}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

test('records are found on the server by name, phone, e-mail and id; a stale answer is ignored', async () => {
  const late = Promise.withResolvers<void>();
  const main = await openList('/country/es/companies', {
    prepare: (stub) =>
      stub.answer('companies.list', async ({ params, query }, usual) => {
        if (params.country === 'ua') return success([]);
        if (JSON.stringify(query).includes('Company 1')) await late.promise;
        return usual();
      }),
  });
  await open();
  await box.fill('Company 1');
  await expect.poll(() => JSON.stringify(main.calls)).toContain('"value":"Company 1"');
  await box.fill('Company 07');
  await expect.element(option(/^Company 07/)).toBeVisible();
  late.resolve();
  await expect.element(palette.getByRole('group', { name: 'Companies' })).toMatchTextContent(/Company 07/);
  expect(option(/^Company 1/).elements()).toEqual([]);
  for (const [typed, name] of [
    ['office8@companies.example', 'Company 08'],
    ['office8', 'Company 08'],
    ['co00000000000009', 'Company 09'],
    ['600 000', 'Company 01'],
  ] as const) {
    await box.fill(typed);
    await expect.element(option(new RegExp(`^${name}`))).toBeVisible();
  }
  await box.fill('office8@companies.example');
  await expect.element(option(/^Company 08/)).toHaveAttribute('aria-selected', 'true');
  await press('{Enter}');
  await expect.poll(routeNow).toBe('/country/es/companies/co00000000000008');

  await expect.element(page.getByRole('heading', { name: 'Company 08' })).toBeVisible();
  await open();
  await expect
    .element(palette.getByRole('group', { name: 'Recent records' }))
    .toMatchTextContent(/Company 08/);
});

test('among many matches those that begin with the text come first, each with a distinguishing detail', async () => {
  const names = ['Bodega Barrio', 'El Bar', 'Barra', 'La Barca', 'Tabarca', 'Zambar', 'Bar'];
  await openList('/country/es/companies', {
    prepare: ({ records }) => {
      records.companies = names.map((name, index) => ({
        id: `co1000000000000${index}`,
        createdAt: '2026-09-01T10:00:00.000Z',
        updatedAt: '2026-09-01T10:00:00.000Z',
        name,
        email: index === 6 ? null : `place${index}@companies.example`,
        phoneNumber: index === 5 ? null : `+34 600 000 00${index}`,
      }));
    },
  });
  await open();
  await box.fill('bar');
  const found = palette.getByRole('group', { name: 'Companies' }).getByRole('option');
  const texts = () => found.elements().map((each) => each.textContent);
  await expect
    .poll(texts)
    .toEqual([
      'Barraplace2@companies.example',
      'Bar+34 600 000 006',
      'Bodega Barrioplace0@companies.example',
      'El Barplace1@companies.example',
      'La Barcaplace3@companies.example',
    ]);
  await box.fill('600 000 003');
  await expect.poll(texts).toEqual(['La Barca+34 600 000 003']);
  // Format in which other programs copy phone numbers.
  await box.fill('+34600000002');
  await expect.poll(texts).toEqual(['Barra+34 600 000 002']);
});

test('a name is found by its words in any order, with a query by word only if the whole text has no match', async () => {
  const people = ['Lorena Sanchis Benítez', 'Lorena Peña', 'Benito Lorena'].map((fullName, index) => ({
    id: `cr0000000000000${index}`,
    fullName,
  }));
  const main = await openApp('/country/es/city/es1/couriers', {
    prepare: (stub) =>
      stub.answer('couriers.list', ({ query }) => {
        const filter = query?.filters?.fullName;
        const wanted = foldText(filter && 'value' in filter ? filter.value : '');
        return success(people.filter(({ fullName }) => foldText(fullName).includes(wanted)));
      }),
  });
  await expect.element(page.getByRole('heading', { name: 'Couriers' })).toBeVisible();
  const asked = () => main.callsOf('couriers.list').flatMap(({ query }) => query?.filters?.fullName ?? []);
  await open();
  await box.fill('benitez lorena');
  await expect.element(option(/^Lorena Sanchis Benítez/)).toBeVisible();
  expect(
    palette.getByRole('group', { name: 'Couriers', exact: true }).getByRole('option').all(),
  ).toHaveLength(1);
  expect(asked()).toContainEqual({ match: 'text', value: 'benitez' });
  await box.fill('lorena peña');
  await expect.element(option(/^Lorena Peña/)).toBeVisible();
  expect(asked()).not.toContainEqual({ match: 'text', value: 'lorena' });
});

test('a delivery zone, which has no page, links to its couriers and its time slots', async () => {
  const city = '/country/es/city/ci00000000000001';
  const main = await openList(`${city}/couriers`, {
    prepare: ({ records }) => {
      records.geoZones = ['Centro', 'Playa Norte'].map((name, index) => ({ id: `zone${index}`, name }));
    },
  });
  await open();
  await box.fill('norte playa');
  const zones = palette.getByRole('group', { name: 'Delivery zones' }).getByRole('option');
  await expect.element(zones.first()).toMatchTextContent(/Playa Norte.*Couriers of this zone/);
  expect(zones.all()).toHaveLength(2);
  // The API has no filters for zones: it returns all of them.
  expect(main.callsOf('geoZones.list').map(({ query }) => query)).not.toContainEqual(expect.anything());
  await option(/Time slots of this zone/).click();
  await expect.poll(routeNow).toBe(`${city}/time_slots?zone=zone1`);
});

test('a found order shows its status and creation time', async () => {
  await openApp('/country/es/city/ci00000000000001/orders');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await open();
  await box.fill('AB1C12D4E5F6A7B8');
  await expect.element(option(/^AB1C12D4 ?Paid · \d/).first()).toHaveAttribute('aria-selected', 'true');
});

test('failed lists and empty results are reported', async () => {
  const main = await openList('/country/es/companies');
  await open();
  main.answer('companies.list', () => failure('NETWORK'));
  await box.fill('zzzz');
  await expect.element(palette.getByRole('status')).toHaveTextContent('Some lists did not respond');
  // Too short for a server query.
  await box.fill('ж');
  await expect.element(palette.getByRole('status')).toHaveTextContent('No results');
  await expect.element(palette.getByText(/Type part of a name, phone number/)).toBeVisible();
  await box.fill('admini');
  await expect.element(option('Administrators')).toBeVisible();
  await expect.element(palette.getByText(/Type part of a name, phone number/)).not.toBeInTheDocument();
});

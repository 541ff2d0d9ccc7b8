import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Row } from '../../data/entityCalls.ts';
import { list, openList, press, pressIn, routeNow } from '../../testing/listScreen.ts';
import { pushAnswer } from '../../testing/liveAnswers.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const error = { code: 'NETWORK', status: 0, message: '' };

/** Answers the list of all cities with each sample courier in another city. */
const inCities = (main: StubbedMain): void => {
  const cities = main.records.cities ?? [];
  main.answer('couriers.list', ({ params }, usual) => {
    const answer = usual();
    const rows = answer.ok ? (answer.data as Row[]) : [];
    if (params.city !== 'all') return answer;
    return { ok: true, data: rows.map((row, index) => ({ ...row, city: cities[index]?.id })), total: 3 };
  });
};
const openAll = (route = '/country/es/city/all/couriers?sort=email') =>
  openList(route, { prepare: inCities });

test('a list of all cities shows the city of each row, and links to the record in its city', async () => {
  const main = await openAll();
  const [madrid, sevilla] = main.records.cities ?? [];
  expect(list.texts('City')).toEqual(['Madrid', 'Sevilla', 'Valencia']);
  await expect
    .element(page.getByRole('combobox', { name: 'City', exact: true }))
    .toHaveTextContent('All cities');
  // A new record belongs to one city.
  await expect.element(page.getByRole('button', { name: 'Add new' })).not.toBeInTheDocument();
  await pressIn(list.row('Sevilla').getByRole('checkbox'), 'p');
  const peek = page.getByRole('complementary', { name: 'Peek' });
  await expect.element(peek.getByText('Sevilla')).toBeVisible();
  const read = main.callsOf('couriers.read').at(-1);
  expect(read?.params).toMatchObject({ country: 'es', city: sevilla?.id });
  await list.row('Madrid').getByRole('link').first().click();
  await expect.poll(routeNow).toMatch(new RegExp(`^/country/es/city/${madrid?.id}/couriers/`));
  // "Next record" and the breadcrumb follow the list of all cities.
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect.poll(routeNow).toMatch(new RegExp(`^/country/es/city/${sevilla?.id}/couriers/`));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Couriers' }).click();
  await expect.poll(routeNow).toMatch(/^\/country\/es\/city\/all\/couriers/);
});

test('edits and deletes in a list of all cities are sent to the city of each row', async () => {
  const main = await openAll();
  const [madrid, sevilla, valencia] = main.records.cities?.map(({ id }) => id) ?? [];
  await pressIn(list.row('Valencia').getByRole('checkbox'), 'e');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nuria Pilar');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => main.callsOf('couriers.update').map(({ params }) => params.city))
    .toEqual([valencia]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await pressIn(list.row('Madrid').getByRole('checkbox'), ' ');
  await pressIn(list.row('Sevilla').getByRole('checkbox'), ' ');
  await press('{Delete}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const deferred = () =>
    main.requests.find(({ route }) => route === 'api.defer')?.payload as
      | { calls: { params: Record<string, string>; body: { ids: string[] } }[] }
      | undefined;
  await expect.poll(deferred).toBeDefined();
  expect(deferred()?.calls.map(({ params, body }) => [params.city, body.ids.length])).toEqual([
    [madrid, 1],
    [sevilla, 1],
  ]);
});

test('an unreadable city is named, with Retry', async () => {
  const main = await openList('/country/es/city/all/couriers', {
    prepare: (stub) => {
      const city = stub.records.cities?.[3]?.id ?? '';
      stub.answer('couriers.list', (_asked, usual) => ({ ...usual(), unread: [{ city, error }] }));
    },
  });
  const sentence = page.getByText('Rows of Bilbao are missing. Network Error');
  await expect.element(sentence).toBeVisible();
  main.answerAsUsual();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('rows of a city that becomes readable again are not counted as new', async () => {
  const main = await openList('/country/es/city/all/couriers', {
    prepare: (stub) => {
      const city = stub.records.cities?.[3]?.id ?? '';
      stub.answer('couriers.list', (_asked, usual) => ({ ...usual(), total: 1, unread: [{ city, error }] }));
    },
  });
  const sentence = page.getByText(/are missing/);
  await expect.element(sentence).toBeVisible();
  await pushAnswer(main, 'couriers.list');
  await expect.element(sentence).not.toBeInTheDocument();
  await expect.element(page.getByText(/new courier/)).not.toBeInTheDocument();
});

test('the city filter selects among the cities, and is dropped with the list of all cities', async () => {
  const main = await openAll();
  const [madrid] = main.records.cities ?? [];
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('option', { name: 'City' }).click();
  await page.getByRole('checkbox', { name: 'Madrid' }).click();
  await press('{Escape}');
  await expect.element(list.chips).toHaveTextContent('City: Madrid');
  // View counts query the same list at their own pace, so search all calls.
  await expect
    .poll(() => main.callsOf('couriers.list').map(({ query }) => query?.filters))
    .toContainEqual({ city: { match: 'in', values: [madrid?.id] } });
  await page.getByRole('combobox', { name: 'City', exact: true }).click();
  await page.getByRole('option', { name: 'Sevilla' }).click();
  await expect.poll(routeNow).toMatch(/\/couriers\?sort=email$/);
  await page.getByRole('combobox', { name: 'City', exact: true }).click();
  await page.getByRole('option', { name: 'All cities' }).click();
  await expect.poll(routeNow).toMatch(/\/city\/all\/couriers\?sort=email$/);
});

test('a screen of a single city names the city it switched to', async () => {
  await openAll();
  window.location.hash = '/country/es/city/all/geo_zones';
  await expect.element(page.getByText('This screen shows one city: Madrid')).toBeVisible();
  expect(routeNow()).not.toContain('/city/all/');
});

test('the pager shows the limit of a list of all cities, and stops there', async () => {
  await openList('/country/es/city/all/couriers?size=500', {
    prepare: (stub) =>
      stub.answer('couriers.list', (_asked, usual) => ({ ...usual(), total: 5000 }) as never),
  });
  await expect.element(list.pages).toMatchTextContent(/of 5,000first 2,000 only/);
  await list.pages.getByRole('button', { name: 'Last page' }).click();
  await expect.poll(routeNow).toContain('page=4');
  await expect
    .element(list.pages.getByRole('button', { name: 'Next page' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('with all cities selected the dashboard counts pending records of all cities, and the palette links there', async () => {
  const main = await openList('/country/es/city/ci00000000000001/couriers', { prepare: inCities });
  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Screen, action or record' }).fill('all cities');
  await page.getByRole('option', { name: /All cities.*Spain/ }).click();
  await expect.poll(routeNow).toMatch(/^\/country\/es\/city\/all\/couriers/);
  window.location.hash = '/dashboard';
  await expect.element(page.getByRole('heading', { name: 'Needs attention in Spain' })).toBeVisible();
  await page.getByRole('button', { name: /To look at/ }).click();
  await expect
    .poll(() => main.callsOf('feedbacks.list').map(({ params, query }) => [params.city, query?.size]))
    .toContainEqual(['all', 1]);
});

test('the zone filter of all cities offers the zones grouped by city', async () => {
  await openAll();
  await list.grid.getByRole('button', { name: 'Filter Geo zone' }).click();
  const zone = page.getByRole('combobox', { name: 'Geo zone' });
  await zone.click();
  await expect
    .element(page.getByRole('group', { name: 'Sevilla' }).getByRole('option'))
    .toHaveTextContent('Centro');
  await expect.element(page.getByRole('option')).toHaveLength(4);
  await zone.fill('sevi');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await page.getByRole('option', { name: 'Centro' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(routeNow).toMatch(/geoZoneId=zone1/);
});

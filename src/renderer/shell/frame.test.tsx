import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { routes } from '#shared/ipc/routes.ts';
import { fillPattern, listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import { screens } from '../app/screens.ts';
import { confirm } from '../stores/overlays.ts';
import { useScopeStore } from '../stores/page.ts';
import { list, openList, press, routeNow } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { builtInMenu } from './menu/menuEntries.ts';

afterEach(closeApp);

const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
const firstCompany = '/country/es/companies/co00000000000001';

test('the bell shows times in the notice’s country, in 24-hour format', async () => {
  await openApp('/country/es/companies', {
    prepare: (main) =>
      main.answerRoute('notices.read', () =>
        success([
          { type: 'notification', id: 'n1', title: 'Kyiv', dateTime: '2026-11-21T15:05:00Z', country: 'ua' },
          {
            type: 'notification',
            id: 'n2',
            title: 'Madrid',
            dateTime: '2026-11-21T15:05:00Z',
            country: 'es',
          },
        ]),
      ),
  });
  await page.getByRole('button', { name: 'Notifications' }).click();
  const notices = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect.element(notices.first()).toMatchTextContent(/21 Nov 2026, 17:05$/);
  await expect.element(notices.last()).toMatchTextContent(/21 Nov 2026, 16:05$/);
});

test('? shows the shortcuts on a record’s page as on a list, but is a letter while typing', async () => {
  await openApp(firstCompany);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const name = page.getByLabelText('Name', { exact: false }).first();
  await name.click();
  await press('{End}?');
  await expect.element(name).toHaveValue('Company 01?');
  expect(dialog.elements()).toEqual([]);
  await press('{Backspace}');
  await page.getByRole('heading', { name: 'Company 01' }).click();
  await press('?');
  await expect.element(dialog).toMatchTextContent(/previous or next record/);
});

test.for(['en_US', 'uk_UA', 'es_ES'] as const)(
  'in %s each entry of the menu has one line',
  async (locale) => {
    await page.viewport(1280, 720);
    await openApp('/country/es/companies', {
      settings: { locale },
      prepare: (main) => main.answer('utils.menu', () => success(builtInMenu)),
    });
    const links = () => [...document.querySelectorAll('nav ul ul a')];
    await expect.poll(() => links().length).toBeGreaterThan(12);
    const high = links().filter(({ clientHeight }) => clientHeight !== 28);
    expect(high.map(({ textContent }) => textContent)).toEqual([]);
  },
);

test('the menu scrolls to the entry of the open page, also in a low window', async () => {
  await page.viewport(1280, 140);
  await openApp('/country/es/companies');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect.element(menu.getByRole('link', { name: 'Companies' })).toBeInViewport({ ratio: 1 });
});

test('a missing record says so and links back to its list', async () => {
  await openApp('/country/es/companies/co0000000000none');
  await expect.element(page.getByText('This record no longer exists')).toBeVisible();
  await expect.element(breadcrumb).toHaveTextContent('HomeCompaniesNot found');
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect.element(list.grid).toBeVisible();
  expect(routeNow()).toBe('/country/es/companies');
});

test('a long name is cut off in the breadcrumb', async () => {
  await openApp(firstCompany, {
    prepare: (main) => {
      const [company] = main.records.companies ?? [];
      if (company) company.name = 'Very long '.repeat(25).trim();
    },
  });
  const current = breadcrumb.getByRole('listitem').last();
  await expect.element(current).toMatchTextContent(/^Very long/);
  const { right } = current.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect.element(current).toHaveAttribute('title', 'Very long '.repeat(25).trim());
});

test('main accepts the window title of a record with an endless name', async () => {
  const main = await openApp(firstCompany, {
    prepare: ({ records }) => void Object.assign(records.companies?.[0] ?? {}, { name: 'x'.repeat(99_000) }),
  });
  const titles = () =>
    main.requests.flatMap(({ route, payload }) => (route === 'windows.setTitle' ? payload : []));
  await expect.poll(() => titles().at(-1)).toMatchObject({ title: expect.stringMatching(/^xxx/) });
  expect(routes['windows.setTitle'].input.safeParse(titles().at(-1)).success).toBe(true);
});

test('a record without a readable name shows its id', async () => {
  await openApp(firstCompany, {
    prepare: ({ records }) => void Object.assign(records.companies?.[0] ?? {}, { name: '' }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('co00000000000001');
  await expect.element(breadcrumb).toHaveTextContent('HomeCompaniesco00000000000001');
});

test('a network error suggests a remedy', async () => {
  await openApp('/country/es/companies', {
    prepare: (main) => main.answer('companies.list', () => failure('NETWORK')),
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Network Error' });
  await expect.element(alert).toMatchTextContent(/Check your network connection/);
});

test('the user menu shows the user and the server', async () => {
  await openList('/country/es/companies', {
    settings: { connection: { type: 'server', origin: 'https://api.example.com' } },
  });
  await page.getByRole('button', { name: 'User menu' }).click();
  for (const text of ['Uma User', 'uma@backoffice.example', 'Super administrator', 'https://api.example.com'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('a change of a city refetches the list of cities once, however many components use it', async () => {
  const main = await openApp('/country/es/cities');
  await expect.element(list.grid).toBeVisible();
  const readings = (): number =>
    main.callsOf('cities.list').filter(({ query }) => query?.size === 1000).length;
  await expect.poll(readings).toBe(1);
  main.notify('records.changed', { entity: 'cities', scope: { country: 'es' }, ids: [], isRemoval: false });
  await expect.poll(readings).toBe(2);
  await expect.poll(() => main.callsOf('cities.list').length).toBeGreaterThanOrEqual(4);
  expect(readings()).toBe(2);
});

test('a failed read of the cities is not shown as an empty list, and can be retried', async () => {
  const main = await openApp('/admins', {
    prepare: (stub) => stub.answer('cities.list', () => failure('INTERNAL')),
  });
  const city = page.getByRole('combobox', { name: 'City' });
  await expect.element(city).toHaveTextContent('Could not load');
  main.answerAsUsual();
  const again = page.getByRole('button', { name: 'Reload the cities' });
  await again.click();
  await expect.element(city).toHaveTextContent('Madrid');
  await expect.element(again).not.toBeInTheDocument();
});

test('each address has the title of its screen, in the language of the interface', async () => {
  const main = await openApp('/admins');
  const patterns = { ...pagePatterns, ...listPatterns };
  const titles = new Set<string>();
  for (const [name, pattern] of Object.entries(patterns)) {
    window.location.hash = fillPattern(pattern, { country: 'es', city: 'ci00000000000001' });
    const title = screens[name as keyof typeof screens].title.message ?? '';
    await expect.poll(() => document.title).toContain(`${title} – Marketplace Back Office`);
    titles.add(title);
  }
  expect(titles.size).toBe(Object.keys(patterns).length);
  main.notify('settings.changed', { ...main.settings(), locale: 'es_ES' });
  await expect.poll(() => document.title).toBe('Promociones – Marketplace Back Office');
});

test('the user menu links to the dashboard and the password page, and its tooltip shows the role', async () => {
  await openList('/country/es/companies');
  const button = page.getByRole('button', { name: 'User menu' });
  await button.hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Uma User · Super administrator');
  for (const [name, path] of [
    ['Reset password', '/admins/reset_password'],
    ['Account', '/dashboard'],
  ] as const) {
    await button.click();
    await page.getByRole('menuitem', { name }).click();
    await expect.poll(routeNow).toBe(path);
  }
});

test('opening another page with the same cities does not re-render the frame', async () => {
  await openApp('/country/es/companies');
  await expect.poll(() => useScopeStore.getState().cities.length).toBeGreaterThan(1);
  const { cities } = useScopeStore.getState();
  for (const route of ['/no/such/page', '/country/es/companies']) {
    window.location.hash = route;
    await expect.poll(() => list.grid.elements().length).toBe(route.startsWith('/country') ? 1 : 0);
  }
  await expect.element(list.row('Company 03')).toBeVisible();
  expect(useScopeStore.getState().cities).toBe(cities);
});

test('only menu links of lists with pending records reserve room for a count', async () => {
  await openApp('/dashboard', {
    prepare: (main) => main.answer('utils.menu', () => success(builtInMenu)),
  });
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const described = links.elements().filter((link) => link.hasAttribute('aria-describedby'));
  const names = described.map(({ textContent }) => textContent);
  expect(names).toEqual(['Promotions', 'Couriers', 'Orders', 'General feedback']);
  expect(links.length).toBeGreaterThan(3 * described.length);
});

test('a question about a page is answered with no when another page opens', async () => {
  await openApp(firstCompany);
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  const answer = confirm({ title: 'Remove the company?', confirmLabel: 'Remove' });
  const question = page.getByRole('alertdialog', { name: 'Remove the company?' });
  await expect.element(question.getByRole('button', { name: 'Remove' })).toHaveFocus();
  window.location.hash = '/country/es/companies';
  expect(await answer).toBe(false);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityReading } from '#shared/ipc/courierRoutes.ts';
import { failure, success } from '#shared/ipc/result.ts';
import { focus, list, openList, press, pressIn } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const route = '/country/es/city/ci00000000000001/couriers';
const first = `${route}/cu00000000000001`;
const save = page.getByRole('button', { name: 'Save', exact: true });
const status = page.getByLabelText('Status');
const reason = page.getByLabelText('Error message');
const passport = page.getByRole('textbox', { name: 'Passport number' });
const showPassport = page.getByRole('button', { name: 'Show: Passport number' });

afterEach(closeApp);

test('labels come from the server; an unknown value is kept and shown as it is', async () => {
  const main = await openList(route);
  await expect.element(list.row('Iker Sample').getByText('Bicicleta')).toBeVisible();
  await expect.element(list.row('Iker Sample').getByText('Centro')).toBeVisible();
  await list.row('Nuria Sample').getByRole('button', { name: 'Open', exact: true }).click();
  const days = page.getByLabelText('Working days');
  await expect.element(days).toHaveValue('moonlight');
  await expect.element(days).toHaveTextContent('moonlightDe lunes a viernesFines de semana');
  await page.getByLabelText('Vehicle').selectOptions('Moto');
  await save.click();
  await expect.poll(() => main.callsOf('couriers.update')).toHaveLength(1);
  await expect.poll(() => main.callsOf('couriers.update')[0]?.body).toEqual({ vehicle: 'motor' });
  await expect.poll(() => main.callsOf('utils.registrationContent')).toHaveLength(1);
  await expect.element(page.getByLabelText('Geo zone')).toMatchTextContent(/Centro/);
  expect(main.callsOf('couriers.geoZones').length).toBeGreaterThan(0);
  expect(main.callsOf('geoZones.list')).toEqual([]);
});

test('a failed load of the choices keeps the chosen value and offers Retry', async () => {
  const main = await openApp(first, {
    prepare: (stub) => stub.answer('utils.registrationContent', () => failure('NETWORK')),
  });
  const vehicle = page.getByLabelText('Vehicle');
  await expect.element(vehicle).toHaveValue('bicycle');
  await expect.element(page.getByText('Could not load the choices').first()).toBeVisible();
  main.answerAsUsual();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(vehicle).toHaveTextContent('A pieBicicletaMoto');
  await expect.element(vehicle).toHaveValue('bicycle');
});

test('only the status "rejected with error" has an error message, which is required', async () => {
  const main = await openApp(first);
  await expect.element(status).toHaveValue('active');
  expect(status.element().querySelectorAll('option')).toHaveLength(14);
  expect(reason.elements()).toEqual([]);
  await status.selectOptions('Rejected with error');
  await save.click();
  await expect.element(page.getByText('Required: Error message')).toBeVisible();
  await reason.fill('No photo');
  await save.click();
  await expect.poll(() => main.callsOf('couriers.update')).toHaveLength(1);
  await expect
    .poll(() => main.callsOf('couriers.update')[0]?.body)
    .toEqual({
      status: 'rejected_with_error',
      errorMessage: 'No photo',
    });
});

test('passport number and image are each shown by a click, and hidden for the next courier', async () => {
  await openApp(first);
  await expect.element(showPassport).toBeVisible();
  expect(passport.elements()).toEqual([]);
  expect(page.getByRole('img', { name: 'Passport image' }).elements()).toEqual([]);
  await pressIn(showPassport, '{Enter}');
  await expect.element(passport).toHaveValue('PA012345');
  await expect.element(passport).toHaveFocus();
  await page.getByRole('button', { name: 'Show: Passport image' }).click();
  await expect.element(page.getByRole('img', { name: 'Passport image' })).toBeVisible();
  await expect.element(passport).toBeVisible();
  focus(page.getByLabelText('ID number'));
  await expect.element(showPassport).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Passport image' })).not.toBeInTheDocument();
});

test('lists and exports hide passport numbers; a click or the space bar shows one in the list', async () => {
  const main = await openList(route);
  await list.tool('Columns').click();
  await page.getByRole('checkbox', { name: 'Passport number' }).click();
  await press('{Escape}');
  const row = list.row('Iker Sample');
  await expect.element(row.getByText('••••••')).toBeVisible();
  const shown = row.getByText('PA012345');
  const show = row.getByRole('button', { name: 'Show: Passport number' });
  await show.click();
  await expect.element(shown).toBeVisible();
  focus(list.search);
  await expect.element(shown).not.toBeInTheDocument();
  for (const away of ['{Escape}', '{ArrowUp}']) {
    show.element().closest('td')?.focus();
    await press(' ');
    await expect.element(shown).toBeVisible();
    await press(away);
    await expect.element(shown).not.toBeInTheDocument();
  }
  await expect.element(list.selection).not.toBeInTheDocument();
  await list.tool('Export').click();
  const payload = (): string =>
    JSON.stringify(main.requests.find((request) => request.route === 'exports.start') ?? '');
  await expect.poll(payload).toContain('Full name');
  expect(payload()).not.toContain('Passport number');
  expect(payload()).toContain('"name":"couriers-es-madrid-');
});

test('the conflict dialog hides the passport number until a click', async () => {
  const main = await openApp(first);
  await showPassport.click();
  await passport.fill('MINE1');
  const [theirs] = main.records.couriers ?? [];
  Object.assign(theirs ?? {}, { passportNumber: 'THEIRS1', updatedAt: '2026-11-20T10:00:00.000Z' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Another user changed this record' });
  await expect.element(dialog.getByRole('radio', { name: 'Mine: ••••••' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show: Passport number' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Theirs: THEIRS1' })).toBeVisible();
});

test('the view of idle couriers shows the last order and its basis, which is read once', async () => {
  const reading: ActivityReading = {
    ...{ country: 'es', city: 'ci00000000000001', state: 'done', orders: 1200, total: 1200, cities: null },
    ...{ readAt: new Date().toISOString(), since: '2026-11-09', isComplete: true, error: null },
  };
  const main = await openList(route, {
    prepare: (stub) => {
      for (const [index, courier] of (stub.records.couriers ?? []).entries())
        Object.assign(courier, {
          status: 'active',
          lastOrderAt: index === 0 ? 'none' : '2026-11-20T10:00:00Z',
        });
      stub.answerRoute('couriers.readActivity', () => success(reading));
    },
  });
  const view = page.getByRole('tab', { name: /^No order for 14 days/ });
  // Counting would read the orders.
  await expect.element(view).toMatchTextContent(/^(?:No order for 14 days){1,2}$/);
  await view.click();
  await expect.poll(() => list.texts('Last order')).toEqual([expect.stringMatching(/^none since \d+ \w+$/)]);
  await expect.element(view).toMatchTextContent(/14 days\s*1$/);
  const band = page.getByRole('status').filter({ hasText: /^By 1,200 orders since 9 Nov/ });
  await expect.element(band).toBeVisible();
  main.notify('couriers.reading', { ...reading, state: 'running', orders: 500 });
  await expect.element(page.getByText('Reading the orders of 14 days: 500 of 1,200')).toBeVisible();
  main.notify('couriers.reading', reading);
  await band.getByRole('button', { name: 'Read again' }).click();
  await expect
    .poll(() => main.requests.filter((one) => one.route === 'couriers.readActivity').length)
    .toBeGreaterThan(1);
  await page.getByRole('tab', { name: 'All' }).click();
  await expect.element(band).not.toBeInTheDocument();
  expect(list.titles()).not.toContain('Last order');
});

test.each([
  ['en_US', 'No order for 14 days', /^none since/],
  ['uk_UA', 'Без замовлень 14 днів', /^жодного з/],
  ['es_ES', 'Sin pedidos en 14 días', /^ninguno desde/],
] as const)(
  'the view of idle couriers shows the whole date at 1280 pixels, in %s',
  async (locale, view, words) => {
    await page.viewport(1280, 720);
    await openList(route, {
      settings: { locale },
      prepare: (stub) => {
        for (const courier of stub.records.couriers ?? [])
          Object.assign(courier, { status: 'active', lastOrderAt: 'none' });
      },
    });
    await page.getByRole('tab', { name: view }).click();
    const text = page.getByText(words).first();
    await expect.element(text).toBeVisible();
    const cell = text.element().closest('td') as HTMLElement;
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    const grid = page.getByRole('grid').element().getBoundingClientRect();
    expect(cell.getBoundingClientRect().right).toBeLessThan(grid.right);
  },
);

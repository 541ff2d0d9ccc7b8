import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#shared/ipc/result.ts';
import { list, openList, press } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const route = '/country/es/city/ci00000000000001/establishments';
const record = (number: number): string => `${route}/es0000000000000${number}`;
const save = page.getByRole('button', { name: 'Save', exact: true });
const category = page.getByLabelText('Home category');
const filter = (name: string) =>
  page.getByRole('group', { name: 'Top filters' }).getByRole('checkbox', { name });

afterEach(closeApp);

test('top filters are those of the chosen category, and change with it', async () => {
  const main = await openApp(record(1));
  await expect.element(category).toHaveValue('hc00000000000003');
  await expect.element(filter('Fresca')).toBeChecked();
  expect(filter('Nigiri').elements()).toEqual([]);
  await category.selectOptions('Sushi');
  await expect.element(filter('Nigiri')).not.toBeChecked();
  expect(filter('Fresca').elements()).toEqual([]);
  await filter('Nigiri').click();
  await save.click();
  await expect.poll(() => main.callsOf('establishments.update')).toHaveLength(1);
  await expect
    .poll(() => main.callsOf('establishments.update')[0]?.body)
    .toEqual({
      categoryId: 'hc00000000000004',
      topFilterIds: ['tf00000000000004'],
    });
  await category.selectOptions('');
  await expect.element(page.getByText('Choose a home category first')).toBeVisible();
});

test('activating needs a commission: the form hints at it and refuses to save', async () => {
  const main = await openApp(record(2));
  await expect.element(page.getByText('Set commission before active')).toBeVisible();
  await page.getByRole('switch', { name: 'Active' }).click();
  await save.click();
  await expect.element(page.getByText('Pls set commission!')).toBeVisible();
  expect(main.callsOf('establishments.update')).toEqual([]);
  await page.getByLabelText('Commission').fill('12.5');
  await expect.element(page.getByText('Set commission before active')).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => main.callsOf('establishments.update')).toHaveLength(1);
  await expect
    .poll(() => main.callsOf('establishments.update')[0]?.body)
    .toEqual({ isActive: true, commission: 12.5 });
});

test('stopped and public are switched in the list; a refused switch goes back and shows the reason', async () => {
  const message = 'Pls set commission!';
  const main = await openList(route);
  await list.row('Taberna').getByRole('switch', { name: 'Stopped: Taberna' }).click();
  await expect.poll(() => main.callsOf('establishments.update')).toHaveLength(1);
  await expect.poll(() => main.callsOf('establishments.update')[0]?.body).toEqual({ isStopped: true });
  main.answer('establishments.update', () => ({
    ok: false,
    error: { code: 'COMMISSION_REQUIRED', status: 422, message, fields: { commission: message } },
  }));
  const isPublic = list.row('Bazar').getByRole('switch', { name: 'Public: Bazar' });
  await isPublic.click();
  await expect.element(page.getByText(`Bazar: ${message}`)).toBeVisible();
  await expect.element(isPublic).toBeChecked();
});

test('the cancellation fee is the individual one, the country’s, or two euros by default', async () => {
  await openApp(record(3));
  await expect.element(page.getByLabelText('Cancellation fee', { exact: true })).toHaveValue('3.50');
  await page.getByRole('switch', { name: 'Individual cancellation fee' }).click();
  await expect.element(page.getByText('€2.50')).toBeVisible();
  expect(page.getByLabelText('Cancellation fee', { exact: true }).elements()).toEqual([]);
  closeApp();
  const main = await openApp(record(1));
  await expect.element(page.getByText('€2.00')).toBeVisible();
  await expect.poll(() => main.callsOf('countrySettings.read')).toHaveLength(1);
});

test('an unreadable country fee is shown as a dash, not as the default of two euros', async () => {
  await openApp(record(1), {
    prepare: (stub) => stub.answer('countrySettings.read', () => failure('NETWORK')),
  });
  const fee = page.getByRole('main').getByText('Common cancellation fee', { exact: true });
  await expect.poll(() => fee.element().parentElement?.textContent).toBe('Common cancellation fee–');
});

test('opening hours show the week, hours past midnight and whether it is open now', async () => {
  const day = (...hours: [string, string][]) => ({
    isClosed: hours.length === 0,
    openAt: hours.map(([from, to]) => ({ from, to })),
  });
  const week = (...hours: [string, string][]) =>
    Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [
        name,
        day(...hours),
      ]),
    );
  await openApp(record(1), {
    prepare: ({ records }) => {
      const [first] = records.establishments ?? [];
      const workingTime = {
        ...week(['00:00', '23:59']),
        saturday: day(['13:00', '16:00'], ['20:00', '03:00']),
      };
      Object.assign(first ?? {}, { workingTime: { ...workingTime, tuesday: day() } });
    },
  });
  const strip = page.getByRole('list', { name: 'Working time' });
  await expect.element(strip).toBeVisible();
  expect(
    strip
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Mon00:00–23:59',
    'TueClosed',
    ...['Wed', 'Thu', 'Fri'].map((name) => `${name}00:00–23:59`),
    'Sat13:00–16:00, 20:00–03:00',
    'Sun00:00–23:59',
  ]);
  closeApp();
  await openApp(record(1), {
    prepare: ({ records }) => Object.assign(records.establishments?.[0] ?? {}, { workingTime: week() }),
  });
  await expect.element(page.getByText('Closed all week').first()).toBeVisible();
});

test('the summary header says stopped, else open or closed; the bars of the week share one axis', async () => {
  const hours = (...openAt: { from: string; to: string }[]) => ({ isClosed: openAt.length === 0, openAt });
  await openApp(record(1), {
    prepare: ({ records }) =>
      void Object.assign(records.establishments?.[0] ?? {}, {
        isStopped: true,
        workingTime: {
          monday: hours(
            { from: '09:00', to: '12:00' },
            { from: '13:00', to: '16:00' },
            { from: '18:00', to: '22:00' },
          ),
          friday: hours({ from: '09:00', to: '12:00' }),
        },
      }),
  });
  const head = page.getByText(/^Stopped: takes no orders/);
  await expect.element(head).toBeVisible();
  const bars = page
    .getByRole('list', { name: 'Working time' })
    .element()
    .querySelectorAll('[aria-hidden=true]');
  const edges = [...bars].map((bar) => {
    const { left, right } = bar.getBoundingClientRect();
    return [left, right];
  });
  expect(edges).toHaveLength(7);
  for (const edge of edges) expect(edge).toEqual(edges[0]);
  // A stopped establishment is not open, whatever its hours.
  await expect.element(page.getByText(/^(Would be open now|Closed now), /)).toBeVisible();
  await expect.element(page.getByText(/^Open now/)).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Stopped' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(head).not.toBeInTheDocument();
  // The hours appear in the form and in the summary header.
  await expect.poll(() => page.getByText(/^(Open|Closed) now, /).elements().length).toBe(2);
});

test('a stopped establishment says since when, a reminder switches nothing, and Resume has an Undo', async () => {
  const at = new Date(Date.now() - 20 * 60_000).toISOString();
  const main = await openApp(record(1), {
    prepare: ({ records }) =>
      Object.assign(records.establishments?.[0] ?? {}, {
        ...{ isActive: true, isStopped: true, stoppedSince: at },
      }),
  });
  const panel = page.getByRole('region', { name: 'Stopped' });
  await expect.element(panel).toMatchTextContent(/Since .*\((?:19|20) mins\)/);
  await expect.element(panel.getByText('No reminder')).toBeVisible();
  await panel.getByRole('button', { name: 'Remind me to resume…' }).click();
  const question = page.getByRole('alertdialog', { name: /^When to remind you/ });
  await question.getByRole('button', { name: /^In 1 hour/ }).click();
  const reminders = () => main.requests.filter(({ route: asked }) => asked === 'stops.remind');
  await expect.poll(() => reminders()).toHaveLength(1);
  const [reminder] = reminders();
  const { at: asked, id } = (reminder?.payload ?? {}) as { at: string; id: string };
  expect(id).toBe('es00000000000001');
  expect(Math.round((Date.parse(asked) - Date.now()) / 60_000)).toBe(60);
  expect(main.callsOf('establishments.update')).toEqual([]);
  await expect.element(page.getByText(/: reminder at \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Resume', exact: true }).click();
  const bodies = () => main.callsOf('establishments.update').map(({ body }) => body);
  await expect.poll(bodies).toEqual([{ isStopped: false }]);
  await expect.element(page.getByText(/: takes orders again$/)).toBeVisible();
  await press('{Control>}z{/Control}');
  await expect.poll(bodies).toEqual([{ isStopped: false }, { isStopped: true }]);
});

test('an establishment is stopped with a reminder by two clicks in its row, with Undo', async () => {
  await page.viewport(1600, 900);
  const main = await openList(route, {
    prepare: ({ records }) => {
      const place = records.establishments?.[0];
      Object.assign(place ?? {}, { name: 'Taberna', isActive: true, isStopped: false });
      Object.assign(records.orders?.[0] ?? {}, { status: 'accepted', establishmentId: place?.id });
    },
  });
  await list.row('Taberna').hover();
  await list.row('Taberna').getByRole('button', { name: 'Stop…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop Taberna and remind you to resume it?' });
  await expect.element(question).toMatchTextContent(/\d orders? under way: /);
  await question.getByRole('button', { name: /^In 30 minutes/ }).click();
  await expect.element(page.getByText('Taberna: stopped')).toBeVisible();
  expect(main.callsOf('establishments.update').map(({ body }) => body)).toEqual([{ isStopped: true }]);
  const reminders = () => main.requests.filter(({ route: asked }) => asked === 'stops.remind');
  await expect.poll(reminders).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => main.callsOf('establishments.update').at(-1)?.body).toEqual({ isStopped: false });
});

test('a due reminder offers to resume, to be reminded later, or to be left alone', async () => {
  const main = await openList(route);
  const place = { country: 'es', city: 'ci00000000000001', id: 'es00000000000001' };
  const note = { ...place, name: 'Taberna', since: new Date().toISOString(), remindAt: null, isDue: true };
  main.notify('stops.changed', [note]);
  const banner = page.getByRole('status').filter({ hasText: /^Taberna has been stopped since/ });
  await banner.getByRole('button', { name: 'Resume' }).click();
  await expect
    .poll(() => main.requests.find(({ route: asked }) => asked === 'stops.resume')?.payload)
    .toEqual(place);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(() => main.requests.find(({ route: asked }) => asked === 'stops.remind')?.payload)
    .toEqual({ ...place, name: 'Taberna', at: null });
  main.notify('stops.changed', []);
  await expect.element(banner).not.toBeInTheDocument();
});

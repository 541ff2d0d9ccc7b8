import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Notice, ShownNotice } from '#shared/api/staff.ts';
import { success } from '#shared/ipc/result.ts';
import { focus, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

const bell = page.getByRole('button', { name: 'Notifications' });
const panel = page.getByRole('dialog', { name: 'Notifications' });
const items = panel.getByRole('listitem');

const candidate = (id: string): Notice => ({
  type: 'candidates',
  id,
  title: `Courier ${id}`,
  dateTime: '2026-11-21T15:05:00Z',
  country: 'es',
  cityId: 'ci00000000000001',
  avatar: `https://cloud.example/bucket/couriers/${id}.png`,
});

/** Stubs main with these notices; a dismissed notice is gone for all windows. */
const openWith = async (given: Notice[]) => {
  let notices: ShownNotice[] = given;
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => {
      stub.answerRoute('notices.read', () => success(notices));
      stub.answerRoute(
        'notices.dismiss',
        ({ type, id, isOpened }: { type: string; id: string; isOpened: boolean }) => {
          const isIt = (one: Notice): boolean => one.type === type && one.id === id;
          const opened = isOpened ? notices.filter(isIt) : [];
          notices = notices.filter((one) => !isIt(one));
          notices.push(...opened.map((one) => ({ ...one, openedAt: '2026-11-21T16:00:00Z' })));
          stub.notify('notices.changed', { country: 'es', notices });
          return success(notices);
        },
      );
    },
  });
  await expect.element(bell).toHaveAccessibleDescription(`${given.length} new`);
  return main;
};

test('the panel is 336 pixels wide and loads the pictures of candidates like any other', async () => {
  await openWith([candidate('C1'), { type: 'notification', id: 'n1', title: 'News' }]);
  await bell.click();
  await expect.element(panel).toBeVisible();
  expect((panel.element() as HTMLElement).offsetWidth).toBe(336);
  const [picture] = panel.element().querySelectorAll('img');
  expect(picture?.getAttribute('src')).toBe('./bucket/couriers/C1.png');
});

test('an endless title is cut and pushes no button out of the panel', async () => {
  await openWith([{ ...candidate('C1'), title: 'x'.repeat(99_000) }, candidate('C2')]);
  await bell.click();
  await expect.element(panel.getByRole('button', { name: /^Dismiss x{199}…$/ })).toBeInViewport({ ratio: 1 });
  await expect
    .element(panel.getByRole('button', { name: 'Dismiss Courier C2' }))
    .toBeInViewport({ ratio: 1 });
});

test('arrow keys move through notices, and Delete dismisses one and moves on', async () => {
  await openWith([
    candidate('C1'),
    { type: 'notification', id: 'n1', title: 'News' },
    candidate('C2'),
    candidate('C3'),
  ]);
  focus(bell);
  await press('{Enter}');
  await expect.element(items.first().getByRole('button').first()).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Dismiss News' })).toHaveFocus();
  await press('{Delete}');
  await expect.element(items.nth(2)).toMatchTextContent(/Courier C3/);
  expect(items.elements()).toHaveLength(3);
  await expect.element(items.nth(1).getByRole('button').first()).toHaveFocus();
  await press('{End}{Delete}');
  await expect.element(items.nth(1).getByRole('button').first()).toHaveFocus();
  await press('{Escape}');
  await expect.element(bell).toHaveAccessibleDescription('2 new');
});

test('opening a candidate shows the courier in its city, and lists the notice under Opened', async () => {
  await openWith([candidate('C1'), candidate('C2')]);
  focus(bell);
  await press('{Enter}');
  await expect.element(items.first().getByRole('button').first()).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  await expect.poll(routeNow).toBe('/country/es/city/ci00000000000001/couriers/C2');
  await expect.element(bell).toHaveAccessibleDescription('1 new');

  await bell.click();
  const opened = panel.getByRole('list', { name: 'Opened today' });
  await expect.element(opened.getByRole('button', { name: /^Courier C2/ })).toBeVisible();
  expect(items.elements()).toHaveLength(2);
  // End moves from the new notices to the opened ones, where Delete works too.
  await press('{End}{Delete}');
  await expect.element(opened).not.toBeInTheDocument();
  await expect.element(items.first().getByRole('button').first()).toHaveFocus();
});

test('each notice names its type, and one without a link is not a button', async () => {
  await openWith([
    candidate('C1'),
    { type: 'notification', id: 'n1', title: 'News' },
    { type: 'audit', id: 'n2', title: 'Later version' },
  ]);
  await bell.click();
  await expect.element(items.nth(0)).toMatchTextContent(/Courier C1Candidate · 21 Nov 2026, 16:05$/);
  await expect.element(items.nth(1)).toMatchTextContent(/^NewsMessage$/);
  await expect.element(items.nth(2)).toMatchTextContent(/^Later versionaudit$/);
  expect(panel.getByRole('button', { name: /^News/ }).elements()).toEqual([]);
});

test('ten notices fit at 1440 × 900', async () => {
  await page.viewport(1440, 900);
  await openWith(
    Array.from({ length: 10 }, (_, index) => ({ ...candidate(`C${index}`), description: 'València' })),
  );
  await bell.click();
  await expect.element(panel).toBeVisible();
  const scrolled = items.first().element().closest('ul')?.parentElement;
  expect(scrolled?.scrollHeight).toBe(scrolled?.clientHeight);
});

test('a window asked to show the notices while it loads shows them once the bell is rendered', async () => {
  await openApp('/country/es/companies', {
    prepare: (stub) => {
      stub.answerRoute('notices.read', () => success([candidate('C1')]));
      stub.answerRoute('windows.listening', () => {
        stub.notify('notices.show', null);
        return success({ path: null });
      });
    },
  });
  await expect.element(panel).toBeVisible();
});

test('system notifications can be muted here and in the settings; main opens the list', async () => {
  const main = await openWith([candidate('C1')]);
  main.notify('notices.show', null);
  const quiet = panel.getByRole('switch', { name: 'Show system notifications' });
  await expect.element(quiet).toBeChecked();
  await quiet.click();
  await expect.element(quiet).not.toBeChecked();
  await expect
    .poll(() => main.requests)
    .toContainEqual({ route: 'notices.setMuted', payload: { muted: true } });
  await press('{Escape}');
  window.location.hash = '/app_settings';
  const setting = page.getByRole('switch', { name: 'Show system notifications' });
  await expect.element(setting).not.toBeChecked();
  await setting.click();
  await expect.element(setting).toBeChecked();
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Notice } from '#shared/api/staff.ts';
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

/** Main with these notices; what is put away is gone for all windows. */
const openWith = async (given: Notice[]) => {
  let notices = given;
  const main = await openApp('/country/es/companies', {
    prepare: (stub) => {
      stub.answerRoute('notices.read', () => success(notices));
      stub.answerRoute('notices.dismiss', ({ type, id }: Pick<Notice, 'type' | 'id'>) => {
        notices = notices.filter((one) => one.type !== type || one.id !== id);
        stub.tell('notices.changed', { country: 'es', notices });
        return success(notices);
      });
    },
  });
  await expect.element(bell).toHaveAccessibleDescription(`${given.length} new`);
  return main;
};

test('the list is 336 pixels wide and shows who it is about, loaded as all pictures are', async () => {
  await openWith([candidate('C1'), { type: 'notification', id: 'n1', title: 'News' }]);
  await bell.click();
  await expect.element(panel).toBeVisible();
  expect((panel.element() as HTMLElement).offsetWidth).toBe(336);
  const [picture] = panel.element().querySelectorAll('img');
  expect(picture?.getAttribute('src')).toBe('./bucket/couriers/C1.png');
});

test('by keyboard: down and up, Delete puts away and goes on from there', async () => {
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

test('a candidate that is opened leads to the courier in its country and city, and leaves the list', async () => {
  await openWith([candidate('C1'), candidate('C2')]);
  focus(bell);
  await press('{Enter}');
  await expect.element(items.first().getByRole('button').first()).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  await expect.poll(routeNow).toBe('/country/es/city/ci00000000000001/couriers/C2');
  await expect.element(bell).toHaveAccessibleDescription('1 new');
});

test('a window that is told to show the list while it still loads does so when the bell is there', async () => {
  await openApp('/country/es/companies', {
    prepare: (stub) => {
      stub.answerRoute('notices.read', () => success([candidate('C1')]));
      stub.answerRoute('windows.listening', () => {
        stub.tell('notices.show', null);
        return success({ path: null });
      });
    },
  });
  await expect.element(panel).toBeVisible();
});

test('what the system shows can be switched off here and in the settings; main opens the list', async () => {
  const main = await openWith([candidate('C1')]);
  main.tell('notices.show', null);
  const quiet = panel.getByRole('switch', { name: 'Show notifications of the system' });
  await expect.element(quiet).toBeChecked();
  await quiet.click();
  await expect.element(quiet).not.toBeChecked();
  await expect
    .poll(() => main.requests)
    .toContainEqual({ route: 'notices.setMuted', payload: { muted: true } });
  await press('{Escape}');
  window.location.hash = '/app_settings';
  const setting = page.getByRole('switch', { name: 'Show notifications of the system' });
  await expect.element(setting).not.toBeChecked();
  await setting.click();
  await expect.element(setting).toBeChecked();
});

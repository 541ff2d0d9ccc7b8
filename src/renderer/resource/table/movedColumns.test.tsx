import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { focus, list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('a column moved by keys in the panel is announced with its new position', async () => {
  const heard = vi.fn();
  // Chromium's `ariaNotify`; older versions use a live region instead.
  Object.assign(document, { ariaNotify: heard });
  await openList('/country/es/companies');
  await list.tool('Columns').click();
  focus(page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Phone number' }));
  await press('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  const positions = () =>
    heard.mock.calls.map(([text]) => Number(/^Phone number: (\d+) of \d+$/.exec(text)?.[1]));
  await expect.poll(positions).toHaveLength(2);
  const [down = 0, up] = positions();
  expect(up).toBe(down - 1);
  Reflect.deleteProperty(document, 'ariaNotify');
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/queryClient.ts';
import { drawing } from '../../testing/drawing.ts';
import { list, openList } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
});
afterEach(() => {
  drawing.times = null;
  closeApp();
  // Run pending timers before restoring real ones; later tests would wait for a lost timer forever. Some
  // timers start another one.
  if (vi.isFakeTimers()) vi.runAllTimers();
  vi.useRealTimers();
});

const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
const companies = '/country/es/companies?sort=name&size=50';
const rowsDrawn = (): number => document.querySelectorAll('[data-row]:not([data-row="-1"])').length;

test('opening a list renders each row once', async () => {
  const drawn = new Map<string, number>();
  drawing.times = drawn;
  await openList(companies);
  await expect.element(list.pages).toMatchTextContent(/of 30$/);
  // An additional row may render buttons under the pointer.
  expect(drawn.get('RowButtons')).toBeGreaterThan(10);
  expect(drawn.get('RowButtons')).toBeLessThanOrEqual(rowsDrawn() + 1);
});

test('sorting re-renders neither the frame nor the tools, and query events do not scan the cache', async () => {
  await openList(companies);
  await expect.poll(() => list.texts('Name').length).toBeGreaterThan(10);
  // Wait for pending requests that would render the frame again.
  await expect.element(page.getByRole('combobox', { name: 'City' })).toBeEnabled();
  await expect.element(mainMenu.getByRole('link').first()).toBeVisible();
  const looks = vi.spyOn(queryClient.getQueryCache(), 'findAll');
  onTestFinished(() => looks.mockRestore());
  const drawn = new Map<string, number>();
  drawing.times = drawn;
  await list.grid.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.poll(() => list.texts('Name')[0]).toBe('Company 30');
  const others = [
    'BrandMark',
    'Dropdown',
    'UserMenu',
    'MenuTree',
    'ExportChoices',
    'Filter20Regular',
    'Select',
  ];
  expect(others.filter((name) => drawn.has(name))).toEqual([]);
  expect(drawn.get('Grid')).toBeGreaterThan(0);
  expect(looks.mock.calls.filter(([filters]) => filters?.fetchStatus !== undefined)).toEqual([]);
});

test('rows passing under the pointer while scrolling render no buttons; the one at rest does', async () => {
  await page.viewport(1440, 500);
  await openList(companies);
  // The first row always renders its buttons, because it is in the tab order.
  const rowWithButtons = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-row]:not([data-row="0"]):has([data-buttons] svg)')?.dataset
      .row;
  // Fake timers: the list counts as scrolling until the test advances the clock. Installed before the hover,
  // which may scroll: a real timer of that scroll would end the next one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await list.row('Company 04').getByRole('gridcell').nth(4).hover();
  await expect.poll(rowWithButtons).toBe('3');
  const scroll = async (frames: number): Promise<(string | undefined)[]> => {
    const seen: (string | undefined)[] = [];
    for (let frame = 0; frame < frames; frame += 1) {
      list.grid.element().scrollTop += 16;
      await new Promise(requestAnimationFrame);
      seen.push(rowWithButtons());
    }
    return seen;
  };
  // The first step may hover a row before the list detects scrolling.
  const begun = (await scroll(4)).at(-1);
  expect(new Set(await scroll(8))).toEqual(new Set([begun]));
  vi.advanceTimersByTime(1_000);
  await expect.poll(rowWithButtons).toBe('9');
});

test('no ancestor of the rows is a container, which would restyle every row at each layout', async () => {
  await openList('/country/es/companies');
  const containers: Element[] = [];
  for (let at: Element | null = list.grid.element(); at; at = at.parentElement)
    if (getComputedStyle(at).containerType !== 'normal') containers.push(at);
  expect(containers).toEqual([]);
});

test('columns share the exact width of the list, also after a change of the window', async () => {
  const grid = (): Element => list.grid.element();
  const given = (): string => getComputedStyle(grid()).getPropertyValue('--list');
  await page.viewport(1440, 900);
  await openList('/country/es/companies');
  await expect.poll(given).toBe(`${grid().getBoundingClientRect().width}px`);
  await page.viewport(1283, 720);
  await expect.poll(given).toBe(`${grid().getBoundingClientRect().width}px`);
});

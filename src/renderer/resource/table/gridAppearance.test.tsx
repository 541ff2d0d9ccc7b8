import type {} from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { shortenText } from '#shared/text/shortenText.ts';
import { focus, list, openList, press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

const emulate = (features: readonly { name: string; value: string }[]): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] });

afterEach(async () => {
  await emulate([]);
  closeApp();
});

const companies = '/country/es/companies?sort=name';
const rows = (): Element | null => document.querySelector('[role=grid] tbody');
const opacityOf = (element: Element | null | undefined): number =>
  element ? Number(getComputedStyle(element).opacity) : Number.NaN;

test('in single-line rows a long e-mail address is cut off with an ellipsis, not broken at its sign', async () => {
  await page.viewport(1280, 720);
  await openList(companies, { settings: { density: 'compact' } });
  const email = page.getByRole('gridcell').filter({ hasText: /@/ }).first();
  await expect.element(email).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(email.element());
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
});

test('figures end where their title ends, and texts start where their title starts', async () => {
  await page.viewport(1440, 900);
  await openList('/country/es/city/ci00000000000001/orders?sort=id');
  const boxOf = (element: Element | null | undefined): DOMRect => {
    const text = document.createRange();
    if (element) text.selectNodeContents(element);
    return text.getBoundingClientRect();
  };
  const column = (title: string) => {
    const index = list.titles().indexOf(title) + 1;
    return {
      title: boxOf(document.querySelector(`thead [aria-colindex="${index}"] button > span`)),
      cell: boxOf(document.querySelector(`tbody [aria-colindex="${index}"]`)),
    };
  };
  for (const name of ['Created at', 'Status', 'Customer']) {
    const { title, cell } = column(name);
    expect(Math.abs(title.left - cell.left), name).toBeLessThan(1);
  }
  const { title, cell } = column('Order total');
  expect(Math.abs(title.right - cell.right)).toBeLessThanOrEqual(1);
});

test('a status longer than its column ends in an ellipsis, with all of it in the tooltip', async () => {
  await page.viewport(1000, 720);
  const main = await openList('/country/es/city/ci00000000000001/orders');
  for (const order of main.records.orders ?? [])
    Object.assign(order, { status: 'canceled_by_establishment' });
  await list.tool('Reload').click();
  const status = page.getByRole('gridcell', { name: /^Canceled by/ }).first();
  await expect.element(status).toBeVisible();
  const cell = status.element() as HTMLElement;
  expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
  expect(cell.offsetHeight).toBeLessThanOrEqual(32);
  await status.hover();
  await expect.poll(() => cell.title).toBe(cell.textContent);
});

test('a list ends between two rows, whatever its height', async () => {
  for (const height of [700, 711, 723]) {
    await page.viewport(1280, height);
    await openList('/country/es/companies?size=30');
    const grid = list.grid.element();
    // Above the scrollbar of columns that do not fit.
    const bottom = grid.getBoundingClientRect().top + grid.clientTop + grid.clientHeight;
    const edges = [...document.querySelectorAll('[data-row]')].map(
      (row) => row.getBoundingClientRect().bottom,
    );
    expect(edges.some((edge) => Math.abs(edge - bottom) < 1)).toBe(true);
    closeApp();
  }
});

test('stale rows and their count are dimmed while the next answer is slow', async () => {
  const main = await openList(companies);
  const late = Promise.withResolvers<void>();
  main.answer('companies.list', async (_call, usual) => {
    await late.promise;
    return usual();
  });
  const count = list.pages.element().querySelector('[aria-live]');
  expect(opacityOf(rows())).toBe(1);
  await list.search.fill('Company 1');
  await expect.poll(() => opacityOf(rows())).toBeLessThan(0.6);
  // Rows and count are dimmed independently.
  await expect.poll(() => opacityOf(count)).toBeLessThan(0.6);
  late.resolve();
  await expect.element(list.pages).toMatchTextContent(/of 10$/);
  await expect.poll(() => opacityOf(rows())).toBe(1);
  await expect.poll(() => opacityOf(count)).toBe(1);
});

test('forced colours paint no borders between cells, but column edges between titles', async () => {
  await openList(companies);
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const cell = document.querySelector('[data-row="0"] > [data-stop="1"]');
  const title = document.querySelector('[data-row="-1"] th:nth-child(2)');
  const edge = title?.querySelector('[aria-hidden=true]:last-child');
  const paper = cell && getComputedStyle(cell).backgroundColor;
  expect(cell && getComputedStyle(cell).borderRightColor).toBe(paper);
  expect(edge && getComputedStyle(edge, '::after').backgroundColor).not.toBe(paper);
});

test('the button that copies an id is next to the link, not over it', async () => {
  await openList(companies);
  await list.row('Company 01').hover();
  const cell = document.querySelector('[data-row="0"] > [data-stop="1"]');
  const link = cell?.querySelector('a')?.getBoundingClientRect();
  const button = cell?.querySelector('button')?.getBoundingClientRect();
  expect(link?.width).toBeGreaterThan(20);
  expect(button?.left).toBeGreaterThanOrEqual(link?.right ?? Number.NaN);
});

test('a row draws its buttons on hover or focus; they are always in the accessibility tree', async () => {
  await openList(companies);
  const drawings = (row: number): number => document.querySelectorAll(`[data-row="${row}"] svg`).length;
  const third = list.row('Company 03');
  const buttons = third.getByRole('button');
  await list.row('Company 01').hover();
  await expect.element(third.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  const named = buttons.length;
  const link = third.getByRole('link').first().element();
  expect(drawings(2)).toBe(0);

  await third.hover();
  // The additional button copies the row's id.
  await expect.poll(() => drawings(2)).toBe(named + 1);
  // The link element stays, so that a click in progress still works.
  expect(third.getByRole('link').first().element()).toBe(link);
  await third.getByRole('button', { name: 'Open' }).hover();
  await expect.element(third.getByRole('button', { name: 'Open' })).toHaveAttribute('title', 'Open');

  await list.row('Company 05').getByRole('gridcell').nth(4).click();
  await press('{ArrowDown}');
  await expect.poll(() => [2, 4, 5].map(drawings)).toEqual([0, named + 1, named + 1]);
});

test('the tooltip of a cut-off cell follows its current text', async () => {
  await openList(companies);
  const place = list.grid.getByRole('gridcell').nth(3);
  const cell = document.querySelector<HTMLElement>('[data-row="0"] > [data-stop="3"]');
  if (cell) cell.style.width = '30px';
  await list.row('Company 01').hover();
  await place.hover({ position: { x: 5, y: 10 } });
  await expect.poll(() => cell?.title).toBe(cell?.textContent);
  const before = cell?.title;

  await list.grid.getByRole('button', { name: 'Name', exact: true }).click();
  await expect.poll(() => cell?.textContent).not.toBe(before);
  await place.hover({ position: { x: 5, y: 10 } });
  await expect.poll(() => cell?.title).toBe(cell?.textContent);
});

test('an image is a square in its row; a portrait shows the whole head', async () => {
  const [courier] = (await openList('/country/es/city/ci00000000000001/couriers')).records.couriers ?? [];
  Object.assign(courier ?? {}, { image: 'portrait.png' });
  await list.tool('Reload').click();
  const picture = (): DOMRect | undefined =>
    list.grid.element().querySelector('img')?.getBoundingClientRect();
  await expect.poll(() => picture()?.width).toBe(28);
  expect(picture()?.height).toBe(28);
});

test('a very long name is shortened, and its title is complete', async () => {
  const name = `Company ${'x'.repeat(5000)}`;
  await openList(companies, {
    prepare: (main) =>
      main.answer('companies.list', (_call, usual) => {
        const result = usual();
        const [first, ...rest] = (result.ok ? result.data : []) as Record<string, unknown>[];
        return { ...result, data: [{ ...first, name }, ...rest] } as typeof result;
      }),
  });
  const links = [...document.querySelectorAll<HTMLElement>('[data-row="0"] a')];
  const [link] = links.filter(({ title }) => title === name);
  expect(link?.textContent).toBe(shortenText(name, 1000));
});

test('focusing a pinned cell does not scroll the list', async () => {
  await page.viewport(760, 600);
  await openList(companies);
  const grid = list.grid.element();
  expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth + 100);
  const edit = list.row('Company 03').getByRole('button', { name: 'Quick edit' });
  focus(edit);
  await press('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('{Escape}');
  await expect.element(edit).toHaveFocus();
  expect(grid.scrollLeft).toBe(0);

  grid.scrollLeft = 80;
  await press('{Home}');
  await expect.element(list.checkbox('Company 03')).toHaveFocus();
  await press('{ArrowRight}');
  expect(grid.scrollLeft).toBe(80);
});

test('the filter button covers neither the column title nor the sort arrow', async () => {
  await openList('/country/es/city/ci00000000000001/establishments?sort=commission');
  const titles = [...document.querySelectorAll('[data-row="-1"] th')].filter((title) =>
    title.querySelector('button[aria-haspopup]'),
  );
  expect(titles.some((title) => title.getAttribute('aria-sort') === 'ascending')).toBe(true);
  // The title fits next to the arrow without breaking a word.
  const sorted = titles.find((title) => title.getAttribute('aria-sort') === 'ascending');
  expect(sorted?.querySelector('button[data-stop] > span')?.clientHeight).toBe(16);
  for (const title of titles) {
    const button = title.querySelector('button[aria-haspopup]')?.getBoundingClientRect();
    for (const part of title.querySelectorAll('button[data-stop] > span')) {
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, right } = words.getBoundingClientRect();
      const isFree = button && (right <= button.left || left >= button.right);
      expect(isFree, part.textContent ?? '').toBe(true);
    }
  }
});

test('names and email addresses get the spare room before other texts', async () => {
  const widthOf = (title: string): number => {
    const cell = list.grid.getByRole('columnheader').elements()[list.titles().indexOf(title)];
    return cell?.getBoundingClientRect().width ?? Number.NaN;
  };
  await page.viewport(1100, 900);
  await openList('/country/es/companies');
  const narrow = { name: widthOf('Name'), email: widthOf('Email'), manager: widthOf('Manager name') };
  await page.viewport(1560, 900);
  await expect.poll(() => widthOf('Name') - narrow.name).toBeGreaterThan(40);
  const gained = widthOf('Manager name') - narrow.manager;
  expect(widthOf('Name') - narrow.name).toBeGreaterThan(gained + 20);
  expect(widthOf('Email') - narrow.email).toBeGreaterThan(gained + 20);
});

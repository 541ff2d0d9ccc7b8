import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { focus, list, openList, press, pressCopy } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(() => {
  closeApp();
  vi.useRealTimers();
});

const companies = '/country/es/companies';
const panel = page.getByRole('dialog', { name: 'Columns' });
const rowHeight = (): number => list.grid.getByRole('row').nth(1).element().getBoundingClientRect().height;

test('columns can be shown, moved, pinned and reset, and the choice survives closing the window', async () => {
  await openList(companies);
  const usual = list.titles();
  const shown = (name: string): Locator => panel.getByRole('checkbox', { name });
  await list.tool('Columns').click();
  await expect.element(shown('Website')).not.toBeChecked();
  await shown('Website').click();
  await shown('Created at').click();
  await panel.getByRole('button', { name: 'Move Phone number down' }).click();
  await panel.getByRole('button', { name: 'Pin Email' }).click();
  await panel.getByRole('radio', { name: 'Compact' }).click();
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();

  const changed = list.titles();
  expect(changed).toContain('Website');
  expect(changed).not.toContain('Created at');
  expect(changed.slice(1, 5)).toEqual(['ID', 'Name', 'Email', 'Manager name']);
  expect(changed.indexOf('ID number')).toBeLessThan(changed.indexOf('Phone number'));
  expect(rowHeight()).toBe(28);

  closeApp();
  await openList(companies, { keepsStorage: true });
  expect(list.titles()).toEqual(changed);
  expect(rowHeight()).toBe(28);

  await list.tool('Columns').click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await press('{Escape}');
  await expect.poll(list.titles).toEqual(usual);
  expect(rowHeight()).toBe(32);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(list.titles).toEqual(changed);
});

test('a column can be dragged by its title', async () => {
  await openList(companies);
  const title = (name: string): Locator =>
    list.grid.getByRole('columnheader').filter({ has: page.getByRole('button', { name }) });
  await title('Email').dropTo(title('Name'), { targetPosition: { x: 20, y: 10 } });
  await expect.poll(() => list.titles().slice(1, 5)).toEqual(['ID', 'Email', 'Name', 'Manager name']);
  closeApp();
  await openList(companies, { keepsStorage: true });
  expect(list.titles().slice(1, 4)).toEqual(['ID', 'Email', 'Name']);
});

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
const cellsUnder = (title: string): Element[] => [
  ...document.querySelectorAll(`[role=grid] tbody td[aria-colindex="${list.titles().indexOf(title) + 1}"]`),
];
const longManager = 'Maximiliana Konstantinopolska de la Santísima Trinidad';

test('names stay in view while the list scrolls sideways, and are preceded by the end of the id', async () => {
  await page.viewport(1100, 900);
  await openList(companies);
  expect(list.titles().slice(0, 3)).toEqual(['', 'ID', 'Name']);
  await expect
    .element(list.row('Company 04').getByRole('link', { name: '000004' }))
    .toHaveAttribute('title', 'co00000000000004');
  const left = (): number => cellsUnder('Name')[0]?.getBoundingClientRect().left ?? 0;
  const before = left();
  list.grid.element().scrollTo({ left: 400 });
  await expect.poll(() => list.grid.element().scrollLeft).toBeGreaterThan(50);
  expect(left()).toBe(before);
});

test('widths depend on neither rows nor privacy mode', async () => {
  const main = await openList('/country/es/city/ci00000000000001/couriers');
  const widths = (): number[] =>
    list.grid
      .getByRole('columnheader')
      .elements()
      .map((title) => title.getBoundingClientRect().width);
  const before = widths();
  for (const courier of main.records.couriers ?? [])
    Object.assign(courier, { fullName: longManager, status: 'email_not_verified', phoneNumber: null });
  await list.tool('Reload').click();
  await expect.element(list.row(longManager).first()).toBeVisible();
  expect(widths()).toEqual(before);
  await press('{Control>}{Shift>}h{/Shift}{/Control}');
  await expect.element(list.row('••••••').first()).toBeVisible();
  expect(widths()).toEqual(before);
});

test('a wide list has room for a longer status that appears only on a later page', async () => {
  await page.viewport(1900, 900);
  await openList('/country/es/city/ci00000000000001/promotions?size=4', {
    prepare: ({ records }) => {
      records.promotions = Array.from({ length: 8 }, (_, index) => ({
        id: `pr0000000000001${index}`,
        createdAt: `2026-09-0${8 - index}T10:00:00.000Z`,
        updatedAt: '2026-09-09T10:00:00.000Z',
        name: `Promotion ${index}`,
        status: index < 4 ? 'accepted' : 'rejected_with_error',
      }));
    },
  });
  await expect.element(list.row('Accepted').nth(3)).toBeVisible();
  await list.pages.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.row('Rejected with error').nth(3)).toBeVisible();
  await expect.poll(() => cellsUnder('Status').some(isCut)).toBe(false);
});

test('a column of dates or sums cuts off no value that appears only on a later page', async () => {
  await page.viewport(1280, 720);
  const now = new Date().toISOString();
  await page.viewport(1520, 900);
  await openList('/country/es/city/ci00000000000001/orders?size=4', {
    prepare: ({ records }) => {
      const [sample] = records.orders ?? [];
      records.orders = Array.from({ length: 8 }, (_, index) => ({
        ...sample,
        id: `or0000000000001${index}`,
        createdAt: index < 4 ? now : '2025-09-30T10:00:00.000Z',
        paidAt: index < 4 ? now : `${now.slice(0, 4)}-01-01T22:58:00.000Z`,
        orderTotal: index < 4 ? 1 : 12_345.67,
      }));
    },
  });
  await list.pages.getByRole('button', { name: 'Next page' }).click();
  await expect.element(list.row('€12,345.67').nth(3)).toBeVisible();
  expect(list.titles()).toContain('Paid at');
  for (const title of ['Created at', 'Paid at', 'Order total'])
    await expect.poll(() => cellsUnder(title).some(isCut)).toBe(false);
});

test('a double click on the edge of a title fits the column to its content', async () => {
  const main = await openList(companies);
  Object.assign(main.records.companies?.[0] ?? {}, { managerName: longManager });
  await list.tool('Reload').click();
  await expect.element(list.row(longManager)).toBeVisible();
  expect(cellsUnder('Manager name').some(isCut)).toBe(true);
  const title = list.grid.getByRole('columnheader').nth(3);
  await page.elementLocator(title.element().lastElementChild as Element).dblClick();
  await expect.poll(() => cellsUnder('Manager name').some(isCut)).toBe(false);
});

test.each([
  ['Active', 'Active', `${companies}?isActive=true`],
  ['Order total', 'Total', '/country/es/city/ci00000000000001/orders?orderTotal.range=0,9999'],
])('the filter mark is next to the title of %s, which is not cut off', async (name, title, route) => {
  await openList(route);
  const label = list.grid.getByRole('columnheader').getByText(title, { exact: true }).element();
  const mark = list.grid.getByRole('button', { name: `Filter ${name}` }).element();
  await expect.poll(() => isCut(label)).toBe(false);
  // The button follows the title, or precedes it in numeric columns.
  await expect
    .poll(() => {
      const [text, button] = [label.getBoundingClientRect(), mark.getBoundingClientRect()];
      return Math.max(button.left - text.right, text.left - button.right);
    })
    .toBeGreaterThanOrEqual(0);
});

test('the buttons of a row appear on hover and on focus', async () => {
  await openList(companies);
  const buttons = (name: string): HTMLElement =>
    list.row(name).getByRole('button', { name: 'Open', exact: true }).element().closest('td') as HTMLElement;
  const opacityOf = (name: string): string => getComputedStyle(buttons(name)).opacity;
  expect(opacityOf('Company 04')).toBe('0');
  await list.row('Company 04').hover();
  expect(opacityOf('Company 04')).toBe('1');
  expect(opacityOf('Company 05')).toBe('0');
  const { right } = list.grid.element().getBoundingClientRect();
  expect(right - buttons('Company 04').getBoundingClientRect().right).toBeLessThan(20);
  focus(list.checkbox('Company 05'));
  expect(opacityOf('Company 05')).toBe('1');
});

test('the buttons of a row cover no value: without room, the last cells hide or the buttons become a menu', async () => {
  await page.viewport(1900, 900);
  await openList(companies);
  const row = list.row('Company 04');
  const cell = (): HTMLElement => row.element().querySelector('[data-buttons]') as HTMLElement;
  const leftOf = (): number => cell().getBoundingClientRect().left;
  const all = (): Element[] => [...row.element().querySelectorAll('td[data-stop]')];
  const seen = (): Element[] => all().filter((each) => getComputedStyle(each).visibility === 'visible');
  const isCovered = (): boolean => seen().some((each) => each.getBoundingClientRect().right > leftOf() + 1);
  await row.hover({ position: { x: 150, y: 10 } });
  const whole = cell().offsetWidth;
  expect(whole).toBeGreaterThan(100);
  expect(isCovered()).toBe(false);

  await page.viewport(1000, 900);
  await expect.poll(() => cell().offsetWidth).toBe(28);
  list.grid.element().scrollTo({ left: 1000 });
  await page.elementLocator(cell()).click({ position: { x: 16, y: 18 } });
  await expect.element(page.getByRole('menuitem', { name: 'Quick edit' })).toBeVisible();
  expect(isCovered()).toBe(false);
  await press('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();

  await page.viewport(1300, 900);
  list.grid.element().scrollTo({ left: 1000 });
  await expect.poll(() => seen().length).toBe(all().length);
  await page.elementLocator(cell()).hover({ position: { x: 24, y: 18 } });
  await expect.poll(() => cell().offsetWidth).toBeGreaterThanOrEqual(whole);
  expect(isCovered()).toBe(false);
  expect(all().length - seen().length).toBeLessThanOrEqual(2);
  await row.getByRole('button', { name: 'Quick edit' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Company 04' })).toBeVisible();
  await press('{Escape}');
});

test('every row has a single line: longer text ends in an ellipsis, and its tooltip has all of it', async () => {
  const message = 'The bag came open and the sauce was spilled over the bread. '.repeat(4).trim();
  const date = '2026-09-20T10:00:00.000Z';
  // Dates of the current year are short.
  vi.setSystemTime(new Date('2026-11-22T10:00:00Z'));
  await openList('/country/es/app_feedbacks', {
    prepare: ({ records }) => {
      records.customerRequests = Array.from({ length: 8 }, (_, index) => ({
        id: `cr0000000000001${index}`,
        createdAt: date,
        updatedAt: date,
        customerName: longManager,
        email: 'maximiliana.konstantinopolska@example.org',
        phoneNumber: '+34 670 253 410',
        reason: 'service_not_performed',
        message,
        isResponded: false,
      }));
    },
  });
  const cell = (title: string): HTMLElement => cellsUnder(title)[0] as HTMLElement;
  await expect.poll(() => cellsUnder('Message').length).toBe(8);
  for (const each of document.querySelectorAll<HTMLElement>('[role=grid] tbody td[data-stop]')) {
    const text = document.createRange();
    text.selectNodeContents(each);
    const lines = [...text.getClientRects()].filter(({ height }) => height > 8);
    expect(new Set(lines.map(({ top }) => Math.round(top / 12))).size).toBeLessThan(2);
  }
  for (const title of ['Customer name', 'Email', 'Message']) {
    expect(isCut(cell(title)), title).toBe(true);
    expect(getComputedStyle(cell(title)).textOverflow).toBe('ellipsis');
  }
  for (const title of ['Created at', 'Updated at', 'Phone number'])
    expect(cellsUnder(title).some(isCut), title).toBe(false);
  expect(cell('Created at').textContent).toMatch(/^20 Sept?$/);
  await page.elementLocator(cell('Created at')).hover();
  await expect.poll(() => cell('Created at').title).toMatch(/^20 Sept? 2026, 12:00$/);
  await page.elementLocator(cell('Message')).hover();
  await expect.poll(() => cell('Message').title).toBe(message);
});

const iban = 'ES91 2100 0418 4502 0005 1332';

test('an IBAN shows its ends; its tooltip and a copy have all of it', async () => {
  await openList('/country/es/city/ci00000000000001/pay-list-courier', {
    prepare: ({ records }) => {
      records.courierPayLists = [
        {
          ...{ id: 'cp00000000000001', startDate: '2026-10-01', endDate: '2026-10-15', sum: 1000 },
          ...{ fullName: 'Iker Peña', iban: iban.replaceAll(' ', '') },
        },
      ];
    },
  });
  const cell = cellsUnder('IBAN')[0] as HTMLElement;
  expect(cell.textContent).toBe('ES91 … 1332');
  await page.elementLocator(cell).hover();
  await expect.poll(() => cell.title).toBe(iban);
  cell.focus();
  expect(await pressCopy()).toBe(iban);
});

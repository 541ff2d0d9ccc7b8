import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { pushAnswer, watching } from '../../testing/liveAnswers.ts';
import { closeApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const route = '/country/es/app_feedbacks';
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const request = (number: number, isResponded: boolean) => ({
  id: `a${number}b2c3d4e5f6a7b8`,
  createdAt: minutesAgo(number * 10 + 1),
  updatedAt: minutesAgo(number * 10),
  customerName: `Customer ${number}`,
  email: null,
  phoneNumber: null,
  reason: 'payments',
  message: `Message ${number}`,
  images: [],
  isResponded,
});
const withUnanswered =
  (count: number) =>
  ({ records }: StubbedMain): void => {
    records.customerRequests = [
      request(0, true),
      ...Array.from({ length: count }, (_, index) => request(index + 1, false)),
    ];
  };
const tabs = page.getByRole('tablist', { name: 'Views of this list' });
const tab = tabs.getByRole('tab', { name: /^Not answered/ });
/** Fluent renders each tab label twice: visible, and hidden in bold to reserve its width. */
const said = (): string =>
  [...tabs.element().querySelectorAll('[role=tab]')]
    .map(({ firstElementChild }) => firstElementChild?.textContent)
    .join(' | ');

test('a view of pending records shows their number and the age of the oldest, unless there are none', async () => {
  const main = await openList(route, { prepare: withUnanswered(2) });
  await expect.poll(said).toMatch(/^All \| Not answered2oldest 2[01] mins$/);
  const counts = main.callsOf('customerRequests.list').filter(({ isCount }) => isCount);
  expect(counts.map(({ query }) => query)).toContainEqual({
    page: 1,
    size: 1,
    sort: { field: 'createdAt', order: 'asc' },
    filters: { isResponded: { match: 'exact', value: 'false' } },
  });
  await tab.click();
  await expect.poll(routeNow).toBe(`${route}?isResponded=false&view=.unanswered`);
  await expect.element(list.row('Customer 0')).not.toBeInTheDocument();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');

  withUnanswered(0)(main);
  await list.tool('Reload').click();
  main.notify('records.changed', { entity: 'customerRequests', scope: {}, ids: [], isRemoval: false });
  await expect.poll(said).toBe('All | Not answered');
});

test('a count is refreshed at its own pace, also during typing, and shown as 99+ beyond 99', async () => {
  const main = await openList(route, { prepare: withUnanswered(99) });
  await expect.poll(said).toContain('Not answered99oldest 16 hrs');
  await expect
    .poll(() => watching(main)?.queries.filter(({ call }) => call.isCount))
    .toMatchObject([{ pace: 'count' }]);
  withUnanswered(100)(main);
  await pushAnswer(main, 'customerRequests.list', (call) => call.query?.size === 1);
  await expect.poll(said).toContain('Not answered99+oldest 16 hrs');
});

test('a count follows its list at once, so that two numbers never contradict each other', async () => {
  const main = await openList(`${route}?isResponded=false&view=.unanswered`, { prepare: withUnanswered(2) });
  await expect.poll(said).toContain('Not answered2oldest');
  withUnanswered(3)(main);
  await pushAnswer(main, 'customerRequests.list');
  await expect.element(list.pages).toMatchTextContent(/of 3$/);
  await expect.poll(said).toContain('Not answered3oldest');
});

test('changes of a ready-made view can be reset, or saved under another name', async () => {
  await openList(`${route}?isResponded=false&view=.unanswered`, { prepare: withUnanswered(2) });
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(tabs.getByRole('tab', { name: /^Not answered.*changed/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Update view' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(list.chips).toMatchTextContent(/Responded: No/);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('.unanswered');
  await press('{Enter}{Escape}');
  await expect.poll(said).toMatch(/^All \| Not answered2oldest 2[01] mins \| unanswered$/);
});

test('stepping through a view keeps the records it started with, and shows how many are left', async () => {
  const main = await openList(`${route}?isResponded=false&size=2&view=.unanswered`, {
    prepare: withUnanswered(4),
  });
  await list.grid.getByRole('link', { name: 'Customer 2' }).click();
  await expect.element(page.getByText('2 of 4 · 2 left')).toBeVisible();
  for (const answered of main.records.customerRequests ?? []) {
    if (['Customer 1', 'Customer 2'].includes(String(answered.customerName))) answered.isResponded = true;
  }
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Customer 3' })).toBeVisible();
  await expect.element(page.getByText('3 of 4 · 1 left')).toBeVisible();
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Customer 4' })).toBeVisible();
  await expect.element(page.getByText('4 of 4 · 0 left')).toBeVisible();
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Customer 3' })).toBeVisible();
  await press('{Alt>}{PageUp}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Customer 2' })).toBeVisible();
});

test('stepping passes a deleted record, and leads back to the view from there', async () => {
  const main = await openList(`${route}?isResponded=false&view=.unanswered`, {
    prepare: withUnanswered(3),
  });
  const { customerRequests = [] } = main.records;
  main.records.customerRequests = customerRequests.filter(
    ({ customerName }) => customerName !== 'Customer 2',
  );
  await list.grid.getByRole('link', { name: 'Customer 1' }).click();
  await expect.element(page.getByText('1 of 3 · 2 left')).toBeVisible();
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByText('This record no longer exists')).toBeVisible();
  await expect.element(page.getByText('2 of 3 · 1 left')).toBeVisible();
  await press('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Customer 3' })).toBeVisible();
  await press('{Alt>}{PageUp}{/Alt}');
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
});

test('the chip of a view is next to the views, and the rows do not move', async () => {
  await openList(route, { prepare: withUnanswered(2) });
  await expect.poll(said).toMatch(/^All \| Not answered2/);
  const top = (): number => list.grid.element().getBoundingClientRect().top;
  const before = top();
  await tabs.getByRole('tab', { name: /^Not answered/ }).click();
  await expect.element(list.chips).toMatchTextContent(/Responded: No/);
  expect(top()).toBe(before);
});

test('in a narrow window the tools of a list stay on one line', async () => {
  await page.viewport(720, 800);
  await openList(route, { prepare: withUnanswered(2) });
  const tools = page.getByRole('toolbar', { name: 'List' }).getByRole('button');
  await expect.element(tools.last()).toBeVisible();
  const middles = tools.elements().map((tool) => {
    const { top, bottom } = tool.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(new Set(middles).size).toBe(1);
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, openList, press, routeNow } from '../../testing/listScreen.ts';
import { tellAnew, watching } from '../../testing/liveAnswers.ts';
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
/** Fluent lays the heavier letters of a chosen tab out as well, invisible. */
const said = (): string =>
  [...tabs.element().querySelectorAll<HTMLElement>('[role=tab]')]
    .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim())
    .join(' | ');

test('a view of what waits says how many there are and for how long, as long as there are some', async () => {
  const main = await openList(route, { prepare: withUnanswered(2) });
  await expect.poll(said).toMatch(/^All \| Not answered 2 2[01] mins$/);
  expect(main.callsOf('customerRequests.list').at(-1)?.query).toEqual({
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
  main.tell('records.changed', { entity: 'customerRequests', scope: {}, ids: [], isRemoval: false });
  await expect.poll(said).toBe('All | Not answered');
});

test('a count is kept up to date at its own pace, also while somebody types; beyond 99 it is not counted out', async () => {
  const main = await openList(route, { prepare: withUnanswered(99) });
  await expect.poll(said).toContain('Not answered 99 16 hrs');
  await expect
    .poll(() => watching(main)?.questions.filter(({ call }) => call.query?.size === 1))
    .toMatchObject([{ pace: 'count' }]);
  withUnanswered(100)(main);
  await tellAnew(main, 'customerRequests.list', (call) => call.query?.size === 1);
  await expect.poll(said).toContain('Not answered 99+ 16 hrs');
});

test('what is changed of a ready-made view is put back, or saved under a name of one’s own', async () => {
  await openList(`${route}?isResponded=false&view=.unanswered`, { prepare: withUnanswered(2) });
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(tabs.getByRole('tab', { name: /^Not answered.*changed/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Update view' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.element(list.chips).toMatchTextContent(/Responded: No/);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('.unanswered');
  await press('{Enter}{Escape}');
  await expect.poll(said).toMatch(/^All \| Not answered 2 2[01] mins \| unanswered$/);
});

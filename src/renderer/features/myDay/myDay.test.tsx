import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { notePromisedReply } from '../../marketplace/texts/promisedReplies.ts';
import { useSessionStore } from '../../stores/session.ts';
import {
  journalEntry as entry,
  entryRows,
  inJournalTime,
  openJournal as open,
  rowsShown,
} from '../../testing/journalScreen.ts';
import type { StubbedMain } from '../../testing/stubMain.ts';

inJournalTime();

const renamed = entry({ fields: [{ name: 'address', from: 'Old street', to: 'New street' }] });
const row = (text: string | RegExp) => entryRows.filter({ hasText: text });

const some = [
  renamed,
  entry({ id: 'e2', action: 'deleted', recordId: null, name: 'Alba, Brisa', count: 12 }),
  entry({ id: 'e3', name: 'Refuser', outcome: 'refused', code: 'NOT_FOUND' }),
  entry({ id: 'e7', name: 'Mistyped', outcome: 'refused', code: 'VALIDATION_FAILED' }),
  entry({ id: 'e4', name: 'Silent', outcome: 'unknown', code: 'NETWORK' }),
  entry({ id: 'e5', name: 'Undoer', takenBackAt: '2026-05-16T12:50:00Z' }),
  entry({ id: 'e6', name: 'Earlier', at: '2026-05-15T08:00:00Z', entity: 'homeCategories' }),
];

it('each change is a line with the values before and after, its problem and a link to the record', async () => {
  await open(some);
  await expect
    .element(row('Soles').filter({ hasText: 'Changed Soles · Address: Old street → New street' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Soles' }))
    .toHaveAttribute('href', '#/country/es/companies/co00000000000001');
  await expect.element(row('Alba').filter({ hasText: 'Deleted 12 records (Alba, Brisa)' })).toBeVisible();
  await expect
    .element(row('Refuser').filter({ hasText: 'Refused: This record no longer exists' }))
    .toBeVisible();
  await expect.element(row('Mistyped').filter({ hasText: 'Refused by the server' })).toBeVisible();
  await expect.element(row('Silent').filter({ hasText: 'No answer: check the record' })).toBeVisible();
  await expect.element(row('Undoer').filter({ hasText: 'Taken back: 14:50' })).toBeVisible();
  expect(row('Earlier').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Values of Soles' }).click();
  await expect.element(row('Soles').getByRole('definition')).toHaveTextContent('Old street → New street');
});

it('a refused change that was saved later is quiet, and no part of the handover', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const doneLaterAt = '2026-05-16T12:50:00Z';
  await open([
    entry({ outcome: 'refused', code: 'NOT_FOUND', doneLaterAt }),
    entry({ id: 'e2', name: 'Silent', outcome: 'unknown', doneLaterAt }),
  ]);
  await expect.element(row('Soles').getByText('Refused. Done later: 14:50')).toBeVisible();
  await expect.element(row('Silent').getByText('No answer. Done later: 14:50')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(String(copied.mock.lastCall?.[0])).toMatch(/\n\nNothing was changed\.$/);
  await page.getByLabelText('Kind of change').selectOptions('To check');
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible();
});

it('a canceled order names its refund', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const status = { name: 'status', from: 'accepted', to: 'canceled_by_customer_after_acceptance' };
  const order = { entity: 'orders', scope: { country: 'es', city: 'vlc' }, recordId: 'o1', name: 'a1b2c3' };
  await open([entry({ ...order, fields: [status], refund: 12.5 })]);
  await expect.element(row(/Total refund: €12\.50 · Status: Accepted → /)).toBeVisible();
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(String(copied.mock.lastCall?.[0])).toContain('Total refund: €12.50');
});

it('filters by period, kind, list and name, and a record links to its own changes', async () => {
  await open(some);
  await page.getByLabelText('Kind of change').selectOptions('To check');
  await expect.poll(rowsShown).toBe(3);
  await page.getByLabelText('Kind of change').selectOptions('All changes');
  await page.getByLabelText('Period').selectOptions('Last 7 days');
  await expect.element(page.getByRole('heading', { name: /Yesterday/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'List' }).selectOptions('Country home categories');
  await expect.poll(rowsShown).toBe(1);
  await page.getByRole('combobox', { name: 'List' }).selectOptions('All lists');
  await page.getByRole('searchbox', { name: 'Find a record' }).fill('silent');
  await expect.poll(rowsShown).toBe(1);
  await page.getByRole('searchbox', { name: 'Find a record' }).fill('nothing like this');
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible();
});

it('a record shows when it was changed here, and opens its changes', async () => {
  const main = await open([renamed], { path: '/country/es/companies/co00000000000001' });
  await page.getByRole('link', { name: 'Changed here by you: 14:44' }).click();
  await expect.element(page.getByRole('heading', { name: 'My day' })).toBeVisible();
  await expect.element(row('Soles')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show all records' })).toBeVisible();
  expect(main.requests.find(({ route }) => route === 'journal.read')?.payload).toMatchObject({
    ...{ entity: 'companies', recordId: 'co00000000000001' },
  });
});

it('copies a handover and saves a file; privacy mode hides names in the former only', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const customer = entry({ id: 'p', entity: 'customers', scope: { country: 'es', city: 'vlc' } });
  const named = {
    ...{ ...customer, recordId: 'customer-1', name: 'Ana Roig' },
    fields: [{ name: 'isActive', from: true, to: false }],
  };
  const stop = { country: 'es', city: 'ci00000000000001', isDue: false, since: '2026-05-16T12:10:00Z' };
  const stops = [
    { ...stop, id: 's1', name: 'Farolillo', remindAt: '2026-05-16T14:00:00Z' },
    { ...stop, id: 's2', name: 'Brisa', remindAt: '2026-05-16T13:00:00Z', since: null },
    { ...stop, id: 's3', name: 'Unwatched', remindAt: null },
  ];
  const saved = (stub: StubbedMain) =>
    stub.answerRoute('exports.saveTable', () => success({ fileName: 'My day.csv', problem: null }));
  const main = await open([...some, named], { prepare: saved, privacy: true });
  await expect.poll(rowsShown).toBe(7);
  main.notify('stops.changed', stops);
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  const text = String(copied.mock.lastCall?.[0]);
  expect(text).toContain('Companies (2)\n- 14:44 Spain: Deleted 12 records');
  expect(text).toContain('- 14:44 Spain: Changed Soles: Address: •••••• → ••••••');
  expect(text).toMatch(
    /To check\n- 14:44 Spain: Changed Silent \(No answer: check the record\)\n {2}backoffice:\/\/country\//,
  );
  const link = (id: string): string => `backoffice://country/es/city/ci00000000000001/establishments/${id}`;
  const [, open1, open2] = /Still stopped\n(.*\n.*)\n(.*\n.*)\n\n/.exec(text) ?? [];
  expect(open1).toMatch(/^- Brisa, \w+: stopped, reminder at 15:00/);
  expect(open2).toMatch(/^- Farolillo, \w+: stopped since 14:10, reminder at 16:00/);
  expect([open1, open2].map((lines) => lines?.split('\n  ')[1])).toEqual([link('s2'), link('s1')]);
  expect(text.indexOf('Still stopped')).toBeLessThan(text.indexOf('Companies ('));
  expect(text).not.toMatch(/Undoer|Ana Roig|Unwatched/);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('My day.csv saved')).toBeVisible();
  const table = main.requests.find(({ route }) => route === 'exports.saveTable')?.payload;
  expect(table).toMatchObject({ head: expect.arrayContaining(['Before', 'After']) });
  expect(JSON.stringify(table)).toContain('Ana Roig');
});

it('lists replies on the page and in the handover until their requests are marked as responded', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open([], {
    prepare: ({ records, answer }) => {
      answer('customerRequests.read', ({ params }, usual) =>
        params.id === 'unread' ? failure('NETWORK') : usual(),
      );
      records.customerRequests = ['One', 'Two'].map((customerName, index) => ({
        ...{ id: `request${index}`, customerName, isResponded: index === 1 },
      }));
    },
  });
  await expect.element(page.getByText(/^Nothing yet/)).toBeVisible();
  const owner = useSessionStore.getState().session.user?.id ?? '';
  for (const id of ['request0', 'request1', 'gone', 'unread']) notePromisedReply(owner, 'es', id);
  const promised = page.getByRole('region', { name: 'Promised replies' }).getByRole('link');
  await expect.element(promised).toHaveLength(2);
  await expect.element(promised.first()).toMatchTextContent(/^Request quest0, One: text written at/);
  await expect.element(promised.first()).toHaveAttribute('href', '#/country/es/app_feedbacks/request0');
  await page.getByRole('button', { name: 'Copy as handover' }).click();
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(String(copied.mock.lastCall?.[0])).toMatch(
    new RegExp(
      [
        'Promised replies',
        String.raw`- Request quest0, One: text written at \d\d:\d\d, not marked as responded`,
        '  backoffice://country/es/app_feedbacks/request0',
        String.raw`- Request unread: text written at \d\d:\d\d\. It could not be read: check if it is answered`,
        '  backoffice://country/es/app_feedbacks/unread\n\nNothing was changed.$',
      ].join('\n'),
    ),
  );
  expect(localStorage.getItem(`promisedReplies:sample-data:${owner}`)).not.toContain('request1');
});

it('says that it is off, and explains its purpose while it is empty', async () => {
  const main = await open([]);
  await expect.element(page.getByText(/^Nothing yet\. What you save/)).toBeVisible();
  main.notify('settings.changed', { ...main.settings(), journal: false, locked: ['journal'] });
  await expect.element(page.getByText(/^Your administrator has switched My day off/)).toBeVisible();
});

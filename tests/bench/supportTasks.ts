import type { ApiRecord } from '../support/apiClient.ts';
import { listScreen } from '../support/listScreen.ts';
import {
  cell,
  expectSoon,
  genericSave,
  genericStatus,
  genericTyped,
  genericView,
  type OperatorTask,
  type Surroundings,
} from './operatorTask.ts';

const orders = ':city/orders';
const usualReason = 'Something is sold out';
const usualRejection = 'The passport picture cannot be read. Please upload a sharp one of the whole page.';

const openOrder = async ({ api, city, goTo }: Surroundings, status: string): Promise<ApiRecord> => {
  const [first] = await api.list(`${city}/orders`);
  if (!first) throw new Error('There is no order');
  await api.write('PATCH', `${city}/orders/${first.id}`, { status });
  await goTo(`/country/es/city/${city.split('/').at(-1)}/orders/${first.id}`);
  return first;
};

/** Opens the candidate's documents, decides, and waits for the next candidate. */
const decideAfterDocuments = async (
  { page, hands }: Surroundings,
  decide: () => Promise<void>,
): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  await expectSoon(page.getByRole('button', { name: 'Show the documents' })).toBeVisible();
  const name = String(await heading.textContent());
  await hands.press('f');
  await expectSoon(page.getByRole('region', { name: 'Documents' })).toBeVisible();
  await decide();
  await expectSoon(heading).not.toHaveText(name);
};

/** Tasks of a support lead: orders, people in them, and pending requests. */
export const supportTasks: readonly OperatorTask[] = [
  {
    name: 'Find a customer of another city by their phone number',
    generic: {
      'the list of customers': 1,
      Filter: 1,
      'phone number': 1,
      'open the cities': 1,
      'the next city': 1,
    },
    start: orders,
    run: async ({ page, hands, api, city }) => {
      const other = (await api.list('/es/cities')).find(({ id }) => !city.endsWith(id));
      const [customer] = await api.list(`/es/cities/${other?.id}/customers`);
      await hands.press('Control+k');
      await expectSoon(page.getByRole('combobox', { name: 'Screen, action or record' })).toBeFocused();
      await hands.type(String(customer?.phoneNumber));
      const found = page.getByRole('option', { name: String(customer?.fullName) });
      await expectSoon(found).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'See the candidates of another city',
    generic: { 'open the cities': 1, 'the next city': 1, ...genericView },
    start: orders,
    run: async ({ page, hands, api, city }) => {
      const other = (await api.list('/es/cities')).find(({ id }) => !city.endsWith(id));
      await hands.press('Control+k');
      await expectSoon(page.getByRole('combobox', { name: 'Screen, action or record' })).toBeFocused();
      await hands.type(`candidates ${String(other?.name)}`);
      await expectSoon(page.getByRole('option', { selected: true })).toContainText(String(other?.name));
      await hands.press('Enter');
      await expectSoon(page).toHaveURL(new RegExp(String(other?.id)));
      await expectSoon(
        page.getByText(`You are now in ${String(other?.name)}`, { exact: false }),
      ).toBeVisible();
    },
  },
  {
    name: 'Read the worst feedbacks of the week',
    generic: { ...genericView, 'the input of the first day': 1, ...genericTyped('16112026') },
    start: '/dashboard',
    run: async ({ page, hands }) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await hands.click(menu.getByRole('link', { name: 'Feedback', exact: true }));
      await hands.click(page.getByRole('tab', { name: '1–2 stars in 7 days' }));
      await expectSoon(listScreen(page).chips).toContainText('Rating');
    },
  },
  {
    name: 'See what needs attention, and the age of the oldest item',
    generic: { 'the menu entry of each of four lists': 4, Filter: 4, 'a saved query': 4 },
    start: '/dashboard',
    run: ({ page }) =>
      expectSoon(page.getByRole('region', { name: /Needs attention/ })).toContainText(/\d+ (d|h|min)/),
  },
  {
    name: 'Approve the next candidate after checking the documents',
    generic: { 'the row': 1, ...genericStatus, ...genericSave },
    start: ':city/courier_review',
    run: (on) => decideAfterDocuments(on, () => on.hands.press('a')),
  },
  {
    name: 'Reject the next candidate with a prepared text',
    generic: {
      'the row': 1,
      ...genericStatus,
      'the input of the sentence': 1,
      ...genericTyped(usualRejection),
      ...genericSave,
    },
    start: ':city/courier_review',
    run: (on) =>
      decideAfterDocuments(on, async () => {
        await on.hands.press('s');
        await expectSoon(on.page.getByRole('region', { name: 'Reject with an error' })).toBeVisible();
        await on.hands.press('1');
      }),
  },
  {
    name: 'Cancel an order on its page with a predefined reason',
    generic: {
      ...genericStatus,
      'the input of the reason': 1,
      ...genericTyped(usualReason),
      ...genericSave,
    },
    start: orders,
    prepare: async (on) => void (await openOrder(on, 'accepted')),
    run: async ({ page, hands }) => {
      await hands.click(page.getByRole('button', { name: 'Cancel order…' }));
      await hands.click(page.getByRole('button', { name: usualReason }));
      await hands.click(page.getByRole('button', { name: 'Cancel order', exact: true }));
      await expectSoon(page.getByText(/refund .*Canceled by/).first()).toBeVisible();
    },
  },
  {
    name: 'Set the next status of an order on its page',
    generic: { ...genericStatus, ...genericSave },
    start: orders,
    prepare: async (on) => void (await openOrder(on, 'paid')),
    run: async ({ page, hands }) => {
      await hands.click(page.getByRole('button', { name: 'Accepted', exact: true }));
      await expectSoon(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    },
  },
  {
    name: 'Call the courier of the current order in the list',
    generic: { 'the link to the courier': 1, 'the input of the number': 1, 'mark its text': 1, 'copy it': 1 },
    start: `${orders}?deliveryMethod=delivery`,
    prepare: async (on) => on.hands.click(await cell(on.page, 1, 'Status')),
    run: async ({ page, hands }) => {
      await hands.press('p');
      await hands.click(page.getByRole('link', { name: /^\+34/ }).nth(1));
    },
  },
  {
    name: 'See which orders are late, from any page',
    generic: null,
    start: '/country/es/companies',
    run: async ({ page, hands }) => {
      await hands.press('Control+Shift+O');
      await expectSoon(page.getByText(/\d+ orders? in progress/)).toBeVisible();
    },
  },
  {
    name: 'List the orders over €50 that customers canceled last week',
    generic: {
      Filter: 4,
      'total from, status, created from, created to': 4,
      ...genericStatus,
      ...genericTyped('1611202622112026'),
    },
    start: orders,
    run: async ({ page, hands }) => {
      // Include hidden buttons: while a filter is open, the others are hidden from assistive technology.
      const filter = (name: string) =>
        page.getByRole('button', { name: `Filter ${name}`, exact: true, includeHidden: true });
      await hands.click(filter('Order total'));
      await expectSoon(page.getByRole('dialog').getByLabel('From', { exact: true })).toBeFocused();
      await hands.type('50');
      await hands.click(filter('Status'));
      await hands.click(page.getByRole('checkbox', { name: 'Canceled by customer', exact: true }));
      await hands.click(filter('Created at'));
      await hands.click(page.getByRole('button', { name: /^Previous week/ }));
      await hands.press('Escape');
      const { chips } = listScreen(page);
      await expectSoon(chips).toContainText('Order total: from €50');
      await expectSoon(chips).toContainText('Status: Canceled by customer');
      await expectSoon(chips).toContainText('Created at: Previous week');
    },
  },
  {
    name: 'Answer a request and mark it as responded',
    generic: { 'the row': 1, 'the address, marked and copied': 3, 'the switch': 1, ...genericSave },
    start: '/country/es/app_feedbacks?isResponded=false',
    run: async ({ page, hands }) => {
      const row = listScreen(page).grid.getByRole('row').nth(1);
      await hands.click(row.getByRole('button', { name: 'Reply by email' }));
      const notices = page.getByRole('region', { name: 'Notices' });
      await hands.click(notices.getByRole('button', { name: 'Mark as responded' }));
      await expectSoon(notices.getByText(/: responded$/)).toBeVisible();
    },
  },
  {
    name: 'Accept the next pending promotion',
    generic: { 'the row': 1, ...genericStatus, ...genericSave },
    start: ':city/promotions?status=request_was_sent',
    run: async ({ page, hands }) => {
      const row = listScreen(page).grid.getByRole('row').nth(1);
      await hands.click(row.getByRole('button', { name: 'Accept', exact: true }));
      await expectSoon(page.getByText(/: Accepted$/)).toBeVisible();
    },
  },
  {
    name: 'List the other orders of an order’s establishment',
    generic: { Filter: 1, establishment: 1, 'open the choices': 1, 'choose it': 1 },
    start: orders,
    run: async ({ page, hands }) => {
      const establishment = (await cell(page, 1, 'Establishment')).getByRole('link');
      await hands.click(establishment, { button: 'right' });
      await hands.click(page.getByRole('menuitem', { name: /^Only Establishment: / }));
      await expectSoon(listScreen(page).chips).toContainText('Establishment');
    },
  },
  {
    name: 'List the orders of an establishment by part of its name',
    generic: { Filter: 1, 'the name of the establishment': 1 },
    start: orders,
    run: async ({ page, hands, api, city }) => {
      const [, order] = await api.list(`${city}/orders`);
      const name = String(order?.establishmentName);
      await hands.press('/');
      await hands.type(name.slice(0, 6));
      await expectSoon(listScreen(page).grid.getByRole('link', { name }).first()).toBeVisible();
      await expectSoon(page.getByText('Searching by Establishment name')).toBeAttached();
    },
  },
];

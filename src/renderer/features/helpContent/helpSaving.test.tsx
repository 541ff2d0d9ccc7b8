import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HelpContent } from '#shared/api/staff.ts';
import { failure, success } from '#shared/ipc/result.ts';
import {
  button,
  entry,
  openHelp,
  save,
  saved,
  saveUntilShown,
  titleOf,
  titles,
} from '../../testing/helpScreen.ts';
import { press } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';

afterEach(closeApp);

test('a save keeps another user’s changes, and asks about conflicts', async () => {
  const { main, stored } = await openHelp();
  await titleOf('Orders').fill('My orders');
  await titleOf('Contact').fill('My contact');
  const [orders, payments, contact] = stored.help.info;
  if (!orders || !payments || !contact) throw new Error('There is too little help');
  const known = structuredClone(stored.help);
  // A cached answer would hide the concurrent change; saving must read fresh data.
  main.answer('helpContent.readCustomer', ({ fresh }) => success(fresh ? stored.help : known));
  stored.help = {
    info: [orders, { ...payments, title: 'Their payments' }, { ...contact, title: 'Their contact' }],
  };
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Another user changed the same help content' });
  await expect.element(dialog.getByText('Before: Contact')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  expect(main.callsOf('helpContent.updateCustomer')).toHaveLength(0);
  await save.click();
  await dialog.getByRole('radio', { name: 'Theirs: Their contact' }).click();
  await saveUntilShown(() => press('{Control>}s{/Control}'));
  expect(stored.help.info.map(({ title }) => title)).toEqual([
    'My orders',
    'Their payments',
    'Their contact',
  ]);
  await expect.poll(titles).toEqual(['My orders', 'Their payments', 'Their contact']);
  await expect.element(save).toBeDisabled();
});

test('Undo in the toast reverts a save without a colleague’s other changes', async () => {
  const { stored } = await openHelp();
  await titleOf('Orders').fill('My orders');
  await saveUntilShown();
  const [orders, payments, ...rest] = stored.help.info;
  if (!orders || !payments) throw new Error('There is too little help');
  stored.help = { info: [orders, { ...payments, title: 'Their payments' }, ...rest] };
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.element(page.getByText('Undone: Customer help content')).toBeVisible();
  expect(stored.help.info.map(({ title }) => title)).toEqual(['Orders', 'Their payments', 'Contact']);
  await expect.poll(titles).toEqual(['Orders', 'Their payments', 'Contact']);
});

test('a save refused because of another user’s save is merged and sent again', async () => {
  const { main, stored } = await openHelp();
  const [orders, payments, contact] = stored.help.info;
  if (!orders || !payments || !contact) throw new Error('There is too little help');
  let writes = 0;
  main.answer('helpContent.updateCustomer', ({ body }) => {
    writes += 1;
    if (writes > 1) stored.help = structuredClone(body) as unknown as HelpContent;
    else stored.help = { info: [orders, payments, { ...contact, title: 'Their contact' }] };
    return writes > 1 ? success(null) : failure('CHANGED_MEANWHILE', 412);
  });
  await titleOf('Orders').fill('My orders');
  await saveUntilShown();
  expect(stored.help.info.map(({ title }) => title)).toEqual(['My orders', 'Payments', 'Their contact']);
});

test('a save that another user overwrote is detected, and a retry merges both', async () => {
  const { main, stored } = await openHelp();
  const [orders, payments, contact] = stored.help.info;
  if (!orders || !payments || !contact) throw new Error('There is too little help');
  // The other user overwrote this save without having seen it.
  const theirs = { info: [orders, payments, { ...contact, title: 'Their contact' }] };
  main.answer('helpContent.updateCustomer', () => {
    stored.help = structuredClone(theirs);
    return success(null);
  });
  await titleOf('Orders').fill('My orders');
  await save.click();
  const banner = page.getByText(/Not saved. Another user may have saved/);
  await expect.element(banner).toBeVisible();
  await expect.element(titleOf('My orders')).toHaveValue('My orders');
  await expect.element(saved).not.toBeInTheDocument();

  main.answer('helpContent.updateCustomer', ({ body }) => {
    // An edit based on this save overwrites nothing.
    const { info } = structuredClone(body) as unknown as HelpContent;
    stored.help = { info: [...info, { id: 'later', title: 'Later', text: '' }] };
    return success(null);
  });
  await saveUntilShown();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
  const all = ['My orders', 'Payments', 'Their contact', 'Later'];
  expect(stored.help.info.map(({ title }) => title)).toEqual(all);
  await expect.poll(titles).toEqual(all);
});

test('a refusal of an entry is shown there until it is edited; any other failure is shown above, with Retry', async () => {
  const { main } = await openHelp();
  await titleOf('Orders').fill('A long title');
  main.answer('helpContent.updateCustomer', () =>
    failure('VALIDATION_FAILED', 422, 'info[0].title: must have at most 5 characters', {
      'info[0].title': 'must have at most 5 characters',
      'info[1].children[0].text': 'must not shout',
    }),
  );
  await save.click();
  await expect.element(page.getByText('Check the marked fields')).toBeVisible();
  await expect.element(entry('A long title').getByText('must have at most 5 characters')).toBeVisible();
  await expect.element(titleOf('A long title')).toHaveFocus();
  expect(page.getByText(/info\[0]/).elements()).toEqual([]);
  await button('Entry Payments').click();
  await button('Entry Cards').click();
  await expect.element(page.getByText('must not shout')).toBeVisible();
  await titleOf('A long title').fill('Short');
  await expect.element(page.getByText('must have at most 5 characters')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Quietly');
  await expect.element(page.getByText('Check the marked fields')).not.toBeInTheDocument();

  main.answer('helpContent.updateCustomer', () => failure('INTERNAL', 500, 'The server is on fire'));
  await save.click();
  await expect
    .element(
      page.getByRole('alert').getByText('The server could not do this. Its message: “The server is on fire”'),
    )
    .toBeVisible();
  main.answer('helpContent.updateCustomer', () => success(null));
  await button('Retry').click();
  await expect
    .element(page.getByText('The server could not do this. Its message: “The server is on fire”'))
    .not.toBeInTheDocument();
});

test('an unsaved draft is persisted, and restored on top of others’ later saves', async () => {
  const { main, stored } = await openHelp();
  await titleOf('Orders').fill('My orders');
  const kept = () => main.requests.filter(({ route }) => route === 'drafts.keep').at(-1)?.payload;
  const start = structuredClone(stored.help);
  await expect.poll(kept).toMatchObject({ key: 'helpContent es customer', values: { start } });
  const { values } = kept() as { values: { mine: HelpContent } };
  expect(values.mine.info[0]?.title).toBe('My orders');
  await button('Undo').click();
  await expect.poll(kept).toMatchObject({ values: null });

  closeApp();
  const { stored: later } = await openHelp((stubbed, { help }) => {
    const [orders, ...others] = help.info;
    help.info = [...(orders ? [orders] : []), { id: 'theirs', title: 'Theirs', text: '' }, ...others];
    stubbed.answerRoute('drafts.read', () => success({ values, savedAt: '2026-11-21T15:05:00Z' }));
  });
  await button('Restore draft').click();
  await expect.element(titleOf('My orders')).toBeVisible();
  await saveUntilShown();
  expect(later.help.info.map(({ title }) => title)).toEqual(['My orders', 'Theirs', 'Payments', 'Contact']);
});

import type { HelpContent, HelpNode } from '#shared/api/staff.ts';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { shownText } from '../support/shownText.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const path = '/es/help_center/customer';

test("help content is edited by keyboard, merged with a colleague's edits, and persisted", async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/customer_help_content' });
  const api = await connectToApi(app.api());
  const before = await api.read<HelpContent>(path);
  const [first, second, third] = before?.info ?? [];
  if (!first || !second || !third) throw new Error('There is too little help');
  const entry = (name: string) => page.getByRole('group', { name, exact: true });
  const titleOf = (name: string) => entry(name).getByRole('textbox', { name: 'Title', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await titleOf(third.title ?? '').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ZZ Invoices');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(titleOf('ZZ Invoices')).toBeFocused();
  await entry('ZZ Invoices').locator('xpath=..').getByRole('textbox', { name: 'Text' }).fill('By e-mail.');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('region', { name: 'Preview' }).hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await axeProblems(page)).toEqual([]);

  const change = (node: HelpNode): HelpNode =>
    node.id === second.id ? { ...node, title: 'ZZ theirs' } : node;
  await api.write('PUT', path, { info: before?.info.map(change) });
  await save.click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(entry('ZZ theirs')).toBeVisible();

  const after = await api.read<HelpContent>(path);
  expect(after?.info.slice(0, 3).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  expect(after?.info[2]?.title).toBe('ZZ theirs');
  expect(after?.info[0]?.children).toEqual([
    { id: expect.any(String), title: 'ZZ Invoices', text: 'By e-mail.' },
  ]);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search in titles and texts' }).fill('by e-mail');
  await expect(page.getByText('1 entry found')).toBeVisible();
  await expect(titleOf('ZZ Invoices')).toBeVisible();
});

test('an entry is dragged into another one by its handle, and a refusal of the server is shown at its entry', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/courier_help_content' });
  const api = await connectToApi(app.api());
  const read = () => api.read<HelpContent>('/es/help_center/courier');
  const [first, second] = (await read())?.info ?? [];
  if (!first || !second) throw new Error('There is too little help');
  const entry = (name: string) => page.getByRole('group', { name, exact: true });
  const title = entry(first.title ?? '').getByRole('textbox', { name: 'Title', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await entry(second.title ?? '')
    .locator('[data-handle]')
    .dragTo(entry(first.title ?? ''));
  await expect(entry(second.title ?? '').getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await title.fill('x'.repeat(501));
  await save.click();
  await expect(shownText(page, 'Check the marked fields')).toBeVisible();
  await expect(
    page.getByRole('group', { name: /^x{100}/ }).getByText('must have at most 500 characters'),
  ).toBeVisible();
  await page.locator('[data-field=title][aria-invalid=true]').fill('ZZ first');
  await save.click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  const after = await read();
  expect(after?.info[0]?.title).toBe('ZZ first');
  expect(after?.info[0]?.children?.at(-1)?.id).toBe(second.id);
});

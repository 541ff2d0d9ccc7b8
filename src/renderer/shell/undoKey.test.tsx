import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { list, openList, press, untilShown } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import type { StubbedMain } from '../testing/stubMain.ts';
import { forgetPresses } from '../ui/pressedTwice.ts';

afterEach(closeApp);

const firstCompany = '/country/es/companies/co00000000000001';
const undo = '{Control>}z{/Control}';
const redo = '{Control>}{Shift>}z{/Shift}{/Control}';

const input = (name: string) => page.getByRole('textbox', { name, exact: true });

const saveName = async (text: string): Promise<void> => {
  await input('Name').fill(text);
  await press('{Control>}s{/Control}');
  await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
};

const nameOnServer = (main: StubbedMain) => main.records.companies?.[0]?.name;

test('Ctrl+Z undoes saves, the last first, and restores only the changed fields', async () => {
  const main = await openApp(firstCompany);
  await saveName('First name');
  await saveName('Second name');
  const [company] = main.records.companies ?? [];
  if (company)
    Object.assign(company, { managerName: 'A colleague’s', updatedAt: '2026-11-21T10:00:00.000Z' });
  await page.getByRole('heading', { name: 'Second name' }).click();
  await press(undo);
  await expect.element(page.getByRole('heading', { name: 'First name' })).toBeVisible();
  await expect.element(page.getByText('Undone: First name: Name', { exact: false })).toBeVisible();
  // An immediate second press counts as accidental.
  await untilShown('You pressed too soon. Nothing changed.', () => press(undo));
  await expect.element(page.getByRole('heading', { name: 'First name' })).toBeVisible();
  forgetPresses();
  await press(undo);
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  forgetPresses();
  await press(undo);
  expect(nameOnServer(main)).toBe('Company 01');
  expect(main.records.companies?.[0]?.managerName).toBe('A colleague’s');
  await page.getByRole('button', { name: 'Redo' }).last().click();
  await expect.element(page.getByRole('heading', { name: 'First name' })).toBeVisible();
});

test('Ctrl+Shift+Z and Ctrl+Y redo undone changes, the latest first, until another change', async () => {
  const main = await openApp(firstCompany);
  const pressOnPage = async (keys: string, name: string): Promise<void> => {
    forgetPresses();
    await page.getByRole('heading', { level: 1 }).click();
    await press(keys);
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => nameOnServer(main)).toBe(name);
  };
  await saveName('First name');
  await saveName('Second name');
  await pressOnPage(undo, 'First name');
  await pressOnPage(undo, 'Company 01');
  await pressOnPage(redo, 'First name');
  await pressOnPage('{Control>}y{/Control}', 'Second name');
  await pressOnPage(undo, 'First name');
  await saveName('Third name');
  await pressOnPage(redo, 'Third name');
  expect(main.callsOf('companies.update')).toHaveLength(8);
});

test('directly after an undone save, the keys in its field redo it', async () => {
  const main = await openApp(firstCompany);
  await saveName('Saved');
  await expect.element(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await input('Name').click();
  await press(undo);
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await expect.element(page.getByText('Undone: Company 01: Name')).toBeVisible();
  await press(redo);
  await expect.poll(() => nameOnServer(main)).toBe('Saved');
});

test('a field that another user changed since is not undone', async () => {
  const main = await openApp(firstCompany);
  await saveName('Mine');
  const [company] = main.records.companies ?? [];
  if (company) Object.assign(company, { name: 'Theirs', updatedAt: '2026-11-21T10:00:00.000Z' });
  await page.getByRole('heading', { name: 'Mine' }).click();
  await press(undo);
  await expect.element(page.getByText('Cannot undo: Mine: Name has changed since then')).toBeVisible();
  expect(nameOnServer(main)).toBe('Theirs');
});

test('Ctrl+Z in a text undoes typing, and is ignored while something is unsaved', async () => {
  const main = await openApp(firstCompany);
  await saveName('Saved name');
  await input('Name').fill('Saved name and more');
  await press(undo);
  await page.getByRole('switch', { name: 'Active' }).click();
  await press(undo);
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  expect(main.callsOf('companies.update')).toHaveLength(1);
});

test('Ctrl+Z asks before it undoes an old change of another page; Enter confirms, Escape cancels', async () => {
  const main = await openApp(firstCompany);
  await saveName('Saved here');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  const later = Date.now() + 12 * 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  window.location.hash = firstCompany.replace(/1$/, '2');
  await expect.element(page.getByRole('heading', { name: 'Company 02' })).toBeVisible();
  await press(undo);
  const question = page.getByRole('alertdialog', {
    name: 'Undo “Company 01: Name” from 12 minutes ago?',
  });
  await expect.element(question.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(nameOnServer(main)).toBe('Saved here');
  forgetPresses();
  await press(undo);
  await expect.element(question.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByText('Undone: Company 01: Name')).toBeVisible();
  expect(nameOnServer(main)).toBe('Company 01');
  clock.mockRestore();
});

test('a change that another user has taken back is neither offered nor sent again', async () => {
  const main = await openApp(firstCompany);
  await saveName('Saved here');
  const theirs = { name: 'Company 01', updatedAt: '2026-11-21T10:00:00.000Z' };
  Object.assign(main.records.companies?.[0] ?? {}, theirs);
  await page.getByRole('heading', { name: 'Saved here' }).click();
  await press(undo);
  await expect.element(page.getByText('Nothing left to change: Saved here: Name')).toBeVisible();
  await saveName('Saved again');
  Object.assign(main.records.companies?.[0] ?? {}, theirs);
  const scope = { country: 'es' };
  main.notify('records.changed', { entity: 'companies', scope, ids: [], isRemoval: false });
  await expect.element(page.getByRole('heading', { name: 'Company 01' })).toBeVisible();
  await page.getByRole('heading', { name: 'Company 01' }).click();
  forgetPresses();
  await press(undo);
  expect(main.callsOf('companies.update')).toHaveLength(2);
  await expect.element(page.getByText(/^Undone/)).not.toBeInTheDocument();
});

test('Ctrl+Z undoes a pending deletion', async () => {
  const main = await openList('/country/es/companies?sort=name', {
    prepare: (stub) => {
      stub.answerRoute('api.defer', () => success({ deferredId: 'd1' }));
      stub.answerRoute('api.cancelDeferred', () => success({ cancelled: true }));
    },
  });
  const row = list.row('Company 01');
  await row.getByRole('button', { name: 'Delete' }).click();
  const fades = new Promise<void>((resolve) => {
    const isAnswered = ({ target }: MutationRecord): boolean =>
      (target as Element).matches('[role=alertdialog][data-answered]');
    new MutationObserver((changes) => {
      if (changes.some(isAnswered)) resolve();
    }).observe(document.body, { subtree: true, attributeFilter: ['data-answered'] });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
  // Main has accepted the deferred delete.
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Ctrl+Z must work even while the dialog is fading out.
  await fades;
  // Deleting the last row may also lose the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await press(undo);
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(main.requests.map(({ route }) => route)).toContain('api.cancelDeferred');
});

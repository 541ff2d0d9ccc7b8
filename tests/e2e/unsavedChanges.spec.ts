import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { openList } from '../support/listScreen.ts';
import { shellRecords } from '../support/shellRecords.ts';

test('closing a window or the app with unsaved edits asks first @shell', async ({ app }) => {
  const { page, list } = await openList(app, '/country/es/cities');
  await list.row('Bilbao').getByRole('button', { name: 'Open', exact: true }).click();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Local name' });
  await field.fill('Half-typed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const questions = () => shellRecords(page, 'messageBox');
  await emitInShell(page, 'close-window', { id: 1 });
  await expect.poll(questions).toHaveLength(1);
  const keepEditing = page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' });
  await keepEditing.click();
  await emitInShell(page, 'quit');
  await expect.poll(questions).toHaveLength(2);
  await keepEditing.click();
  await expect(field).toHaveValue('Half-typed');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

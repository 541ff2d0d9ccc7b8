import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { shellRecords } from '../support/shellRecords.ts';

test('text fields have a context menu in the language of the app @shell', async ({ app }) => {
  const page = await app.start();
  await askMain(page, 'settings.update', { locale: 'es_ES' });
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await email.fill('someone@example.com');
  await page.getByRole('heading').first().click({ button: 'right' });
  await email.selectText();
  await email.click({ button: 'right' });
  await expect.poll(() => shellRecords(page, 'contextMenu')).toHaveLength(1);
  const [menu] = await shellRecords(page, 'contextMenu');
  expect(menu?.items).toMatchObject(
    ['Deshacer', 'Rehacer', 'Cortar', 'Copiar', 'Pegar', 'Seleccionar todo'].map((label) => ({ label })),
  );
  await emitInShell(page, 'context-menu-click', { label: 'Cortar', id: 1 });
  await expect(email).toHaveValue('');
});

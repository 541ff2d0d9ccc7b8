import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test('the steps of the first start are accessible', async ({ app }) => {
  const page = await app.start({ api: 'embedded', flags: ['--ask-connection', '--demo-orders=0'] });
  const steps = [
    ['Choose your language', 'Next'],
    ['Where is your marketplace?', 'Decide later'],
    ['Choose a look', 'Start'],
  ] as const;
  for (const [title, onward] of steps) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect.soft(await axeProblems(page), title).toEqual([]);
    await page.getByRole('button', { name: onward }).click();
  }
  await expect(page.getByText('You can change this later in Settings.')).toBeVisible();
  expect.soft(await axeProblems(page), 'connection').toEqual([]);
});

test('dialogs and panels of the menus Window and Help are accessible @shell', async ({ app }) => {
  const page = await startLoggedIn(app, { at: '/app_settings' });
  const dialog = page.getByRole('dialog');
  const opened = {
    shortcuts: dialog.getByText('Show these shortcuts'),
    licences: dialog.getByText('MIT License').first(),
    workspaces: dialog.getByText('1 window'),
  };
  for (const [id, content] of Object.entries(opened)) {
    await emitInShell(page, 'menu-click', { id });
    if (id === 'workspaces') {
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Morning');
      await dialog.getByRole('button', { name: 'Save' }).click();
    }
    await expect(content).toBeVisible();
    expect.soft(await axeProblems(page, 'floating'), id).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

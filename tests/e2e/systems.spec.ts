import { expect, test } from '../support/app.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

/* What main does on one system only, each under the name of that system. */

test('on macOS the app lives on without a window, and what the menu says opens one first @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { flags: ['--shell-platform=darwin'] });
  await emitInShell(page, 'close-window', { id: 1 });
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(1);
  await emitInShell(page, 'menu-click', { id: 'about' });
  await expect.poll(() => shellRecords(page, 'messageBox')).toMatchObject([{ parent: 2 }]);
});

test('on Windows the number of notices stands at the button of each window, and only an installed copy is known to the system @shell', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { flags: ['--shell-platform=win32'] });
  await expect
    .poll(() => shellRecords(page, 'setOverlayIcon'))
    .toContainEqual(expect.objectContaining({ id: 1, hasOverlay: true }));
  for (const what of ['setAppUserModelId', 'setJumpList', 'toastShortcut'])
    expect(await shellRecords(page, what)).toEqual([]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { login } from '../support/login.ts';
import { routeOf } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

const first = { api: 'embedded', flags: ['--ask-connection', '--demo-orders=200'] } as const;

test('the first start asks three questions once; sample data is marked @45', async ({ app }) => {
  const page = await app.start({ ...first, flags: [...first.flags] });
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: /datos de ejemplo/ }).click();
  await page.getByRole('radio', { name: 'Oscuro' }).check();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect.poll(() => routeOf(page)).toBe('/login');
  expect(await askMain(page, 'settings.update', { locale: 'en_US' })).toMatchObject({ ok: true });
  await login(page);
  await expect(page.getByText('SAMPLE DATA', { exact: true })).toBeVisible();

  const restarted = await app.restart();
  await expect(restarted.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await askMain(restarted, 'settings.read')).toMatchObject({
    data: { theme: 'dark', isFirstRun: false, connection: { type: 'demo' } },
  });
});

test('a skipped first start requires a server, and refuses plain http @shell', async ({ app }) => {
  const page = await app.start({ ...first, flags: [...first.flags] });
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect.poll(() => routeOf(page)).toBe('/connect');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('http://api.backoffice.example');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect(page.getByText(/https/).last()).toBeVisible();
  await address.fill('https://api.backoffice.example');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Connect' }).click();
  await expect.poll(() => routeOf(page)).toBe('/login');
});

test('a preset of the administrator locks settings, also in main @electron', async ({ app }) => {
  const preset = join(app.profile, 'preset.json');
  const content = {
    language: 'es_ES',
    server: 'https://api.backoffice.example',
    locked: ['language', 'server'],
  };
  writeFileSync(preset, JSON.stringify(content), { mode: 0o600 });
  const page = await app.start({ api: 'none', flags: [`--preset=${preset}`] });
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(content.server);
  await expect(page.getByText('Establecido por tu administrador')).toBeVisible();
  const refused = { ok: false, error: { code: 'SETTING_LOCKED' } };
  expect(await askMain(page, 'settings.update', { locale: 'uk_UA' })).toMatchObject(refused);
  expect(await askMain(page, 'settings.connect', { type: 'demo' })).toMatchObject(refused);
  expect(await askMain(page, 'settings.read')).toMatchObject({ data: { locale: 'es_ES', connection: null } });
});

test('an unreachable server and its return are shown, and the report contains no personal data @shell', async ({
  app,
}) => {
  // The AppImage launcher sets `--no-sandbox` on some systems. Fake a
  // normal user id: the shell refuses the flag for root.
  const asNobody = { NODE_OPTIONS: '--import=data:text/javascript,process.getuid=()=>65534' };
  const page = await startLoggedIn(app, { at: '/country/es/cities', flags: ['--no-sandbox'], env: asNobody });
  const rows = page.getByRole('grid', { name: 'Cities' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: 'Cannot reach the server' });
  await app.api().setFault({ match: '/api/v1/', fault: 'drop', times: 1000 });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(banner).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect.soft(await axeProblems(page)).toEqual([]);
  // The app retries by itself: press the button while the server still fails.
  await banner.getByRole('button', { name: 'Try now' }).click();
  await app.api().clearFaults();
  await emitInShell(page, 'wake');
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Network Error')).toHaveCount(0);
  await expect(rows.nth(1)).toBeVisible();

  const before = (await app.api().requests()).length;
  await emitInShell(page, 'wake');
  await emitInShell(page, 'wake', { how: 'unlock-screen' });
  await expect.poll(async () => (await app.api().requests()).length).toBeGreaterThan(before);

  const file = join(app.exportDirectory, 'report.json');
  await emitInShell(page, 'save-answer', { filePath: file });
  expect(await askMain(page, 'diagnostics.save')).toMatchObject({ data: { fileName: 'report.json' } });
  const report = readFileSync(file, 'utf8');
  expect(JSON.parse(report)).toMatchObject({
    connection: { isReachable: true },
    windows: 1,
    system: { isSandboxed: false },
    log: expect.arrayContaining([expect.stringContaining('Started without the sandbox')]),
  });
  for (const secret of [superAdmin.email, superAdmin.password, homedir(), 'Bearer', 'eyJ'])
    expect(report).not.toContain(secret);
});

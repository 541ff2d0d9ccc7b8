import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { type ApiClient, connectToApi } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { compileCache } from '../support/launchInShell.ts';
import { routeOf } from '../support/navigate.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

/** Deletes a company with a one-minute undo period, while the server delays the token refresh. */
const holdBackDelete = async (
  app: AppUnderTest,
  page: Page,
  refreshFault = 'delay=2000',
): Promise<{ api: ApiClient; id: string }> => {
  const api = await connectToApi(app.api());
  const fields = { name: 'Short-lived', managerName: 'Nobody', email: 'nobody@backoffice.example' };
  const { id } = await api.write('POST', '/es/companies', fields);
  await app.api().setFault({ match: `DELETE /api/v1/es/companies/${id}`, fault: 'status=401', times: 1 });
  await app.api().setFault({ match: '/auth/refresh-token', fault: refreshFault, times: 1 });
  const calls = [{ operation: 'companies.remove', params: { country: 'es', id } }];
  expect((await askMain(page, 'api.defer', { calls, delayMs: 60_000 })).ok).toBe(true);
  return { api, id };
};

interface Ending {
  end: (page: Page) => Promise<unknown>;
  /** Flags of the operating system, if only one ends apps in this way. */
  flags?: string[];
}

const endings: Record<string, Ending> = {
  'Quit, pressed again while it waits': {
    end: async (page) => {
      await emitInShell(page, 'quit');
      await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(1);
      await emitInShell(page, 'quit');
    },
  },
  SIGTERM: { end: (page) => emitInShell(page, 'signal', { name: 'SIGTERM' }) },
  'the end of the session': {
    end: (page) => emitInShell(page, 'end-session'),
    flags: ['--shell-platform=win32'],
  },
};

for (const [name, { end, flags = [] }] of Object.entries(endings)) {
  test(`a pending delete is sent at ${name} @shell`, async ({ app }) => {
    const page = await startLoggedIn(app, { flags });
    const { api, id } = await holdBackDelete(app, page);
    await end(page);
    await expect.poll(() => api.read(`/es/companies/${id}`)).toBeNull();
  });
}

/**
 * Second start that pauses between Node's own start-up and the app's
 * code, to take the start-up time out of the race.
 */
const startInWaiting = (profile: string) => {
  const wait =
    'console.log("waiting"); await new Promise((go) => process.stdin.once("data", go)); process.stdin.destroy();';
  const args = [`--import=data:text/javascript,${encodeURIComponent(wait)}`, 'src/browser-shell/launch.ts'];
  const flags = ['--no-open', `--user-data-dir=${profile}`];
  const env = { ...process.env, ...compileCache };
  const child = spawn(process.execPath, [...args, ...flags], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const waits = once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return { waits, goOn: () => child.stdin.write('go'), ended };
};

test('a second start during a quit reopens the app, and pending calls are sent @shell', async ({
  app,
  context,
}) => {
  const page = await startLoggedIn(app);
  const second = startInWaiting(app.profile);
  const { api, id } = await holdBackDelete(app, page, 'hold');
  const addresses = () => [...app.output().matchAll(/^Ready: (\S+)$/gm)].map(([, address = '']) => address);
  await second.waits;
  await emitInShell(page, 'quit');
  await expect.poll(() => shellRecords(page, 'closed')).toHaveLength(1);
  second.goOn();
  expect((await second.ended)[0]).toBe(0);
  await app.api().clearFaults();
  await expect.poll(addresses).toHaveLength(2);
  await expect.poll(() => api.read(`/es/companies/${id}`)).toBeNull();
  const reopened = await context.newPage();
  await reopened.goto(addresses()[1] ?? '');
  await expect(reopened.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('a login link that starts the app opens the page for a new password, even before the app is ready @electron', async ({
  app,
}) => {
  const page = await app.start({ flags: ['backoffice://token_login?token=demo-login-token'] });
  await expect.poll(() => routeOf(page)).toBe('/admins/reset_password');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

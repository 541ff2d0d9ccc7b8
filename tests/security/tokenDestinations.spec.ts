import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { emitInShell } from '../support/emitInShell.ts';
import { login } from '../support/login.ts';
import { shellRecords } from '../support/shellRecords.ts';

const panel = 'https://panel.evil.example';

test('no message of a page can change the destination of a token @shell', async ({ app }) => {
  let visits = 0;
  const stranger = createServer((_request, response) => {
    visits += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const server = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  try {
    const page = await app.start({ api: 'embedded', flags: ['--demo-orders=200'] });
    await login(page);
    // Declines the two confirmations that follow.
    for (const response of [0, 0]) await emitInShell(page, 'dialog-answer', { response });
    for (const [route, payload] of [
      ['settings.update', { panelOrigin: panel }],
      ['settings.update', { connection: { type: 'server', origin: server } }],
      ['settings.setPanelOrigin', { origin: panel }],
      ['settings.connect', { type: 'server', origin: server }],
      ['settings.connect', { type: 'server', origin: server, confirmed: true }],
    ] as const) {
      expect(await askMain(page, route, payload), route).toMatchObject({ ok: false });
    }
    expect(await askMain(page, 'auth.state')).toMatchObject({ data: { status: 'loggedIn' } });
    await askMain(page, 'api.call', { operation: 'cities.list', params: { country: 'es' } });
    await askMain(page, 'shell.openPanel', { country: 'es' });

    expect(visits).toBe(0);
    expect((await shellRecords(page, 'openExternal')).map(({ url }) => new URL(String(url)).origin)).toEqual([
      'https://panel.backoffice.example',
    ]);
    const questions = (await shellRecords(page, 'messageBox')).map(({ message }) => message);
    expect(questions).toEqual([
      'Use the establishment panel at panel.evil.example?',
      `Connect to ${new URL(server).host}?`,
    ]);
  } finally {
    stranger.close();
  }
});

import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { shellRecords } from '../support/shellRecords.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';
import { webRtcPolicy } from '../support/webRtcPolicy.ts';

test('dictionaries and WebRTC are off for every window @shell', async ({ app }) => {
  const page = await app.start();
  expect(await shellRecords(page, 'setSpellCheckerEnabled')).toMatchObject([{ enabled: false }]);
  const windows = await shellRecords(page, 'BrowserWindow');
  expect(await shellRecords(page, 'setWebRTCIPHandlingPolicy')).toMatchObject(
    windows.map(({ id }) => ({ window: id, policy: 'disable_non_proxied_udp' })),
  );
});

/** Number of local addresses that WebRTC reveals in a Chromium started with these arguments. */
const addressesFound = async (...args: string[]): Promise<number> => {
  const browser = await launchBrowser({ args });
  const server = createServer((_request, response) => response.end('page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(async () => {
      const connection = new RTCPeerConnection();
      let found = 0;
      const complete = new Promise<void>((resolve) => {
        connection.onicecandidate = ({ candidate }) => {
          if (candidate?.candidate) found += 1;
          if (!candidate) resolve();
        };
      });
      connection.createDataChannel('probe');
      await connection.setLocalDescription(await connection.createOffer());
      await complete;
      return found;
    });
  } finally {
    await browser.close();
    server.close();
  }
};

test('the WebRTC policy of windows reveals no address in Chromium', async () => {
  expect(await addressesFound()).toBeGreaterThan(0);
  expect(await addressesFound(...webRtcPolicy)).toBe(0);
});

test('a thirteenth window is refused with an answer @shell', async ({ app }) => {
  const page = await app.start();
  for (let count = 1; count < 12; count += 1)
    expect(await askMain(page, 'windows.open', { path: '/login' })).toMatchObject({ ok: true });
  expect(await askMain(page, 'windows.open', { path: '/login' })).toMatchObject({
    ok: false,
    error: { code: 'TOO_MANY_WINDOWS' },
  });
  expect(await shellRecords(page, 'BrowserWindow')).toHaveLength(12);
  // A window that ends while it loads reports a failed import.
  await expect.poll(() => app.windows()).toHaveLength(12);
  for (const window of app.windows()) await expect(window.getByRole('heading').first()).toBeVisible();
});

test('files of the app are readable only by their owner @linux @45', async ({ app }) => {
  const page = await startLoggedIn(app, { api: 'embedded', flags: ['--demo-orders=200'] });
  await askMain(page, 'settings.update', { sideMenuCollapsed: true });
  app.expectFaults(/A page reported: Error/);
  await askMain(page, 'log.report', { message: 'a line for the log' });
  const ours = readdirSync(app.profile).filter((name) => /\.(?:json|log|sqlite)/.test(name));
  expect(ours).toEqual(expect.arrayContaining(['backoffice.log', 'settings.json', 'sample-data-200.sqlite']));
  for (const name of ours)
    expect((statSync(join(app.profile, name)).mode & 0o777).toString(8), name).toBe('600');
});

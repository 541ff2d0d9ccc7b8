import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { superAdmin } from '../support/accounts.ts';
import { expect, test } from '../support/app.ts';
import { askMain } from '../support/askMain.ts';
import { startDemoApi } from '../support/demoApi.ts';
import { filesBelow } from '../support/filesBelow.ts';
import { heapSnapshot } from '../support/heapSnapshot.ts';
import { startKeyring } from '../support/keyring.ts';
import { submitLogin } from '../support/login.ts';
import { startRecordingProxy } from '../support/recordingProxy.ts';
import { allRoutes, visit } from '../support/visitScreens.ts';

const accessTtlSeconds = 2;

/** Records all traffic of the page: messages to and from main, console, requests. */
const recordTraffic = (page: Page): string[] => {
  const traffic: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => traffic.push(payload.toString()));
    socket.on('framereceived', ({ payload }) => traffic.push(payload.toString()));
  });
  page.on('console', (message) => traffic.push(message.text()));
  page.on('request', (request) => traffic.push(`${request.url()} ${request.postData() ?? ''}`));
  return traffic;
};

const storageOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.cookie,
      history.state,
    ]);
  });

const commandLines = (): string =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
    .map((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8');
      } catch {
        return ''; // The process has ended since the listing.
      }
    })
    .join('\n');

test('tokens are only in main and in the keychain @shell @linux', async ({ app, context }) => {
  const keyring = await startKeyring();
  const api = await startDemoApi({ accessTtlSeconds });
  const proxy = await startRecordingProxy(api.origin);
  try {
    const traffic: string[] = [];
    context.on('page', (opened) => traffic.push(...recordTraffic(opened)));
    const page = await app.start({ api: 'none', flags: [`--api=${proxy.origin}`], env: keyring.env });
    const recorded = recordTraffic(page);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await submitLogin(page, superAdmin);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

    const places: Record<string, string> = {};
    for (const route of await allRoutes(page)) {
      await visit(page, route);
      places[`document of ${route}`] = await page.content();
    }
    await sleep(accessTtlSeconds * 1000);
    await askMain(page, 'api.call', { operation: 'cities.list', params: { country: 'es' } });
    places.storage = await storageOf(page);
    places['memory of the page'] = await heapSnapshot(page);
    places['what the page heard and said'] = [...traffic, ...recorded].join('\n');
    places.output = app.output();
    places['command lines'] = commandLines();
    await app.quit();
    for (const { file, content } of [...filesBelow(app.profile), ...filesBelow(keyring.directory)]) {
      places[file] = content.toString('latin1');
    }

    expect(recorded.join('')).toContain('auth.state');
    expect(places['memory of the page']).toContain('auth.state');
    expect(proxy.tokens().length).toBeGreaterThan(2);
    for (const [place, text] of Object.entries(places)) {
      const found = proxy.tokens().filter((token) => text.includes(token));
      expect(found, `tokens in ${place}`).toEqual([]);
    }
  } finally {
    await proxy.close();
    await api.stop();
    await keyring.close();
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { provideBrowser } from '../../scripts/provideBrowser.mjs';
import { superAdmin } from '../support/accounts.ts';
import { connectToApi } from '../support/apiClient.ts';
import { type DemoApi, type DemoApiOptions, startDemoApi } from '../support/demoApi.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { launchInShell } from '../support/launchInShell.ts';
import { submitLogin } from '../support/login.ts';
import { startRecordingProxy } from '../support/recordingProxy.ts';
import { installProbe } from './pageProbe.ts';

export const companyCount = 5000;
const parallel = 8;

/** Creates Spanish companies up to a total of 5,000. */
export const createCompanies = async (api: DemoApi): Promise<void> => {
  const client = await connectToApi(api);
  const existing = await client.list('/es/companies');
  const numbers = Array.from({ length: companyCount - existing.length }, (_, index) => index + 1).values();
  const work = async (): Promise<void> => {
    for (const number of numbers) {
      await client.write('POST', '/es/companies', {
        name: `Company number ${number}`,
        managerName: `Manager ${(number * 7919) % 10_007}`,
        email: `info${(number * 104_729) % 10_007}@company${number}.example`,
        phoneNumber: `+34 600 ${String((number * 15_485_863) % 1_000_003).padStart(6, '0')}`,
        address: `Calle Mayor ${number}, Madrid`,
        website: `https://company${number}.example`,
        iban: null,
        idNumber: `B${String((number * 32_452_843) % 100_000_007).padStart(8, '0')}`,
        description: null,
        canEditMop: number % 3 === 0,
        isActive: number % 10 !== 0,
      });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
};

/** Address of a proxy that reports every request. */
const countRequests = async (
  target: string,
  onRequest: () => void,
  endings: (() => Promise<unknown>)[],
): Promise<string> => {
  const proxy = await startRecordingProxy(target, (_request, body) => {
    onRequest();
    return body;
  });
  endings.push(proxy.close);
  return proxy.origin;
};

interface Inside {
  _connection: {
    toImpl: (page: Page) => {
      delegate: { _mainFrameSession: { _client: { send: (method: string) => Promise<unknown> } } };
    };
  };
}

/**
 * Stops Playwright from receiving each WebSocket message of the page. That blocks the page for 5 to 10 ms
 * after a list of 1,000 rows, which users do not experience. Playwright has no public option for it.
 */
const muteNetwork = async (page: Page): Promise<void> => {
  const { delegate } = (page as unknown as Inside)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.disable');
};

/** Reads processor time because, unlike wall-clock time, other programs do not affect it. */
const watchMainThread = async (page: Page): Promise<Bench['readMainThread']> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
};

export interface Bench {
  page: Page;
  api: DemoApi;
  /** Processor time of the page's main thread in milliseconds. */
  readMainThread(): Promise<number>;
  /** Changes the address, and does not wait. */
  show(route: string): Promise<void>;
  stop(): Promise<void>;
}

export interface BenchOptions extends Pick<DemoApiOptions, 'cities' | 'latency' | 'orders'> {
  /** Adds data to the server before the app starts. */
  prepare?: (api: DemoApi) => Promise<void>;
  /** Called for every request of the app. */
  onRequest?: () => void;
}

/** Starts the built app in the browser shell, logged in, with its own demo API. */
export const startBench = async ({
  prepare,
  onRequest,
  orders = 0,
  ...server
}: BenchOptions = {}): Promise<Bench> => {
  const profile = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const endings: (() => Promise<unknown>)[] = [async () => rmSync(profile, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of endings.toReversed()) await end();
  };
  try {
    const api = await startDemoApi({ orders, deadlineMs: 120_000, ...server });
    endings.push(api.stop);
    await prepare?.(api);
    const origin = onRequest ? await countRequests(api.origin, onRequest, endings) : api.origin;
    const browser = await launchBrowser({ find: () => provideBrowser(process.execPath) });
    endings.push(() => browser.close());
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript(installProbe);
    const app = await launchInShell(context, {
      flags: [`--user-data-dir=${profile}`, `--export-dir=${profile}`, `--api=${origin}`],
      env: { HOME: profile, XDG_RUNTIME_DIR: profile, DBUS_SESSION_BUS_ADDRESS: undefined },
    });
    endings.push(app.quit);
    await submitLogin(app.firstWindow, superAdmin);
    await app.firstWindow.getByRole('navigation', { name: 'Main menu' }).waitFor();
    const page = app.firstWindow;
    await muteNetwork(page);
    const show = (route: string): Promise<void> =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, route);
    return { page, api, readMainThread: await watchMainThread(page), show, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
};

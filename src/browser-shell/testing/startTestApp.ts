import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../../tests/support/launchBrowser.ts';

interface ShellRecord {
  what: string;
  [detail: string]: unknown;
}

/** Small app in the browser shell, for tests of the shell itself. */
export interface TestApp {
  page: Page;
  address: string;
  invoke(channel: string, value?: unknown): Promise<unknown>;
  records(what: string): Promise<ShellRecord[]>;
  emit(what: string, details?: object): Promise<void>;
  output(): string;
  stop(): Promise<void>;
}

interface Bridged {
  bridge: { invoke(channel: string, value: unknown): unknown };
}

const preload = `
const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('bridge', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
});
`;

interface Bundles {
  main: string;
  preload: string;
  body: string;
}

/** Writes a built app into an empty folder, as the launcher expects it. */
export const writeTestApp = (folder: string, bundles: Bundles): void => {
  for (const name of ['main', 'preload', 'renderer'])
    mkdirSync(join(folder, 'out', name), { recursive: true });
  cpSync(join(import.meta.dirname, '../../../package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'out/main/main.js'), bundles.main);
  writeFileSync(join(folder, 'out/preload/index.cjs'), bundles.preload);
  writeFileSync(
    join(folder, 'out/renderer/index.html'),
    `<!doctype html><html><head></head><body>${bundles.body}</body></html>`,
  );
};

/**
 * Launches the app of a folder. The folder is its HOME too, so that an app already running here is not the
 * same instance.
 */
export const launchIn = (
  folder: string,
  flags: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, '../launch.ts'), '--no-open', '--shell-doors', ...flags],
    {
      cwd: folder,
      env: { ...process.env, HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

export const readyAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk;
      const found = /^Ready: (\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });

/** `main`: entry of the app; `body`: its page, where `bridge.invoke` calls handlers of `main`. */
export const startTestApp = async (main: string, body: string): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-app-'));
  writeTestApp(folder, { main, preload, body });
  const child = launchIn(folder, [`--user-data-dir=${folder}`]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const output = (): string => text;
  let browser: Browser | null = null;
  const stop = async (): Promise<void> => {
    await browser?.close();
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = await readyAddress(child);
    browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(address);
    const urlOf = (path: string): string => new URL(path, address).href;
    return {
      page,
      address,
      output,
      stop,
      invoke: (channel, value) =>
        page.evaluate(
          ([name, input]) => (globalThis as unknown as Bridged).bridge.invoke(name as string, input),
          [channel, value],
        ),
      records: async (what) => {
        const all: ShellRecord[] = await (await page.request.get(urlOf('/__shell/records'))).json();
        return all.filter((entry) => entry.what === what);
      },
      emit: async (what, details = {}) => {
        await page.request.post(urlOf('/__shell/emit'), { data: { what, ...details } });
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
};

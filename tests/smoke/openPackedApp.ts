import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';

export interface PackedApp {
  firstWindow: Page;
  windows(): Page[];
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  /** Quits as a person would; fails when the process does not end, or not well. */
  quit(): Promise<void>;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

const startDeadlineMs = 60_000;
const quitDeadlineMs = 20_000;

/** The program file in an unpacked folder or a bundle of macOS, or the file itself. */
export const programIn = (path: string): string => {
  if (!existsSync(path)) throw new Error(`There is nothing at ${path}.`);
  if (path.endsWith('.app')) return join(path, 'Contents', 'MacOS', basename(path, '.app'));
  if (!statSync(path).isDirectory()) return path;
  const bundle = readdirSync(path).find((name) => name.endsWith('.app'));
  if (bundle) return programIn(join(path, bundle));
  const program = readdirSync(path).find((name) => /^marketplace[ -]back ?office(\.exe)?$/i.test(name));
  if (!program) throw new Error(`There is no program of the app in ${path}.`);
  return join(path, program);
};

/** Chromium says where it can be spoken to. The fuses leave no other way into a packed app: no inspector, no Node. */
const devToolsAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`The app did not start:\n${text}`)), startDeadlineMs);
    const end = (code: number | null): void => {
      clearTimeout(timer);
      reject(new Error(`The app ended (${code}) while it started:\n${text}`));
    };
    child.once('exit', end);
    child.once('error', reject);
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (!address) return;
      clearTimeout(timer);
      child.off('exit', end);
      resolve(address);
    });
  });

/**
 * Waits until a window shows a page of the app. Chromium opens its port before the first window is there, and a page that
 * is attached to before it lives counts as crashed for Playwright.
 */
const firstPageOf = async (address: string): Promise<void> => {
  const list = `http://${new URL(address).host}/json/list`;
  const deadline = Date.now() + startDeadlineMs;
  const hasPage = async (): Promise<boolean> => {
    const targets = (await (await fetch(list)).json()) as { url: string }[];
    return targets.some(({ url }) => url.startsWith('app://'));
  };
  while (!(await hasPage())) {
    if (Date.now() > deadline) throw new Error('The app shows no window.');
    await sleep(100);
  }
};

/**
 * Quits the app as a person would. Windows has no signal that a program could answer, and a page that is closed from
 * outside takes its window along without asking; Electron makes this command `app.quit()`, and never answers it.
 */
const askToQuit = (child: ChildProcess, address: string): void => {
  if (process.platform !== 'win32') child.kill('SIGTERM');
  else {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method: 'Browser.close' })));
    socket.addEventListener('error', () => undefined);
  }
};

/** @param command a program and what it is given before the flags */
export const openPackedApp = async (command: string[], flags: string[]): Promise<PackedApp> => {
  const [program = '', ...given] = command;
  const child = spawn(program, [...given, '--remote-debugging-port=0', ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const address = await devToolsAddress(child);
  await firstPageOf(address);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The app shows no windows.');
  const firstWindow = context.pages()[0] ?? (await context.waitForEvent('page'));
  return {
    firstWindow,
    windows: () => context.pages(),
    windowOpenedBy: async (action) => {
      const [page] = await Promise.all([context.waitForEvent('page'), action()]);
      return page;
    },
    kill: () => {
      child.kill('SIGKILL');
    },
    quit: async () => {
      askToQuit(child, address);
      const timer = setTimeout(() => child.kill('SIGKILL'), quitDeadlineMs);
      const [code] = await ended;
      clearTimeout(timer);
      await browser.close();
      if (code !== 0) throw new Error(`The app did not quit well (${code}).`);
    },
  };
};

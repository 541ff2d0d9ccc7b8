import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from '@playwright/test';
import { emitAt } from '../support/emitInShell.ts';
import { launchBrowser } from '../support/launchBrowser.ts';

export interface Place {
  x: number;
  y: number;
}

/** User input from outside the probe. */
export interface Hands {
  click(place: Place): Promise<void>;
  /** Presses the mouse's back button. */
  mouseBack(place: Place): Promise<void>;
  stop(): Promise<void>;
}

const press = async (button: number, { x, y }: Place): Promise<void> => {
  const args = ['mousemove', String(x), String(y), 'click', String(button)];
  await once(spawn('xdotool', args, { stdio: 'ignore' }), 'close');
};

export const handsInElectron = (): Hands => ({
  click: (place) => press(1, place),
  mouseBack: (place) => press(8, place),
  stop: async () => undefined,
});

/** Opens each address that the shell prints in a browser. */
export const handsInShell = (shell: ChildProcess): Hands => {
  let starting: Promise<Browser> | null = null;
  let address = '';
  const open = async (): Promise<void> => {
    starting ??= launchBrowser();
    const browser = await starting;
    const page = await browser.newPage();
    await page.goto(address);
  };
  shell.stdout?.on('data', (chunk) => {
    const found = /^Ready: (\S+)$/m.exec(String(chunk))?.[1];
    if (!found) return;
    address = found;
    // The probe may end before its page is loaded.
    open().catch(() => undefined);
  });
  const contextOf = async () => (await starting)?.contexts()[0];
  return {
    click: async () => (await contextOf())?.pages()[0]?.mouse.click(300, 200),
    mouseBack: async () => {
      const context = await contextOf();
      if (context) await emitAt(context.request, address, 'side-button', { id: 1, step: 'back' });
    },
    stop: async () => (await starting)?.close(),
  };
};

import type { Page } from '@playwright/test';

export interface LaunchOptions {
  flags: string[];
  env: NodeJS.ProcessEnv;
  /** In Electron only: dialogs and sizes of windows are left to the system. */
  isNative?: boolean;
}

/** The app while it runs, whatever it runs in. */
export interface RunningApp {
  firstWindow: Page;
  windows(): Page[];
  /** The window that opens because of the action. */
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  /** What a person would paste. */
  clipboardText(): Promise<string>;
  /**
   * Quits as a person would, and waits until everything has ended. What is unsaved is asked about, also on a signal: it is
   * let go, or with `false` nobody answers, and an app that asks does not end.
   */
  quit(discards?: boolean): Promise<void>;
  /** Everything the process has printed. */
  output(): string;
}

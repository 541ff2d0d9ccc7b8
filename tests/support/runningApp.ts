import type { Page } from '@playwright/test';

export interface LaunchOptions {
  flags: string[];
  env: NodeJS.ProcessEnv;
  /** Electron only: keep native dialogs and window sizes. */
  isNative?: boolean;
}

/** The running app, in Electron or in the browser shell. */
export interface RunningApp {
  firstWindow: Page;
  windows(): Page[];
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  /** Text that a user would paste. */
  clipboardText(): Promise<string>;
  /**
   * Quits as the user does and waits for all processes. Discards unsaved changes; with `false` no dialog is
   * answered, so an app that asks stays open.
   */
  quit(discards?: boolean): Promise<void>;
  output(): string;
}

import type { Page } from '@playwright/test';

export interface LaunchOptions {
  flags: string[];
  env: NodeJS.ProcessEnv;
}

/** The app while it runs, whatever it runs in. */
export interface RunningApp {
  firstWindow: Page;
  windows(): Page[];
  /** The window that opens because of the action. */
  windowOpenedBy(action: () => Promise<unknown>): Promise<Page>;
  /** What a person would paste. */
  clipboardText(): Promise<string>;
  /** Quits as a person would, and waits until everything has ended. */
  quit(): Promise<void>;
  /** Everything the process has printed. */
  output(): string;
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiClient } from '../support/apiClient.ts';
import { listScreen } from '../support/listScreen.ts';
import type { CountingHands } from './countingHands.ts';

export interface Surroundings {
  page: Page;
  hands: CountingHands;
  api: ApiClient;
  /** API path of the first city. */
  city: string;
  /** Navigates without counting. */
  goTo(route: string): Promise<void>;
}

type Run = (surroundings: Surroundings) => Promise<void>;

export type Steps = Readonly<Record<string, number>>;

export interface OperatorTask {
  name: string;
  /** Start route; `:city` is the first city. */
  start: string;
  prepare?: Run;
  run: Run;
  /** Shortest way in the first version of the screens, if it differed. */
  before?: Run;
  /** Steps in a generic admin; `null` if it lacks the feature. */
  generic: Steps | null;
}

/** Generous timeout: the tasks measure clicks, not time. */
export const expectSoon = expect.configure({ timeout: 20_000 });

export const cell = async (page: Page, row: number, title: string): Promise<Locator> => {
  const list = listScreen(page);
  await list.grid.getByRole('row').nth(row).waitFor();
  const titles = await list.columnTitles();
  return list.grid
    .getByRole('row')
    .nth(row)
    .locator(`[aria-colindex="${titles.indexOf(title) + 1}"]`);
};

export const selectRows = async ({ page, hands }: Surroundings, rows: number): Promise<void> => {
  const boxes = listScreen(page).grid.getByRole('checkbox');
  await hands.click(boxes.nth(1));
  await hands.click(boxes.nth(rows), { modifiers: ['Shift'] });
};

/** Changes the status in a form with a select. */
export const genericStatus: Steps = { 'open the choices of the status': 1, 'choose one': 1 };
export const genericSave: Steps = { Save: 1 };
/** React-admin saves named queries, but with fixed dates. */
export const genericView: Steps = { 'its menu entry': 1, Filter: 1, 'a saved query': 1 };
/** Text that this app offers, but a generic admin requires to be typed. */
export const genericTyped = (text: string): Steps => ({ [`type "${text}"`]: text.length });

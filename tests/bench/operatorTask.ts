import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiClient } from '../support/apiClient.ts';
import { listScreen } from '../support/listScreen.ts';
import type { CountingHands } from './countingHands.ts';

export interface Surroundings {
  page: Page;
  hands: CountingHands;
  api: ApiClient;
  /** The city that the app shows first, with its country. */
  city: string;
  /** Not counted. */
  goTo(route: string): Promise<void>;
}

type Run = (surroundings: Surroundings) => Promise<void>;

/** What one does, and how many clicks and keys that takes. */
export type Steps = Readonly<Record<string, number>>;

export interface OperatorTask {
  name: string;
  /** A route, in which `:city` stands for the first city. */
  start: string;
  prepare?: Run;
  run: Run;
  /** The shortest way there was in the first version of the screens, where it was another one. */
  before?: Run;
  /** The task's steps in a generic admin; null: it has no such thing. */
  generic: Steps | null;
}

/** Clicks are counted here, not seconds: a busy computer may take its time. */
export const expectSoon = expect.configure({ timeout: 20_000 });

/** The cell of a row under a title. */
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

/** Another status in a form that has a list of choices for it. */
export const genericStatus: Steps = { 'open the choices of the status': 1, 'choose one': 1 };
export const genericSave: Steps = { Save: 1 };
/** React-admin keeps questions under a name; dates in them stay the days that they were. */
export const genericView: Steps = { 'its menu entry': 1, Filter: 1, 'a saved query': 1 };
/** Text that the task does not give and this app offers: it has to be typed there. */
export const genericTyped = (text: string): Steps => ({ [`type "${text}"`]: text.length });

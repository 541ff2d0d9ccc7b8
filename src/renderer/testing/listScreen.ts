import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { ApiCall } from './answerCall.ts';
import { type OpenOptions, openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

export const routeNow = (): string => window.location.hash.replace(/^#/, '');

/** Presses keys in the syntax of vitest's `userEvent`: `{Enter}`, `{Control>}a{/Control}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

export const pressCopy = async (): Promise<string> => {
  const copied = Promise.withResolvers<string>();
  const take = ({ clipboardData }: ClipboardEvent): void =>
    copied.resolve(clipboardData?.getData('text/plain') ?? '');
  document.addEventListener('copy', take, { once: true });
  await press('{Control>}c{/Control}');
  return copied.promise;
};

/** Page margins of the print style sheet. */
export const footOnPaper = (): string => {
  window.dispatchEvent(new Event('beforeprint'));
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  window.dispatchEvent(new Event('afterprint'));
  return rules.map(({ cssText }) => cssText).find((text) => text.startsWith('@page')) ?? '';
};

export const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus();

export const pressIn = async (locator: Locator, keys: string): Promise<void> => {
  await expect.element(locator).toBeVisible();
  focus(locator);
  await press(keys);
};

export const list = {
  grid: page.getByRole('grid'),
  row: (text: string): Locator => page.getByRole('grid').getByRole('row').filter({ hasText: text }),
  checkbox: (name: string): Locator =>
    page.getByRole('grid').getByRole('checkbox', { name: `Select ${name}` }),
  tool: (name: string): Locator => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
  search: page.getByRole('searchbox', { name: /^Search/ }),
  chips: page.getByLabelText('Filters', { exact: true }),
  pages: page.getByRole('navigation', { name: 'Pages' }),
  selection: page.getByRole('region', { name: 'Selection' }),
  /** Whole titles, also of columns that show a shorter one. */
  titles: (): string[] =>
    page
      .getByRole('grid')
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.querySelector('button')?.title ?? cell.textContent.trim()),
  texts: (title: string): string[] => {
    const column = list.titles().indexOf(title) + 1;
    const cells = document.querySelectorAll<HTMLElement>(
      `[role=grid] tbody tr > [aria-colindex="${column}"]`,
    );
    return [...cells].map((cell) => cell.textContent);
  },
};

export const openList = async (route: string, options: OpenOptions = {}): Promise<StubbedMain> => {
  const main = await openApp(route, options);
  await expect.element(list.grid.getByRole('row').nth(1)).toBeVisible();
  return main;
};

/** Latest query of a list. Ignores counts, which request a single row in the background. */
export const lastAsked = (main: StubbedMain, operation: string): ApiCall | undefined =>
  main.callsOf(operation).findLast(({ query }) => query?.size !== 1);

/**
 * Performs an action that shows a toast for one second. Starts to look for the toast before the action ends,
 * because the click may resolve after it has gone.
 */
export const untilShown = async (text: string, act: () => Promise<void>): Promise<void> => {
  await Promise.all([expect.element(page.getByText(text, { exact: true })).toBeVisible(), act()]);
};

export const openNew = async (title: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  return dialog;
};

export const holdsFocus = (locator: Locator): boolean => locator.element().contains(document.activeElement);

export const choose = async (combobox: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: combobox }).click();
  await page.getByRole('option', { name: option }).click();
};

import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { ApiCall } from './answerCall.ts';
import { type OpenOptions, openApp } from './openApp.tsx';
import type { StubbedMain } from './stubMain.ts';

/** The route that the window shows. */
export const routeNow = (): string => window.location.hash.replace(/^#/, '');

/** Presses keys as vitest's userEvent writes them: `{Enter}`, `{Control>}a{/Control}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Presses Ctrl+C and answers what the page gives to the clipboard. */
export const pressCopy = async (): Promise<string> => {
  const copied = Promise.withResolvers<string>();
  const take = ({ clipboardData }: ClipboardEvent): void =>
    copied.resolve(clipboardData?.getData('text/plain') ?? '');
  document.addEventListener('copy', take, { once: true });
  await press('{Control>}c{/Control}');
  return copied.promise;
};

/** What the margin of each sheet says when the page is printed now. */
export const footOnPaper = (): string => {
  window.dispatchEvent(new Event('beforeprint'));
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  window.dispatchEvent(new Event('afterprint'));
  return rules.map(({ cssText }) => cssText).find((text) => text.startsWith('@page')) ?? '';
};

export const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus();

/** Presses keys in a field, wherever the focus was before. */
export const pressIn = async (locator: Locator, keys: string): Promise<void> => {
  await expect.element(locator).toBeVisible();
  focus(locator);
  await press(keys);
};

/** What a person touches on a list. */
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
  titles: (): string[] =>
    page
      .getByRole('grid')
      .getByRole('columnheader')
      .elements()
      .map((element) => element.textContent.replace(/[↑↓]/g, '').trim()),
  /** The texts of one column, in the order of the rows on the screen. */
  texts: (title: string): string[] => {
    const column = list.titles().indexOf(title) + 1;
    const cells = document.querySelectorAll<HTMLElement>(
      `[role=grid] tbody tr > [aria-colindex="${column}"]`,
    );
    return [...cells].map((cell) => cell.textContent);
  },
};

/** Opens the app at a list and waits for its rows. */
export const openList = async (route: string, options: OpenOptions = {}): Promise<StubbedMain> => {
  const main = await openApp(route, options);
  await expect.element(list.grid.getByRole('row').nth(1)).toBeVisible();
  return main;
};

/** The last question of a list; counts, which ask for one row whenever the browser has time for them, are none. */
export const lastAsked = (main: StubbedMain, operation: string): ApiCall | undefined =>
  main.callsOf(operation).findLast(({ query }) => query?.size !== 1);

/**
 * Does what ends with a toast of one second. It is looked for all the while: how long it takes until the test hears that
 * its click is done is nobody's promise.
 */
export const untilSaid = async (text: string, act: () => Promise<void>): Promise<void> => {
  await Promise.all([expect.element(page.getByText(text, { exact: true })).toBeVisible(), act()]);
};

/** Opens the form of a new record over a list. */
export const openNew = async (title: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  return dialog;
};

/** Whether the focus is on this element or inside it. */
export const holdsFocus = (locator: Locator): boolean => locator.element().contains(document.activeElement);

/** Chooses an entry of a combobox by its visible name. */
export const choose = async (combobox: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: combobox }).click();
  await page.getByRole('option', { name: option }).click();
};

import { expect, type Locator, type Page } from '@playwright/test';
import type { AppUnderTest } from './app.ts';
import { startLoggedIn } from './startLoggedIn.ts';

export interface ListScreen {
  grid: Locator;
  row(text: string): Locator;
  checkbox(name: string): Locator;
  /** `1–22 of 30` */
  pages: Locator;
  search: Locator;
  chips: Locator;
  selection: Locator;
  tool(name: string): Locator;
  /** Whole titles, also of columns that show a shorter one. */
  columnTitles(): Promise<string[]>;
  columnTexts(title: string): Promise<string[]>;
}

export const listScreen = (page: Page): ListScreen => {
  const grid = page.getByRole('grid');
  const titles = grid.getByRole('columnheader');
  const columnTitles = async (): Promise<string[]> => {
    // Wait for the grid: its roles are missing while a modal dialog closes.
    await expect(grid).toBeVisible();
    return titles.evaluateAll((cells) =>
      cells.map((cell) => cell.querySelector('button')?.title ?? cell.textContent.trim()),
    );
  };
  return {
    grid,
    row: (text) => grid.getByRole('row').filter({ hasText: text }),
    checkbox: (name) => grid.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    pages: page.getByRole('navigation', { name: 'Pages' }),
    search: page.getByRole('searchbox', { name: /^Search/ }),
    chips: page.getByLabel('Filters', { exact: true }),
    selection: page.getByRole('region', { name: 'Selection' }),
    tool: (name) => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    columnTitles,
    columnTexts: async (title) => {
      const column = (await columnTitles()).indexOf(title) + 1;
      return grid.locator(`tbody tr > [aria-colindex="${column}"]`).allInnerTexts();
    },
  };
};

export const openList = async (
  app: AppUnderTest,
  route: string,
): Promise<{ page: Page; list: ListScreen }> => {
  const page = await startLoggedIn(app, { at: route });
  const list = listScreen(page);
  await expect(list.pages).toContainText(' of ');
  await expect(list.grid.getByRole('row').nth(1)).toBeVisible();
  return { page, list };
};

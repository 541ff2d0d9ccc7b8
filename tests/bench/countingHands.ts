import type { Locator, Page } from '@playwright/test';

export interface CountingHands {
  click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void>;
  /** Dragging counts as a click. */
  drag(from: Locator, to: Locator): Promise<void>;
  /** Selecting an option of a field counts as two clicks. */
  choose(field: Locator, label: string): Promise<void>;
  /** A key or a combination counts as a press. */
  press(keys: string): Promise<void>;
  /** Typed letters are counted separately: the task dictates them, whatever the app. */
  type(text: string): Promise<void>;
  startCounting(): void;
  count(): number;
  letters(): number;
}

export const countingHands = (page: Page): CountingHands => {
  let count = 0;
  let letters = 0;
  return {
    click: async (target, options = {}) => {
      count += options.clickCount ?? 1;
      await target.click(options);
    },
    drag: async (from, to) => {
      count += 1;
      await from.hover();
      await page.mouse.down();
      await to.hover();
      await page.mouse.up();
    },
    choose: async (field, label) => {
      count += 2;
      await field.selectOption({ label });
    },
    press: async (keys) => {
      count += 1;
      await page.keyboard.press(keys);
    },
    type: async (text) => {
      letters += text.length;
      await page.keyboard.type(text);
    },
    startCounting: () => {
      count = 0;
      letters = 0;
    },
    count: () => count,
    letters: () => letters,
  };
};

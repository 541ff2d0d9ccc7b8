import type { Locator, Page } from '@playwright/test';

export interface CountingHands {
  click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void>;
  /** From one place to another with the button held: one click. */
  drag(from: Locator, to: Locator): Promise<void>;
  /** Opens the choices of a field and takes one of them: two clicks. */
  choose(field: Locator, label: string): Promise<void>;
  /** One key, or several held together: one press. */
  press(keys: string): Promise<void>;
  /** The letters of what the task gives, which are the same wherever it is typed: counted by themselves. */
  type(text: string): Promise<void>;
  startCounting(): void;
  count(): number;
  letters(): number;
}

/** A person's hands: each click, key and letter is carried out and counted. */
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

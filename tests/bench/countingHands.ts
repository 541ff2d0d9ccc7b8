import type { Locator, Page } from '@playwright/test';

export interface CountingHands {
  click(target: Locator, options?: Parameters<Locator['click']>[0]): Promise<void>;
  /** One key, or several held together: one press. */
  press(keys: string): Promise<void>;
  /** Every letter is one. */
  type(text: string): Promise<void>;
  startCounting(): void;
  count(): number;
}

/** A person's hands: each click, key and letter is carried out and counted. */
export const countingHands = (page: Page): CountingHands => {
  let count = 0;
  return {
    click: async (target, options = {}) => {
      count += options.clickCount ?? 1;
      await target.click(options);
    },
    press: async (keys) => {
      count += 1;
      await page.keyboard.press(keys);
    },
    type: async (text) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    startCounting: () => {
      count = 0;
    },
    count: () => count,
  };
};

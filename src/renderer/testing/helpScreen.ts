import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { HelpContent } from '#shared/api/staff.ts';
import { success } from '#shared/ipc/result.ts';
import { untilShown } from './listScreen.ts';
import { openApp } from './openApp.tsx';
import { sampleContent } from './sampleHelp.ts';
import type { StubbedMain } from './stubMain.ts';

export const place = '/country/es/customer_help_content';
export const entry = (name: string) => page.getByRole('group', { name, exact: true });
export const titleOf = (name: string) => entry(name).getByRole('textbox', { name: 'Title', exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const save = button('Save');
export const saved = page.getByText('Saved', { exact: true });
/** Saves with the button, or with `act`, and waits for the confirmation. */
export const saveUntilShown = (act = () => save.click()): Promise<void> => untilShown('Saved', act);
export const titles = () =>
  page
    .getByRole('textbox', { name: 'Title', exact: true })
    .elements()
    .map((input) => (input as HTMLInputElement).value);
export const focused = () => expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value);

/** Help content on the server. Tests may change it to simulate another user. */
export const openHelp = async (
  prepare?: (main: StubbedMain, stored: { help: HelpContent }) => void,
): Promise<{ main: StubbedMain; stored: { help: HelpContent } }> => {
  const stored = { help: structuredClone(sampleContent) };
  const main = await openApp(place, {
    prepare: (stubbed) => {
      const { answer } = stubbed;
      prepare?.(stubbed, stored);
      answer('helpContent.readCustomer', () => success(structuredClone(stored.help)));
      answer('helpContent.updateCustomer', ({ body }) => {
        stored.help = structuredClone(body) as unknown as HelpContent;
        return success(null);
      });
    },
  });
  await expect.element(entry('Contact')).toBeVisible();
  return { main, stored };
};

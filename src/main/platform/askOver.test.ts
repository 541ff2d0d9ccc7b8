import { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { askOver, askPathOver } from './askOver.ts';

const minimize = async (window: BrowserWindow): Promise<void> => {
  window.minimize();
  await expect.poll(() => window.isMinimized()).toBe(true);
};

const question = { message: 'Sure?', buttons: ['No', 'Yes'] };

it('shows a question over a visible window, also if it was minimized or not shown yet', async () => {
  const window = new BrowserWindow({ show: false });
  preparedDialogs.answer(1);
  expect(await askOver(window, question)).toBe(1);
  expect(shellRecords).toContainEqual(
    expect.objectContaining({ what: 'messageBox', message: 'Sure?', parent: window.id }),
  );
  expect(window.isVisible()).toBe(true);
  await minimize(window);
  preparedDialogs.answer(0);
  expect(await askOver(window, question)).toBe(0);
  await expect.poll(() => [window.isMinimized(), window.isVisible()]).toEqual([false, true]);
});

it('shows a save dialog over such a window, and returns nothing when cancelled', async () => {
  const window = new BrowserWindow();
  await minimize(window);
  preparedDialogs.answerSave('/reports/one.json');
  expect(await askPathOver(window, {})).toBe('/reports/one.json');
  await expect.poll(() => [window.isMinimized(), window.isVisible()]).toEqual([false, true]);
  preparedDialogs.answerSave(undefined);
  expect(await askPathOver(null, {})).toBeNull();
});

it('finds windows that cannot get focus while they are not visible', async () => {
  const window = new BrowserWindow();
  await minimize(window);
  const focus = vi.fn();
  window.on('focus', focus);
  window.focus();
  window.restore();
  await expect.poll(() => window.isMinimized()).toBe(false);
  expect(focus).not.toHaveBeenCalled();
  window.focus();
  await expect.poll(() => window.isFocused()).toBe(true);
});

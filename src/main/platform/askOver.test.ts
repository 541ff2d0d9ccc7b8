import { BrowserWindow } from 'electron';
import { expect, it } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { askOver, askPathOver } from './askOver.ts';

const question = { message: 'Sure?', buttons: ['No', 'Yes'] };

it('asks over a window that the person sees, also when it was minimized or not shown yet', async () => {
  const window = new BrowserWindow({ show: false });
  preparedDialogs.answer(1);
  expect(await askOver(window, question)).toBe(1);
  expect(shellRecords).toContainEqual(
    expect.objectContaining({ what: 'messageBox', message: 'Sure?', parent: window.id }),
  );
  expect(window.isVisible()).toBe(true);
  window.minimize();
  preparedDialogs.answer(0);
  expect(await askOver(window, question)).toBe(0);
  expect([window.isMinimized(), window.isVisible()]).toEqual([false, true]);
});

it('asks where to save over such a window too, and answers nothing when that is cancelled', async () => {
  const window = new BrowserWindow();
  window.minimize();
  preparedDialogs.answerSave('/reports/one.json');
  expect(await askPathOver(window, {})).toBe('/reports/one.json');
  expect([window.isMinimized(), window.isVisible()]).toEqual([false, true]);
  preparedDialogs.answerSave(undefined);
  expect(await askPathOver(null, {})).toBeNull();
});

it('finds windows that cannot be focused while nobody sees them', () => {
  const window = new BrowserWindow();
  window.minimize();
  window.focus();
  expect([window.isMinimized(), window.isFocused()]).toEqual([true, false]);
  window.restore();
  window.focus();
  expect(window.isFocused()).toBe(true);
});

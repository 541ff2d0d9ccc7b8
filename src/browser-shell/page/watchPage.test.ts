import { describe, expect, it } from 'vitest';
import { parseAccelerator } from '../substitute/accelerator.ts';
import { isPressed } from './watchPage.ts';

type Modifiers = Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

const press = (key: string, modifiers: Modifiers = {}, code = '') => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});
const ctrl = { ctrlKey: true };

const means = (event: ReturnType<typeof press>, accelerator: string, isMac = false): boolean => {
  const keys = parseAccelerator(accelerator, isMac);
  return keys !== null && isPressed(event, keys);
};

describe('accelerators', () => {
  it('match exactly their keys', () => {
    expect(means(press('N', { ctrlKey: true, shiftKey: true }), 'CmdOrCtrl+Shift+N')).toBe(true);
    expect(means(press('n', ctrl), 'CmdOrCtrl+Shift+N')).toBe(false);
    expect(means(press('n', { ctrlKey: true, metaKey: true }), 'CmdOrCtrl+N')).toBe(false);
    expect(means(press(',', ctrl), 'CmdOrCtrl+,')).toBe(true);
    expect(means(press(','), 'CmdOrCtrl+,')).toBe(false);
    expect(means(press('F5'), 'F5')).toBe(true);
    expect(means(press('F5', { altKey: true }), 'F5')).toBe(false);
  });

  it('use the Command key on macOS and the Control key elsewhere', () => {
    expect(means(press('n', { metaKey: true }), 'CmdOrCtrl+N')).toBe(false);
    expect(means(press('n', { metaKey: true }), 'CmdOrCtrl+N', true)).toBe(true);
    expect(means(press('n', ctrl), 'CmdOrCtrl+N', true)).toBe(false);
    expect(parseAccelerator('Command+N', false)).toBeNull();
    expect(means(press('n', ctrl), 'Ctrl+N', true)).toBe(true);
  });

  it('distinguish the number pad from the digit row, and plus from equals', () => {
    const shifted = { ctrlKey: true, shiftKey: true };
    expect(means(press('+', ctrl, 'NumpadAdd'), 'CmdOrCtrl+numadd')).toBe(true);
    expect(means(press('0', ctrl, 'Numpad0'), 'CmdOrCtrl+num0')).toBe(true);
    expect(means(press('0', ctrl, 'Numpad0'), 'CmdOrCtrl+0')).toBe(false);
    expect(means(press('+', ctrl, 'NumpadAdd'), 'CmdOrCtrl+Plus')).toBe(false);
    expect(means(press('+', shifted, 'Equal'), 'CmdOrCtrl+Plus')).toBe(true);
    expect(means(press('=', ctrl, 'Equal'), 'CmdOrCtrl+Plus')).toBe(false);
    expect(means(press('=', ctrl, 'Equal'), 'CmdOrCtrl+=')).toBe(true);
  });

  it('are rejected if Electron could not parse them', () => {
    for (const text of ['', 'CmdOrCtrl+', 'Hyper+A', 'CmdOrCtrl+Pause+Break', 'num99'])
      expect(() => parseAccelerator(text, false), text).toThrow('is no accelerator');
  });
});

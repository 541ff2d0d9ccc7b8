import { describe, expect, it } from 'vitest';
import { matchesAccelerator } from './watchAccelerators.ts';

const press = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

describe('accelerators', () => {
  it('match their keys and nothing more', () => {
    expect(matchesAccelerator(press('N', { ctrlKey: true, shiftKey: true }), 'CmdOrCtrl+Shift+N')).toBe(true);
    expect(matchesAccelerator(press('n', { metaKey: true, shiftKey: true }), 'CmdOrCtrl+Shift+N')).toBe(true);
    expect(matchesAccelerator(press('n', { ctrlKey: true }), 'CmdOrCtrl+Shift+N')).toBe(false);
    expect(matchesAccelerator(press(',', { ctrlKey: true }), 'CmdOrCtrl+,')).toBe(true);
    expect(matchesAccelerator(press(','), 'CmdOrCtrl+,')).toBe(false);
    expect(matchesAccelerator(press('F5'), 'F5')).toBe(true);
    expect(matchesAccelerator(press('F5', { altKey: true }), 'F5')).toBe(false);
  });
});

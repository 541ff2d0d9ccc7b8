import { expect, it } from 'vitest';
import { opensElsewhere } from './openWindow.ts';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [{ ...plain }, false],
  [{ ...plain, ctrlKey: true }, true],
  [{ ...plain, metaKey: true }, true],
  [{ ...plain, shiftKey: true }, true],
  [{ ...plain, button: 1 }, true],
  [{ ...plain, button: 2, ctrlKey: true }, false],
])('a click with %j opens elsewhere: %s', (click, expected) => {
  expect(opensElsewhere(click)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isCommandKey } from './useDocumentKeys.ts';

const press = (key: string, code: string, modifiers: object = { ctrlKey: true }) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

it.each([
  ['s', press('s', 'KeyS'), true],
  ['s', press('S', 'KeyS', { ctrlKey: true, shiftKey: true }), true],
  ['s', press('s', 'KeyS', { metaKey: true }), true],
  ['s', press('і', 'KeyS'), true],
  ['z', press('я', 'KeyZ'), true],
  // AZERTY has Z at the position of QWERTY's W.
  ['z', press('z', 'KeyW'), true],
  ['w', press('z', 'KeyW'), false],
  ['s', press('s', 'KeyS', {}), false],
  ['s', press('s', 'KeyS', { ctrlKey: true, altKey: true }), false],
  ['s', press('d', 'KeyD'), false],
] as const)('Ctrl+%s: %o is %s', (letter, event, expected) => {
  expect(isCommandKey(event, letter)).toBe(expected);
});

/** Key press as in the page: `KeyboardEvent.key`, or a key of the number pad. */
export interface KeyPress {
  key: string;
  isNumpad: boolean;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  meta: boolean;
}

type Modifier = 'ctrl' | 'alt' | 'shift' | 'meta';

/** See docs/tutorial/keyboard-shortcuts.md. "": modifier missing on this system. */
const modifierOf = (name: string, isMac: boolean): Modifier | '' | null => {
  switch (name) {
    case 'commandorcontrol':
    case 'cmdorctrl':
      return isMac ? 'meta' : 'ctrl';
    case 'command':
    case 'cmd':
      return isMac ? 'meta' : '';
    case 'control':
    case 'ctrl':
      return 'ctrl';
    case 'alt':
      return 'alt';
    case 'option':
      return isMac ? 'alt' : '';
    case 'shift':
      return 'shift';
    case 'super':
    case 'meta':
      return 'meta';
    default:
      return null;
  }
};

const namedKeys: Readonly<Record<string, string>> = {
  plus: '+',
  space: ' ',
  return: 'enter',
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};
const numpadKeys: Readonly<Record<string, string>> = {
  numadd: '+',
  numsub: '-',
  nummult: '*',
  numdiv: '/',
  numdec: '.',
};
const plainKey =
  /^(?:[^\s]|f(?:[1-9]|1\d|2[0-4])|tab|backspace|delete|insert|enter|home|end|pageup|pagedown|escape|arrow(?:up|down|left|right))$/;
/** Electron assumes a US keyboard, on which these need Shift. */
const shiftedKeys = new Set('~!@#$%^&*()_+{}|:"<>?');

const keyPress = (name: string): Pick<KeyPress, 'key' | 'isNumpad'> | null => {
  const digit = /^num(\d)$/.exec(name)?.[1];
  const onNumpad = digit ?? numpadKeys[name];
  if (onNumpad !== undefined) return { key: onNumpad, isNumpad: true };
  const key = namedKeys[name] ?? name;
  return key === ' ' || plainKey.test(key) ? { key, isNumpad: false } : null;
};

/**
 * Keys of an accelerator such as `CmdOrCtrl+Shift+N`. `null`: this system lacks a modifier. Throws if
 * invalid.
 */
export const parseAccelerator = (text: string, isMac: boolean): KeyPress | null => {
  const names = text.toLowerCase().split('+');
  const key = keyPress(names.pop() ?? '');
  const modifiers = names.map((name) => modifierOf(name, isMac));
  if (!key || modifiers.includes(null)) throw new TypeError(`"${text}" is no accelerator`);
  if (modifiers.includes('')) return null;
  const hasModifier = (modifier: Modifier): boolean => modifiers.includes(modifier);
  return {
    ...key,
    ctrl: hasModifier('ctrl'),
    alt: hasModifier('alt'),
    meta: hasModifier('meta'),
    shift: hasModifier('shift') || (!key.isNumpad && shiftedKeys.has(key.key)),
  };
};

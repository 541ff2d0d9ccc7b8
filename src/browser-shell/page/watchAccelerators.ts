import type { KeyPress } from '../substitute/accelerator.ts';
import { afterPage } from './afterPage.ts';

export interface Accelerator {
  id: number;
  keys: KeyPress;
}
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Does a key press mean these keys, and no modifier more? */
export const isPressed = (event: Press, { key, isNumpad, ctrl, alt, shift, meta }: KeyPress): boolean => {
  const isSameKey = isNumpad
    ? event.code.startsWith('Numpad') && event.key === key
    : !event.code.startsWith('Numpad') && event.key.toLowerCase() === key;
  return (
    isSameKey &&
    event.ctrlKey === ctrl &&
    event.metaKey === meta &&
    event.altKey === alt &&
    event.shiftKey === shift
  );
};

/**
 * What a browser does at keys and an app in Electron does not: reload, go back, find, print, save, zoom. Whoever
 * relies on one of them in the shell would miss it there.
 */
const isBrowserComfort = ({ key, ctrlKey, altKey }: Press): boolean =>
  key === 'F3' ||
  key === 'F5' ||
  (altKey && ['ArrowLeft', 'ArrowRight', 'Home'].includes(key)) ||
  (ctrlKey &&
    ['f', 'g', 'j', 'd', 'h', 'o', 'p', 'r', 's', 'u', '+', '-', '=', '0'].includes(key.toLowerCase()));

/** Key presses that belong to the application menu go to main, as they would in a native window. */
export const watchAccelerators = (press: (id: number) => void): { set: (items: Accelerator[]) => void } => {
  let items: Accelerator[] = [];
  afterPage('keydown', (event) => {
    const item = items.find(({ keys }) => isPressed(event, keys));
    if (item || isBrowserComfort(event)) event.preventDefault();
    if (item) press(item.id);
  });
  return {
    set: (next) => {
      items = next;
    },
  };
};

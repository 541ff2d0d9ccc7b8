import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Handles every keydown of the document while the component is mounted. */
export const useDocumentKeys = (onPress: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};

/** True in text fields, which have their own undo history for Ctrl+Z. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=textbox]') !== null;

const lettersOfOthers = '[role=dialog], [role=alertdialog], [role=combobox][aria-expanded=true]';

/** A single-key shortcut: no modifiers, not in a text field, a dialog or an open list. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !isTyping(target) &&
  !(target instanceof Element && target.closest(lettersOfOthers));

interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Ctrl or Cmd with a letter. Matches the character on Latin layouts,
 * else the key's position: on a Ukrainian keyboard Ctrl+S is Ctrl+І.
 */
export const isCommandKey = (event: PressedKey, letter: string): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  return /^[a-z]$/.test(key) ? key === letter : event.code === `Key${letter.toUpperCase()}`;
};

/** Ctrl+Shift+Z, or Ctrl+Y as on Windows. */
export const isRedoKey = (event: PressedKey & { shiftKey: boolean }): boolean =>
  isCommandKey(event, 'y') || (isCommandKey(event, 'z') && event.shiftKey);

/** Runs on Ctrl+Enter or Cmd+Enter in a dialog. */
export const onCommandEnter = (run: () => void) => (event: PressedKey & { preventDefault: () => void }) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  run();
};

/** Ctrl+S saves the form from anywhere on the page, unless a dialog or another form is on top of it. */
export const useSaveKey = (
  formNow: () => HTMLFormElement | null,
  save: (form: HTMLFormElement) => void,
): void =>
  useDocumentKeys((event) => {
    const form = formNow();
    if (!form || !isCommandKey(event, 's') || event.shiftKey) return;
    event.preventDefault();
    // The last dialog in the document is the topmost.
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (!top || top.contains(form)) save(form);
  });

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Up, Down, Home and End move between the links and buttons inside; Tab works as usual. */
export const useArrowKeys = (container: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const moveFocus = (event: KeyboardEvent): void => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
      const stops = [...element.querySelectorAll<HTMLElement>('a[href], button')];
      const index = stops.findIndex((stop) => stop.matches(':focus'));
      if (!step || index < 0) return;
      event.preventDefault();
      stops[step(index, stops.length)]?.focus();
    };
    element.addEventListener('keydown', moveFocus);
    return () => element.removeEventListener('keydown', moveFocus);
  }, [container]);
};

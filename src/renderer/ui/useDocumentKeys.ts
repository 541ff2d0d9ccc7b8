import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hears every key pressed on the page, wherever the focus is, as long as the component is shown. */
export const useDocumentKeys = (onPress: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};

/** Whether keys pressed here are text, and Ctrl+Z is the field's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=textbox]') !== null;

/** A key that stands for a command by itself: pressed without Ctrl, Alt or ⌘, not typed, and no dialog's business. */
export const isPlainKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !isTyping(target) &&
  !(target instanceof Element && target.closest('[role=dialog], [role=alertdialog]'));

interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Ctrl (or Cmd) with a letter. By the letter where the layout has Latin ones, else by the place of the key: on a
 * Ukrainian keyboard Ctrl+S is Ctrl+І.
 */
export const isCommandKey = (event: PressedKey, letter: string): boolean => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  return /^[a-z]$/.test(key) ? key === letter : event.code === `Key${letter.toUpperCase()}`;
};

/** Ctrl+S sends the form, wherever the focus is; not while a dialog or another form stands over it. */
export const useSaveKey = (
  formNow: () => HTMLFormElement | null,
  save: (form: HTMLFormElement) => void,
): void =>
  useDocumentKeys((event) => {
    const form = formNow();
    if (!form || !isCommandKey(event, 's') || event.shiftKey) return;
    event.preventDefault();
    // Each dialog is drawn after the one that it stands over.
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    if (!top || top.contains(form)) save(form);
  });

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Up, Down, Home and End walk through the links and buttons inside; Tab goes on working as everywhere. */
export const useArrowKeys = (container: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const walk = (event: KeyboardEvent): void => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
      const stops = [...element.querySelectorAll<HTMLElement>('a[href], button')];
      const index = stops.findIndex((stop) => stop.matches(':focus'));
      if (!step || index < 0) return;
      event.preventDefault();
      stops[step(index, stops.length)]?.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [container]);
};

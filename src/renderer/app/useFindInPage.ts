import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen, request } from '../ipc/bridge.ts';

interface Found {
  active: number;
  total: number;
}

/**
 * Results without the text in the search box itself. Chromium finds that too, and always last, because the bar is
 * the last element of the document.
 */
const withoutOwn = ({ active, total }: Found): Found => ({ active, total: Math.max(0, total - 1) });

interface FindOptions {
  /** Called with the first result of a new text. */
  onNewFound: () => void;
}

export const useFindInPage = ({ onNewFound }: FindOptions) => {
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef({ text: '', isBackward: false, isNew: false });
  const find = (text: string, isNew: boolean, isBackward = false): void => {
    asked.current = { text, isBackward, isNew };
    if (text === '') {
      setFound(null);
      void request('windows.stopFinding', undefined);
    } else void request('windows.find', { text, isBackward, isNew });
  };
  const take = useEffectEvent((answer: Found) => {
    const { text, isBackward, isNew } = asked.current;
    if (text === '') return;
    const isOwn = answer.active === answer.total;
    // Goes on from the match in the search box to the next one of the page.
    if (isOwn && answer.total > 1) {
      void request('windows.find', { text, isBackward, isNew: false });
      return;
    }
    setFound(withoutOwn(answer));
    if (isNew) onNewFound();
  });
  useEffect(() => {
    const stop = listen('page.found', (answer) => take(answer));
    return () => {
      stop();
      void request('windows.stopFinding', undefined);
    };
  }, []);
  return { found, find };
};

/** Keys that change the text of an input. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && ([...key].length === 1 || key === 'Backspace');

/**
 * Chromium takes first the caret and then the focus from the search box with each result. The bar then hears the
 * keys that would otherwise be lost or shortcuts of the page.
 */
export const useKeysWithoutFocus = (
  hasFocus: () => boolean,
  onKey: (event: KeyboardEvent) => void,
  write: () => void,
): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (hasFocus()) {
      if (isWriting(event) && getSelection()?.anchorNode === null) write();
      return;
    }
    if (document.activeElement && document.activeElement !== document.body) return;
    if (isWriting(event)) {
      event.stopPropagation();
      write();
    } else onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
};

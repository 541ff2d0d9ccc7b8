import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How far back it is looked for something that is still there. */
const remembered = 12;

const isReachable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/** Under an open dialog nothing may have the focus but what is in it. */
const within = (): HTMLElement | Document =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ?? document;

/**
 * What has the focus may vanish: a menu closes, Undo is pressed, another page comes. The focus then goes back to what
 * had it before on this page, else to the page itself, so that keys go on working.
 */
export const useFocusKeeper = (): void => {
  const { pathname } = useLocation();
  /** What had the focus, the last one first. */
  const visited = useRef<HTMLElement[]>([]);

  // What was left on another page is nothing to come back to; what has just gone with it is still to be missed.
  useEffect(() => {
    void pathname;
    visited.current = visited.current.slice(0, 1);
  }, [pathname]);

  useEffect(() => {
    let timer: number | undefined;
    const restore = (): void => {
      const [last] = visited.current;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // A click on nothing takes the focus away too, and was meant.
      if (!isLost || !last || isReachable(last)) return;
      const place = within();
      const target = visited.current.find((element) => place.contains(element) && isReachable(element));
      const page = place === document ? document.getElementById('page') : null;
      (target ?? page)?.focus({ preventScroll: true });
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      clearTimeout(timer);
      if (!(target instanceof HTMLElement)) return;
      const others = visited.current.filter((element) => element !== target);
      visited.current = [target, ...others].slice(0, remembered);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      clearTimeout(timer);
      // Whoever knows better where the focus belongs has set it by then.
      if (relatedTarget === null) timer = window.setTimeout(restore);
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
};

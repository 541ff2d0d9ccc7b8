import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How far back it is looked for something that is still there. */
const remembered = 12;

const isReachable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/** Under an open dialog nothing may have the focus but what is in it; a dialog that is answered only fades. */
const within = (): HTMLElement | Document =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]:not([data-answered])')].at(-1) ?? document;

/** What nobody had the focus in yet still has to hear keys. */
const firstStop = (place: ParentNode): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex]')].find(isReachable);

/** What had the focus last outside dialogs and menus stood on the page; the header and the side menu are no way back to it. */
const withoutFrame = (visited: readonly HTMLElement[], onPage: WeakSet<HTMLElement>): HTMLElement[] => {
  const left = visited.findIndex((element) => onPage.has(element));
  return visited.filter((element, index) => left < 0 || index < left || onPage.has(element));
};

/**
 * What has the focus may vanish: a menu closes, Undo is pressed, another page comes. The focus then goes back to what
 * had it before on this page, else to the page itself, so that keys go on working.
 */
export const useFocusKeeper = (): void => {
  const { pathname } = useLocation();
  /** What had the focus, the last one first. */
  const visited = useRef<HTMLElement[]>([]);
  /** Those that stood on the page when they had it: of what is gone by now nothing else tells. */
  const onPage = useRef(new WeakSet<HTMLElement>());

  // What was left on another page is nothing to come back to; what has just gone with it is still to be missed. Before
  // the microtask that looks for it.
  useLayoutEffect(() => {
    void pathname;
    visited.current = visited.current.slice(0, 1);
  }, [pathname]);

  useEffect(() => {
    const restore = (): void => {
      const [last] = visited.current;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const place = within();
      // A click on nothing takes the focus away too, and was meant; but in a dialog keys, Esc first of all, have to go on
      // working after a click on a text.
      if (!isLost || !last || (place === document && isReachable(last))) return;
      const target = withoutFrame(visited.current, onPage.current).find(
        (element) => place.contains(element) && isReachable(element),
      );
      const other = place === document ? document.getElementById('page') : firstStop(place);
      (target ?? other)?.focus({ preventScroll: true });
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest('#page')) onPage.current.add(target);
      const others = visited.current.filter((element) => element !== target && element.isConnected);
      visited.current = [target, ...others].slice(0, remembered);
    };
    // A microtask runs when what React removes is gone, and before the timer of Fluent UI, which gives the focus to
    // whatever button last opened something, also when a dialog was opened by something else. Whoever knows better
    // where the focus belongs sets it afterwards.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        restore();
        // An element that is gone would keep its whole menu or page in memory, with all listeners of it.
        visited.current = visited.current.filter((element) => element.isConnected);
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
};

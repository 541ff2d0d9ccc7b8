import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Number of previously focused elements to search for one that still exists. */
const remembered = 12;

/** In a dialog that is only fading out. */
export const isAnswered = (element: HTMLElement): boolean => element.closest('[data-answered]') !== null;

const isReachable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !isAnswered(element) &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/** The open modal dialog, else the document. */
const within = (): HTMLElement | Document =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]:not([data-answered])')].at(-1) ?? document;

/** Fallback for a dialog without previous focus: keys must reach it. */
const firstStop = (place: ParentNode): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex]')].find(isReachable);

/** If the last focus outside overlays was on the page, skip elements of header and side menu. */
const withoutFrame = (visited: readonly HTMLElement[], onPage: WeakSet<HTMLElement>): HTMLElement[] => {
  const left = visited.findIndex((element) => onPage.has(element));
  return visited.filter((element, index) => left < 0 || index < left || onPage.has(element));
};

/**
 * Restores a lost focus: a menu closed, Undo was pressed, another page came. Returns it to the previously
 * focused element of this page, else to the page itself, so that shortcuts keep working.
 */
export const useFocusKeeper = (): void => {
  const { pathname } = useLocation();
  /** Previously focused elements, most recent first. */
  const visited = useRef<HTMLElement[]>([]);
  /** Elements that were inside the page when focused. Once removed, that is no longer detectable. */
  const onPage = useRef(new WeakSet<HTMLElement>());

  // On navigation forget all but the last element, whose loss is still
  // to be handled. Layout effect: must run before the microtask below.
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPath.current !== pathname) visited.current = visited.current.slice(0, 1);
    lastPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const restore = (): void => {
      const [last] = visited.current;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const place = within();
      // A click on empty space removes the focus on purpose. In a
      // dialog it is restored, so that Esc works after a click on text.
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
    // A microtask runs after React has removed the element and before Fluent's timer,
    // which focuses the button that last opened something, even if the dialog was
    // opened in another way. Components with a better target set the focus afterwards.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        restore();
        // Drop removed elements: each would keep its whole menu or page in memory.
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

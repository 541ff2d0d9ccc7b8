import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { type DataRouter, useLocation, useSearchParams } from 'react-router';

/** The router itself, which knows of a page that is asked for before React has drawn it. */
export const RouterContext = createContext<DataRouter | null>(null);

export interface LatestSearch {
  /** What is drawn. */
  params: URLSearchParams;
  /** What was asked for last, whether it is drawn already or not. */
  latest: () => URLSearchParams;
  /** Replaces the entry: Back leaves the page. Of a page that is being left nothing is changed any more. */
  change: (next: (current: URLSearchParams) => URLSearchParams) => void;
}

/**
 * What stands behind the question mark of the address. A change builds on what was asked for last: the router's own
 * "current" is what was drawn last, so that of two quick changes the second would undo the first.
 */
export const useLatestSearch = (): LatestSearch => {
  const router = useContext(RouterContext);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const newest = useRef(params);
  /** Asked for and not drawn yet, in this order; several may be drawn at once. */
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    const drawn = waiting.current.lastIndexOf(params.toString());
    waiting.current = drawn < 0 ? [] : waiting.current.slice(drawn + 1);
    if (waiting.current.length === 0) newest.current = params;
  }, [params]);
  const latest = useCallback(() => newest.current, []);
  const change = useCallback<LatestSearch['change']>(
    (next) => {
      const ahead = router && (router.state.navigation.location ?? router.state.location);
      // A debounced search that comes now would lead back, or be asked of the next page.
      if (ahead && ahead.pathname !== pathname) return;
      const wanted = next(newest.current);
      if (wanted.toString() !== newest.current.toString()) waiting.current.push(wanted.toString());
      newest.current = wanted;
      setParams(wanted, { replace: true });
    },
    [router, pathname, setParams],
  );
  return { params, latest, change };
};

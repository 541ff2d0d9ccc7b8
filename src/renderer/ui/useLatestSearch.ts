import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { type DataRouter, useLocation, useSearchParams } from 'react-router';

/** The router itself knows a navigation before React renders it. */
export const RouterContext = createContext<DataRouter | null>(null);

export interface LatestSearch {
  params: URLSearchParams;
  /** Most recently requested parameters, possibly not rendered yet. */
  latest: () => URLSearchParams;
  /** Replaces the history entry, so that Back leaves the page. Ignored while another page is being opened. */
  change: (next: (current: URLSearchParams) => URLSearchParams) => void;
}

/**
 * Query string of the address. Changes build on the latest requested parameters: the router's "current" ones
 * are those of the last render, so the second of two quick changes would undo the first.
 */
export const useLatestSearch = (): LatestSearch => {
  const router = useContext(RouterContext);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const newest = useRef(params);
  /** Requested but not rendered yet, in order. One render may apply several. */
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
      // A late debounced search must not navigate back or change the next page.
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

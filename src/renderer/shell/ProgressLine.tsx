import { makeStyles, tokens } from '@fluentui/react-components';
import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { queryClient } from '../data/queryClient.ts';
import { useIsLate } from '../ui/useDebounced.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: '-2px',
    left: 0,
    right: 0,
    height: '2px',
    overflow: 'hidden',
    zIndex: 10,
    pointerEvents: 'none',
  },
  bar: {
    width: '30%',
    height: '100%',
    backgroundColor: tokens.colorBrandBackground,
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } },
    animationDuration: '1.1s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    // Reduced motion: a static line.
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animationName: 'none' },
  },
});

const reading = new Set<string>();
const listeners = new Set<() => void>();

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' && type !== 'removed') return;
  const wasReading = reading.size > 0;
  if (type === 'updated' && query.state.fetchStatus === 'fetching') reading.add(query.queryHash);
  else reading.delete(query.queryHash);
  if (wasReading !== reading.size > 0) for (const notify of listeners) notify();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * True while any query is being fetched. Cache events name their query;
 * TanStack's `useIsFetching` scans the whole cache at each event.
 */
const useIsReading = (): boolean => useSyncExternalStore(subscribe, () => reading.size > 0);

/** Thin progress line below the header, only for work that takes noticeably long. */
export const ProgressLine = () => {
  const styles = useStyles();
  const isLoadingPage = useNavigation().state === 'loading';
  const isReading = useIsReading();
  const isWriting = useIsMutating() > 0;
  const isShown = useIsLate(isReading || isWriting || isLoadingPage);
  if (!isShown) return null;
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.bar} />
    </div>
  );
};

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseListParams, toListParams } from '../../data/listParams.ts';
import type { ListState } from '../../data/listState.ts';

export type ChangeListState = (change: (state: ListState) => ListState) => void;

/** What the address says about the list. Typing and turning pages replace the entry: Back leaves the list. */
export const useListState = (): [ListState, ChangeListState] => {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseListParams(params), [params]);
  const change = useCallback<ChangeListState>(
    (next) => setParams((current) => toListParams(next(parseListParams(current))), { replace: true }),
    [setParams],
  );
  return [state, change];
};

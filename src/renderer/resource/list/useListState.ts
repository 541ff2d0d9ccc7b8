import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { parseListParams, toListParams } from '../../data/listParams.ts';
import type { ListState } from '../../data/listState.ts';
import { useUser } from '../../stores/session.ts';
import type { Resource } from '../resource.ts';
import { fitListState } from './fitListState.ts';
import { habitualAddress, keepHabits } from './listHabits.ts';

export type ChangeListState = (change: (state: ListState) => ListState) => void;

/** What the address says about the list. Typing and turning pages replace the entry: Back leaves the list. */
export const useListState = ({ entity, fields }: Resource): [ListState, ChangeListState] => {
  const userId = useUser()?.id ?? '';
  const [params, setParams] = useSearchParams();
  /** The router's own "current" is what was drawn last: of two quick changes the second would undo the first. */
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const read = useCallback((from: URLSearchParams) => fitListState(fields, parseListParams(from)), [fields]);
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback<ChangeListState>(
    (next) => {
      const wanted = next(read(latest.current));
      // The order of a view is the view's.
      if (!wanted.view) keepHabits(userId, entity, { address: habitualAddress(wanted) });
      latest.current = toListParams(wanted);
      setParams(latest.current, { replace: true });
    },
    [setParams, read, userId, entity],
  );
  return [state, change];
};

import { useCallback, useEffect, useMemo } from 'react';
import { parseListParams, toListParams } from '../../data/listParams.ts';
import type { ListState } from '../../data/listState.ts';
import { usePageStore } from '../../stores/page.ts';
import { useUser } from '../../stores/session.ts';
import { useLatestSearch } from '../../ui/useLatestSearch.ts';
import type { Resource } from '../resource.ts';
import { fitListState, stateElsewhere } from './fitListState.ts';
import { habitualAddress, keepHabits } from './listHabits.ts';

export type ChangeListState = (change: (state: ListState) => ListState) => void;

/** What the address says about the list. Typing and turning pages replace the entry: Back leaves the list. */
export const useListState = ({ entity, fields }: Resource): [ListState, ChangeListState] => {
  const userId = useUser()?.id ?? '';
  const { params, change: changeParams } = useLatestSearch();
  const read = useCallback((from: URLSearchParams) => fitListState(fields, parseListParams(from)), [fields]);
  const state = useMemo(() => read(params), [read, params]);
  const elsewhere = toListParams(stateElsewhere(fields, state)).toString();
  useEffect(() => {
    usePageStore.setState({ searchElsewhere: elsewhere && `?${elsewhere}` });
    return () => usePageStore.setState({ searchElsewhere: '' });
  }, [elsewhere]);
  const change = useCallback<ChangeListState>(
    (next) =>
      changeParams((current) => {
        const wanted = next(read(current));
        // The order of a view is the view's.
        if (!wanted.view) keepHabits(userId, entity, { address: habitualAddress(wanted) });
        return toListParams(wanted);
      }),
    [changeParams, read, userId, entity],
  );
  return [state, change];
};

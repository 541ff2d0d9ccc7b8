import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listPath } from '../../paths.ts';
import type { GridPlace } from '../grid/Grid.tsx';
import { useResource } from '../resourceContext.tsx';
import { arriveAtList, memoryOnReturn, rememberList } from '../returning/listMemory.ts';
import type { ShownList } from './useShownList.ts';

interface ListReturn {
  /** Where to scroll and focus; null when the list is entered anew. */
  place: GridPlace | null;
  onLeave: (place: GridPlace) => void;
}

/** Keeps where a person is in a list, and finds it again when they come back from a record. */
export const useListReturn = ({ query, list, rows, total }: ShownList): ListReturn => {
  const { resource, scope } = useResource();
  const path = listPath(resource.entity, scope);
  const { search } = useLocation();
  const [place] = useState(() => {
    const memory = memoryOnReturn(path);
    return memory?.search === search ? memory.place : null;
  });
  useEffect(arriveAtList, []);
  const { isStale } = list;
  useEffect(() => {
    if (!isStale) rememberList(path, { search, shownPage: { query, ids: rows.map(({ id }) => id), total } });
  }, [path, search, query, rows, total, isStale]);
  const onLeave = useCallback((left: GridPlace) => rememberList(path, { place: left }), [path]);
  return { place, onLeave };
};

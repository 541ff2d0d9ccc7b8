import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnectivity } from '../stores/mainState.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { type FoundRecords, nothingFound } from './foundRecords.ts';
import type { ScreenTable } from './knownItems.ts';
import { loadLists, startRecordSearch } from './recordSearch.ts';
import type { SearchScope } from './searchPlan.ts';

/** Debounce of the input. Short, because the first results must arrive within 100 ms. */
const pauseMs = 30;

export interface RecordSearch extends FoundRecords {
  /** Results of the previous text, until the first list has answered. */
  before: FoundRecords['groups'];
  searchEverywhere: () => void;
}

/** Searches records on the server; aborts the previous search, and repeats a failed one after a reconnect. */
export const useFoundRecords = (
  table: ScreenTable,
  typed: string,
  { country, city }: SearchScope,
): RecordSearch => {
  const text = useDebounced(typed.trim(), pauseMs);
  const [found, setFound] = useState({ now: nothingFound, before: nothingFound.groups });
  const current = useRef<ReturnType<typeof startRecordSearch>>(null);
  const isIncomplete = useEffectEvent(
    () => found.now.hasFailed || found.now.elsewhere.phase === 'unreachable',
  );
  useEffect(() => {
    const start = () =>
      startRecordSearch(loadLists(table), text, { country, city }, (now) =>
        setFound((last) => {
          const isDone = now.groups.length > 0 || now.missing === 0;
          const shown = last.now.groups.length > 0 ? last.now.groups : last.before;
          return { now, before: isDone ? [] : last.now.text === now.text ? last.before : shown };
        }),
      );
    let search = start();
    current.current = search;
    const stopWatching = useConnectivity.subscribe((now, before) => {
      if (!now.isReachable || before.isReachable || !isIncomplete()) return;
      search.stop();
      search = start();
      current.current = search;
    });
    return () => {
      stopWatching();
      search.stop();
    };
  }, [table, text, country, city]);
  return { ...found.now, before: found.before, searchEverywhere: () => current.current?.everywhere() };
};

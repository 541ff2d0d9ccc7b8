import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/useDebounced.ts';
import { findIn, type SearchScope, searchedLists } from './findRecords.ts';
import type { PaletteItem } from './paletteItem.ts';
import { wantedOf } from './recordQuestion.ts';
import type { ScreenTable } from './screenItems.ts';

/** Keys that follow each other faster are one question; the first answer is to be there before 100 ms are over. */
const pauseMs = 30;

interface Found {
  /** What was looked for. */
  text: string;
  /** By the name of the list, as they come. */
  items: Readonly<Record<string, readonly PaletteItem[]>>;
  /** How many lists have not answered. */
  missing: number;
  hasFailed: boolean;
}

const nothing: Found = { text: '', items: {}, missing: 0, hasFailed: false };

/** Records on the server that fit what is typed; a question that is no longer the last one is given up. */
export const useFoundRecords = (table: ScreenTable, typed: string, { country, city }: SearchScope): Found => {
  const text = useDebounced(typed.trim(), pauseMs);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    const scope = { country, city };
    const lists = wantedOf(text).length === 0 ? [] : searchedLists(table, scope);
    const giveUp = new AbortController();
    const { signal } = giveUp;
    // What was found for the letters before stays until the first list answers.
    setFound(({ items }) => ({
      text,
      items: lists.length === 0 ? {} : items,
      missing: lists.length,
      hasFailed: false,
    }));
    let isFirst = true;
    const settle = (name: string, items: readonly PaletteItem[], hasFailed: boolean): void => {
      if (signal.aborted) return;
      const startsAnew = isFirst;
      isFirst = false;
      setFound((before) => ({
        text,
        items: { ...(startsAnew ? {} : before.items), [name]: items },
        missing: before.missing - 1,
        hasFailed: before.hasFailed || hasFailed,
      }));
    };
    for (const list of lists) {
      findIn(list, text, scope, signal).then(
        (items) => settle(list.name, items, false),
        () => settle(list.name, [], true),
      );
    }
    return () => giveUp.abort();
  }, [table, text, country, city]);
  return found;
};

import { useEffect, useState } from 'react';
import type { PaletteItem } from './paletteItems.ts';
import type { RecordSearch } from './useFoundRecords.ts';

interface EnterOptions {
  typed: string;
  current: PaletteItem | null;
  /** Records that were found for what is typed now. */
  found: readonly PaletteItem[];
  isSearching: boolean;
  search: RecordSearch;
  choose: (item: PaletteItem, isElsewhere: boolean) => void;
}

/**
 * Enter acts on what is highlighted. Pressed before there is anything, it waits: a hit that is alone is opened when the
 * lists here have answered, in other cities the first one that is meant beyond doubt; of several none is opened.
 */
export const useEnter = ({ typed, current, found, isSearching, search, choose }: EnterOptions) => {
  const [waiting, setWaiting] = useState<{ typed: string; isElsewhere: boolean } | null>(null);
  const isWaiting = waiting?.typed === typed;
  const [first, ...others] = found;
  const { phase } = search.elsewhere;
  useEffect(() => {
    if (!isWaiting || isSearching) return;
    if (first) {
      if (others.length === 0 && !first.isExact && phase === 'looking') return;
      setWaiting(null);
      if (others.length === 0) choose(first, waiting.isElsewhere);
    } else if (phase !== 'looking' && phase !== 'notAsked') setWaiting(null);
  });
  const press = (isElsewhere: boolean): void => {
    if (current) choose(current, isElsewhere);
    else if (typed.trim() !== '') setWaiting({ typed, isElsewhere });
  };
  return { press, isWaiting };
};

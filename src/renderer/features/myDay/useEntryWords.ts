import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { Described } from './describedEntity.ts';
import { type EntryWords, entryWords } from './entryWords.ts';
import { useJournalNames } from './useJournalNames.ts';

interface Worded {
  words: readonly EntryWords[];
  /** Words without the mask of privacy mode, for files. */
  unmasked: () => readonly EntryWords[];
  context: TextContext;
}

export const useEntryWords = (entries: readonly JournalEntry[], described: Described | undefined): Worded => {
  const { i18n } = useLingui();
  const formatters = useFormatters();
  const isPrivate = useIsPrivate();
  const nameOf = useJournalNames(entries, described);
  return useMemo(() => {
    const context: TextContext = { i18n, formatters, nameOf, isPrivate };
    const worded = (seen: TextContext) => entries.map((entry) => entryWords(entry, described, seen));
    return { words: worded(context), unmasked: () => worded({ ...context, isPrivate: false }), context };
  }, [entries, described, i18n, formatters, nameOf, isPrivate]);
};

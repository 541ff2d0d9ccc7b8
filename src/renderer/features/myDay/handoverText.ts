import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Formatters } from '../../ui/useFormatters.ts';
import { type EntryWords, sentenceOf } from './entryWords.ts';
import { isOpen } from './journalFilter.ts';

interface About {
  user: string;
  server: string;
  i18n: I18n;
  formatters: Formatters;
}

/** Plain text for a messenger or e-mail: work done, list by list, then calls without success. */
export const handoverText = (
  words: readonly EntryWords[],
  { user, server, i18n, formatters }: About,
): string => {
  const oldestFirst = words.toReversed();
  const line = (one: EntryWords): string => {
    const time = formatters.timeOrDay(one.entry.at, formatters.today());
    const outcome = isOpen(one.entry) ? ` (${one.outcome})` : '';
    return `- ${time} ${sentenceOf(one, { i18n })}${outcome}`;
  };
  const done = oldestFirst.filter(
    ({ entry }) => !isOpen(entry) && entry.takenBackAt === null && !entry.takesBack,
  );
  const open = oldestFirst.filter(({ entry }) => isOpen(entry));
  const lists = [...Map.groupBy(done, ({ list }) => list)];
  const parts = [
    [i18n._(msg`Handover`), user, formatters.date(new Date().toISOString()), server]
      .filter(Boolean)
      .join(' · '),
    ...lists.map(([list, entries]) => [`${list} (${entries.length})`, ...entries.map(line)].join('\n')),
  ];
  if (done.length === 0) parts.push(i18n._(msg`Nothing was changed.`));
  if (open.length > 0) parts.push([i18n._(msg`To check`), ...open.map(line)].join('\n'));
  return parts.join('\n\n');
};

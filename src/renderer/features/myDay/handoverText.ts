import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import type { OpenReply } from '../../marketplace/texts/promisedReplies.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { type EntryWords, sentenceOf } from './entryWords.ts';
import { isOpen } from './journalFilter.ts';

/** Establishment that takes no orders until its reminder. */
export type OpenStop = StopNote & { remindAt: string };

/** Stops with a reminder that is not answered yet, the earliest first. */
export const openStops = (notes: readonly StopNote[]): readonly OpenStop[] =>
  notes
    .filter((note): note is OpenStop => note.remindAt !== null)
    .toSorted((one, other) => one.remindAt.localeCompare(other.remindAt));

interface About {
  user: string;
  server: string;
  stops: readonly OpenStop[];
  replies: readonly OpenReply[];
  /** Hides names of customers. */
  isPrivate: boolean;
  placeOf: (stop: OpenStop) => string;
  i18n: I18n;
  formatters: Formatters;
}

const stopText = (stop: OpenStop, { i18n, formatters, placeOf }: About): string => {
  const at = (instant: string): string => formatters.timeOrDay(instant, formatters.today());
  const name = [stop.name || stop.id.slice(-6), placeOf(stop)].filter(Boolean).join(', ');
  const until = at(stop.remindAt);
  if (stop.since === null) return i18n._(msg`${name}: stopped, reminder at ${until}`);
  const since = at(stop.since);
  return i18n._(msg`${name}: stopped since ${since}, reminder at ${until}`);
};

const replyText = ({ record, id, at }: OpenReply, { i18n, formatters, isPrivate }: About): string => {
  const person = isPrivate ? '' : String(record?.customerName || record?.email || '');
  const request = [id.slice(-6), person].filter(Boolean).join(', ');
  const time = formatters.timeOrDay(at, formatters.today());
  return i18n._(msg`Request ${request}: text written at ${time}, not marked as responded`);
};

/** Plain text for a messenger or e-mail: work done, list by list, calls without success, open stops and replies. */
export const handoverText = (words: readonly EntryWords[], about: About): string => {
  const { user, server, stops, replies, i18n, formatters } = about;
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
  if (stops.length > 0)
    parts.push([i18n._(msg`Still stopped`), ...stops.map((stop) => `- ${stopText(stop, about)}`)].join('\n'));
  if (replies.length > 0)
    parts.push(
      [i18n._(msg`Promised replies`), ...replies.map((reply) => `- ${replyText(reply, about)}`)].join('\n'),
    );
  return parts.join('\n\n');
};

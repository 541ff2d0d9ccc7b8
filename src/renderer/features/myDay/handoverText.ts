import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import { appLink } from '#shared/screens/screenPatterns.ts';
import type { OpenReply } from '../../marketplace/texts/promisedReplies.ts';
import { recordPath } from '../../paths.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { pathOf } from './describedEntity.ts';
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
  placeOf: (scope: JournalEntry['scope']) => string;
  i18n: I18n;
  formatters: Formatters;
}

/** Line with a link below it, which opens the record in the colleague's app. */
const linked = (text: string, path: string | null): string =>
  path === null ? `- ${text}` : `- ${text}\n  ${appLink(path)}`;

const stopText = (stop: OpenStop, { i18n, formatters, placeOf }: About): string => {
  const at = (instant: string): string => formatters.timeOrDay(instant, formatters.today());
  const name = [stop.name || stop.id.slice(-6), placeOf(stop)].filter(Boolean).join(', ');
  const until = at(stop.remindAt);
  const since = stop.since === null ? '' : at(stop.since);
  const text =
    since === ''
      ? i18n._(msg`${name}: stopped, reminder at ${until}`)
      : i18n._(msg`${name}: stopped since ${since}, reminder at ${until}`);
  return linked(text, recordPath('establishments', stop, stop.id));
};

const replyText = (reply: OpenReply, { i18n, formatters, isPrivate }: About): string => {
  const { record, country, id, at } = reply;
  const person = isPrivate ? '' : String(record?.customerName || record?.email || '');
  const request = [id.slice(-6), person].filter(Boolean).join(', ');
  const time = formatters.timeOrDay(at, formatters.today());
  const text = record
    ? i18n._(msg`Request ${request}: text written at ${time}, not marked as responded`)
    : i18n._(msg`Request ${request}: text written at ${time}. It could not be read: check if it is answered`);
  return linked(text, recordPath('customerRequests', { country }, id));
};

/** Plain text for a messenger or e-mail: first all that is open, with links, then the work done, list by list. */
export const handoverText = (words: readonly EntryWords[], about: About): string => {
  const { user, server, stops, replies, placeOf, i18n, formatters } = about;
  const oldestFirst = words.toReversed();
  const line = (one: EntryWords): string => {
    const time = formatters.timeOrDay(one.entry.at, formatters.today());
    const place = placeOf(one.entry.scope);
    const text = `${time}${place && ` ${place}:`} ${sentenceOf(one, { i18n })}`;
    return isOpen(one.entry) ? linked(`${text} (${one.outcome})`, pathOf(one.entry)) : `- ${text}`;
  };
  const done = oldestFirst.filter(
    ({ entry }) => !isOpen(entry) && entry.takenBackAt === null && !entry.takesBack,
  );
  const open = oldestFirst.filter(({ entry }) => isOpen(entry));
  const lists = [...Map.groupBy(done, ({ list }) => list)];
  const head = [i18n._(msg`Handover`), user, formatters.date(new Date().toISOString()), server];
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [i18n._(msg`To check`), open.map(line)],
    [i18n._(msg`Still stopped`), stops.map((stop) => stopText(stop, about))],
    [i18n._(msg`Promised replies`), replies.map((reply) => replyText(reply, about))],
    ...lists.map(([list, entries]) => [`${list} (${entries.length})`, entries.map(line)] as const),
  ];
  const parts = sections.filter(([, lines]) => lines.length > 0).map((part) => part.flat().join('\n'));
  if (done.length === 0) parts.push(i18n._(msg`Nothing was changed.`));
  return [head.filter(Boolean).join(' · '), ...parts].join('\n\n');
};

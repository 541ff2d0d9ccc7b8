import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import { appLink } from '#shared/screens/screenPatterns.ts';
import type { OpenReply } from '../../marketplace/texts/promisedReplies.ts';
import { recordPath } from '../../paths.ts';
import type { Formatters } from '../../ui/useFormatters.ts';
import { pathOf } from './describedEntity.ts';
import { type EntryGroup, entryGroups, groupScope, groupSentence } from './entryGroups.ts';
import type { EntryWords } from './entryWords.ts';
import { isOpen } from './journalFilter.ts';

/** Establishment that takes no orders until its reminder. */
export type OpenStop = StopNote & { remindAt: string };

/** Stops with a reminder that is not answered yet, the earliest first. */
export const openStops = (notes: readonly StopNote[]): readonly OpenStop[] =>
  notes
    .filter((note): note is OpenStop => note.remindAt !== null)
    .toSorted((one, other) => one.remindAt.localeCompare(other.remindAt));

interface OpenAbout {
  stops: readonly OpenStop[];
  replies: readonly OpenReply[];
  /** Hides names of customers. */
  isPrivate: boolean;
  placeOf: (scope: JournalEntry['scope']) => string;
  i18n: I18n;
  formatters: Formatters;
}

interface About extends OpenAbout {
  user: string;
  server: string;
  /** Zone of the times; may be empty. */
  zone: string;
}

interface OpenLine {
  text: string;
  path: string | null;
}

/** Line with a link below it, which opens the record in the colleague's app. */
const linked = (text: string, path: string | null): string =>
  path === null ? `- ${text}` : `- ${text}\n  ${appLink(path)}`;

const stopLine = (stop: OpenStop, { i18n, formatters, placeOf }: OpenAbout): OpenLine => {
  const at = (instant: string): string => formatters.timeOrDay(instant, formatters.today());
  const name = [stop.name || stop.id.slice(-6), placeOf(stop)].filter(Boolean).join(', ');
  const until = at(stop.remindAt);
  const since = stop.since === null ? '' : at(stop.since);
  const text =
    since === ''
      ? i18n._(msg`${name}: stopped, reminder at ${until}`)
      : i18n._(msg`${name}: stopped since ${since}, reminder at ${until}`);
  return { text, path: recordPath('establishments', stop, stop.id) };
};

const replyLine = (reply: OpenReply, { i18n, formatters, isPrivate }: OpenAbout): OpenLine => {
  const { record, country, id, at } = reply;
  const person = isPrivate ? '' : String(record?.customerName || record?.email || '');
  const request = [id.slice(-6), person].filter(Boolean).join(', ');
  const time = formatters.timeOrDay(at, formatters.today());
  const text = record
    ? i18n._(msg`Request ${request}: text written at ${time}, not marked as responded`)
    : i18n._(msg`Request ${request}: text written at ${time}. It could not be read: check if it is answered`);
  return { text, path: recordPath('customerRequests', { country }, id) };
};

type Section<Line> = readonly [title: string, lines: readonly Line[]];

/** Work that a colleague would have to finish, by sort. */
export const openWork = (about: OpenAbout): readonly Section<OpenLine>[] => {
  const { stops, replies, i18n } = about;
  const sections: readonly Section<OpenLine>[] = [
    [i18n._(msg`Still stopped`), stops.map((stop) => stopLine(stop, about))],
    [i18n._(msg`Promised replies`), replies.map((reply) => replyLine(reply, about))],
  ];
  return sections.filter(([, lines]) => lines.length > 0);
};

/** Plain text for a messenger or e-mail: first all that is open, with links, then the work done, list by list. */
export const handoverText = (words: readonly EntryWords[], about: About): string => {
  const { user, server, zone, placeOf, i18n, formatters } = about;
  const oldestFirst = words.toReversed();
  const line = (group: EntryGroup): string => {
    const [one] = group;
    const time = formatters.timeOrDay(one.entry.at, formatters.today());
    const place = placeOf(groupScope(group));
    const text = `${time}${place && ` ${place}:`} ${groupSentence(group, about)}`;
    if (isOpen(one.entry)) return linked(`${text} (${one.outcome})`, pathOf(one.entry));
    return one.entry.takenBackAt === null ? `- ${text}` : `- ${text} (${one.outcome})`;
  };
  // A setup that was taken back leaves a week of closed hours.
  const isLasting = ({ action, takenBackAt, takesBack }: JournalEntry): boolean =>
    takesBack === null && (takenBackAt === null || action === 'created');
  const done = oldestFirst.filter(({ entry }) => entry.outcome === 'done' && isLasting(entry));
  const open = oldestFirst.filter(({ entry }) => isOpen(entry));
  const lists = [...Map.groupBy(done, ({ list }) => list)];
  const head = [i18n._(msg`Handover`), user, formatters.date(new Date().toISOString()), server, zone];
  const sections: readonly Section<string>[] = [
    [i18n._(msg`To check`), entryGroups(open).map(line)],
    ...openWork(about).map(
      ([title, lines]) => [title, lines.map(({ text, path }) => linked(text, path))] as const,
    ),
    ...lists.map(([list, entries]) => {
      const groups = entryGroups(entries);
      return [`${list} (${groups.length})`, groups.map(line)] as const;
    }),
  ];
  const parts = sections.filter(([, lines]) => lines.length > 0).map((part) => part.flat().join('\n'));
  if (done.length === 0) parts.push(i18n._(msg`Nothing was changed.`));
  return [head.filter(Boolean).join(' · '), ...parts].join('\n\n');
};

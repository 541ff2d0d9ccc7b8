import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { timeInZone } from '#shared/rules/plainDates.ts';
import { actionText, type EntryWords } from './entryWords.ts';

const maxCell = 4000;
/** Limit of rows in a file, as main checks it. */
const maxRows = 20_000;

interface TableOptions {
  i18n: I18n;
  timeZone: string;
  placeOf: (words: EntryWords) => string;
}

/** Makes a row per changed field, so that a spreadsheet can filter by field. */
export const journalTable = (
  words: readonly EntryWords[],
  { i18n, timeZone, placeOf }: TableOptions,
): { head: string[]; rows: string[][] } => {
  const head = [
    ...[msg`Time`, msg`Action`, msg`List`, msg`Place`, msg`Record`, msg`ID`, msg`Field`],
    ...[msg`Before`, msg`After`, msg`Outcome`, msg`Taken back`],
  ].map((label) => i18n._(label));
  const outcomes = {
    done: i18n._(msg`Done`),
    refused: i18n._(msg`Refused`),
    unknown: i18n._(msg`No answer`),
  };
  const time = (instant: string): string => timeInZone(new Date(instant), timeZone);
  const rows = words.flatMap((one) => {
    const { entry, fields } = one;
    const what = [time(entry.at), actionText(entry, { i18n }), one.list, placeOf(one), one.name];
    const outcome = [outcomes[entry.outcome], entry.code].filter(Boolean).join(' ');
    const taken = entry.takenBackAt === null ? '' : time(entry.takenBackAt);
    const changes = fields.length > 0 ? fields : [{ label: '', before: '', after: '' }];
    return changes.map(({ label, before, after }) =>
      [...what, entry.recordId ?? '', label, before, after, outcome, taken].map((cell) =>
        cell.slice(0, maxCell),
      ),
    );
  });
  return { head, rows: rows.slice(0, maxRows) };
};

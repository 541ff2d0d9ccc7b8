import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { addDays, dayInZone } from '#shared/rules/plainDates.ts';
import { foldText } from '#shared/text/foldText.ts';

export const periods = ['today', 'yesterday', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const kinds = ['all', 'changed', 'created', 'deleted', 'open'] as const;
export type Kind = (typeof kinds)[number];

export interface JournalFilter {
  period: Period;
  kind: Kind;
  /** Entity; empty: all. */
  entity: string;
  /** Id of a single record; empty: all. */
  record: string;
  /** Part of a record's name or id. */
  text: string;
}

const oneOf = <Value extends string>(known: readonly Value[], text: string | null, usual: Value): Value =>
  known.find((value) => value === text) ?? usual;

/** Filter in the address, so that a record can link to its own changes. */
export const parseFilter = (params: URLSearchParams): JournalFilter => {
  const record = params.get('record') ?? '';
  return {
    period: oneOf(periods, params.get('period'), record === '' ? 'today' : 'month'),
    kind: oneOf(kinds, params.get('kind'), 'all'),
    entity: params.get('entity') ?? '',
    record,
    text: params.get('text') ?? '',
  };
};

/** Days that a period may reach back, with a margin for time zones. */
export const hoursOf = (period: Period): number =>
  24 * { today: 2, yesterday: 3, week: 8, month: 31 }[period];

const isInPeriod = (period: Period, day: string, today: string): boolean => {
  switch (period) {
    case 'today':
      return day === today;
    case 'yesterday':
      return day === addDays(today, -1);
    case 'week':
      return day > addDays(today, -7);
    case 'month':
      return true;
  }
};

/** True if the outcome needs a look: refused or without an answer, and not done later. */
export const isOpen = ({ outcome, doneLaterAt }: JournalEntry): boolean =>
  outcome !== 'done' && doneLaterAt === undefined;

export const filterEntries = (
  entries: readonly JournalEntry[],
  { period, kind, entity, record, text }: JournalFilter,
  { today, timeZone }: { today: string; timeZone: string },
): readonly JournalEntry[] => {
  const typed = foldText(text.trim());
  return entries.filter(
    (entry) =>
      isInPeriod(period, dayInZone(new Date(entry.at), timeZone), today) &&
      (kind === 'all' || (kind === 'open' ? isOpen(entry) : entry.action === kind)) &&
      (entity === '' || entry.entity === entity) &&
      (record === '' || entry.recordId === record) &&
      (typed === '' || foldText(`${entry.name} ${entry.recordId ?? ''}`).includes(typed)),
  );
};

import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { type AppError, failure } from '#shared/ipc/result.ts';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { mondayAt, phaseOf, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { saveWeeks } from '../../marketplace/slots/saveSlots.ts';
import { belowBookedTexts } from '../../marketplace/slots/slotTexts.ts';
import { readSlotWeek } from '../../marketplace/slots/slotWeekOptions.ts';
import { mayChange, type Resource } from '../../resource/define/resource.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { confirmChanges } from '../../resource/form/confirmChanges.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { confirm } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { type EntryWords, textOf } from './entryWords.ts';

/** True if the change was carried out, is in force, and all its previous values are known. */
const isReversible = ({ action, outcome, takenBackAt, recordId, fields }: JournalEntry): boolean =>
  action === 'changed' &&
  outcome === 'done' &&
  takenBackAt === null &&
  recordId !== null &&
  fields.length > 0 &&
  fields.every(({ from, omitted }) => omitted === undefined && from !== undefined);

/** True if the user may change such records. */
export const canTakeBack = (
  entry: JournalEntry,
  resource: Resource | null,
  user: SessionUser | null,
): resource is Resource =>
  resource !== null &&
  isReversible(entry) &&
  entry.fields.every(({ name }) => resource.fields[name] !== undefined) &&
  // Orders and reviews have no form; their buttons change them.
  (mayChange(resource.can(user)) || resource.can(user).page === 'read');

/** True for a single slot whose hour is not over. */
export const canTakeBackSlot = (entry: JournalEntry, now: number): boolean =>
  entry.entity === 'timeSlots' &&
  entry.zone !== undefined &&
  isReversible(entry) &&
  entry.fields.every(({ from }) => from !== null) &&
  !Number.isNaN(Date.parse(entry.name)) &&
  phaseOf({ startTime: entry.name }, now) !== 'past';

/** Asks before a value is replaced that is not the one this change wrote, and about other doubts. */
const confirmOverwrite = (
  { entry, name: record, fields }: EntryWords,
  now: Readonly<Record<string, unknown>>,
  textNow: (name: string) => string,
  doubts: readonly string[] = [],
): Promise<boolean> => {
  const isOther = (name: string): boolean =>
    !sameValue(now[name], entry.fields.find((field) => field.name === name)?.to);
  const other = fields.filter(({ name }) => isOther(name));
  if (other.length + doubts.length === 0) return Promise.resolve(true);
  const lines = other.map(({ name, label, before: previous, after: written }) => {
    const current = textNow(name) || '–';
    return t`${label}: you wrote “${written}”, now it is “${current}”. It would become “${previous}”.`;
  });
  return confirm({
    title: other.length > 0 ? t`${record} has changed since then. Take back anyway?` : t`Take back anyway?`,
    text: [...lines, ...doubts].join('\n'),
    confirmLabel: t`Take back`,
    isDestructive: true,
    isDoubtful: true,
  });
};

const showFailure = (record: string, error: AppError): void =>
  void showToast({ intent: 'error', text: `${record}: ${errorText(i18n, error)}` });

/** Restores the values before a change, after reading the record again. Undo is offered as for a save. */
export const takeBack = async (
  words: EntryWords,
  resource: Resource,
  context: TextContext,
): Promise<void> => {
  const { entity } = resource;
  const { name: record } = words;
  const { scope, recordId, fields } = words.entry;
  const id = recordId ?? '';
  const fresh = await callEntity<Row>(entity, 'read', scope, { id, fresh: true });
  if (!fresh.ok) return showFailure(record, fresh.error);
  const before = fresh.data;
  const names = fields.map(({ name }) => name);
  const values: FieldValues = Object.fromEntries(fields.map(({ name, from }) => [name, from ?? null]));
  if (names.every((name) => sameValue(before[name], values[name])))
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  const textNow = (name: string): string => textOf(resource.fields[name], before[name], context);
  if (!(await confirmOverwrite(words, before, textNow))) return;
  if (!(await confirmChanges(resource, [{ before, values }]))) return;
  const outcome = await updateRecord({ entity, bodyFields: names }, { scope, before, values });
  await readAgain({ entity, scope, ids: [id] }, true);
  if (outcome.type === 'conflict')
    return void showToast({ intent: 'warning', text: t`Cannot undo: ${record} has changed since then` });
  if (outcome.type === 'failed') return showFailure(record, outcome.error);
  const saved = outcome.record ?? { ...before, ...values };
  // Named as on the page: privacy mode hides names of people.
  const named = { ...resource, nameOf: () => record };
  rememberChange(named, { scope, from: before, to: saved, names }, { message: t`Taken back: ${record}` });
};

/** The same for a time slot. Also asks if fewer couriers than booked would be allowed. */
export const takeBackSlot = async ({ entry, ...words }: EntryWords, context: TextContext): Promise<void> => {
  const { scope, zone = '', recordId, name: startTime, fields } = entry;
  const { country = '', city = '' } = scope;
  const { timeZone } = countries[isCountryId(country) ? country : 'es'];
  const id = recordId ?? '';
  const monday = mondayAt(Date.parse(startTime), timeZone);
  const answer = await readSlotWeek({ country, city }, zone, monday, { fresh: true });
  const slot = answer.ok ? answer.data.find((one) => one.id === id) : undefined;
  if (!slot) return showFailure(words.name, answer.ok ? failure('NOT_FOUND').error : answer.error);
  const change = { slot, values: Object.fromEntries(fields.map(({ name, from }) => [name, from])) };
  const textNow = (name: string): string => textOf(undefined, slot[name as keyof TimeSlot], context);
  const doubts = belowBookedTexts([change], i18n);
  if (!(await confirmOverwrite({ entry, ...words }, slot, textNow, doubts))) return;
  const names = new Map([[id, words.name]]);
  const { failures } = await saveWeeks([
    { scope: { country, city }, zone, monday, names, changes: [change] },
  ]);
  for (const { error } of failures) showFailure(words.name, error);
};

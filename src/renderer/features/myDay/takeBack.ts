import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { mayChange, type Resource } from '../../resource/define/resource.ts';
import { seenText, valueText } from '../../resource/fields/fieldText.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { confirmChanges } from '../../resource/form/confirmChanges.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { confirm } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import type { EntryWords } from './entryWords.ts';

/** True if all previous values are known and the user may change such records. */
export const canTakeBack = (
  entry: JournalEntry,
  resource: Resource | null,
  user: SessionUser | null,
): resource is Resource =>
  resource !== null &&
  entry.action === 'changed' &&
  entry.outcome === 'done' &&
  entry.takenBackAt === null &&
  entry.recordId !== null &&
  entry.fields.length > 0 &&
  entry.fields.every(
    ({ name, from, omitted }) =>
      omitted === undefined && from !== undefined && resource.fields[name] !== undefined,
  ) &&
  // Orders and reviews have no form; their buttons change them.
  (mayChange(resource.can(user)) || resource.can(user).page === 'read');

/** Asks before a value is replaced that is not the one this change wrote. */
const confirmOverwrite = (
  { entry: { fields }, name: record }: EntryWords,
  now: Row,
  resource: Resource,
  context: TextContext,
): Promise<boolean> => {
  const other = fields.filter(({ name, to }) => !sameValue(now[name], to));
  if (other.length === 0) return Promise.resolve(true);
  const text = (name: string, value: unknown): string => {
    const field = resource.fields[name];
    return (field && seenText(field, valueText(field, value, context), context.isPrivate === true)) || '–';
  };
  const lines = other.map(({ name, from, to }) => {
    const field = resource.fields[name];
    const label = field ? i18n._(field.label) : name;
    const [written, current, previous] = [text(name, to), text(name, now[name]), text(name, from)];
    return t`${label}: you wrote “${written}”, now it is “${current}”. It would become “${previous}”.`;
  });
  return confirm({
    title: t`${record} has changed since then. Take back anyway?`,
    text: lines.join('\n'),
    confirmLabel: t`Take back`,
    isDestructive: true,
    isDoubtful: true,
  });
};

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
  if (!fresh.ok)
    return void showToast({ intent: 'error', text: `${record}: ${errorText(i18n, fresh.error)}` });
  const before = fresh.data;
  const names = fields.map(({ name }) => name);
  const values: FieldValues = Object.fromEntries(fields.map(({ name, from }) => [name, from ?? null]));
  if (names.every((name) => sameValue(before[name], values[name])))
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  if (!(await confirmOverwrite(words, before, resource, context))) return;
  if (!(await confirmChanges(resource, [{ before, values }]))) return;
  const outcome = await updateRecord({ entity, bodyFields: names }, { scope, before, values });
  await readAgain({ entity, scope, ids: [id] }, true);
  if (outcome.type === 'conflict')
    return void showToast({ intent: 'warning', text: t`Cannot undo: ${record} has changed since then` });
  if (outcome.type === 'failed')
    return void showToast({ intent: 'error', text: `${record}: ${errorText(i18n, outcome.error)}` });
  const saved = outcome.record ?? { ...before, ...values };
  // Named as on the page: privacy mode hides names of people.
  const named = { ...resource, nameOf: () => record };
  rememberChange(named, { scope, from: before, to: saved, names }, { message: t`Taken back: ${record}` });
};

import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { AppError } from '#shared/ipc/result.ts';
import { type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import type { FormSpec } from '../../resource/define/resource.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { confirmChanges } from '../../resource/form/confirmChanges.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { confirm } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { showError } from '../../ui/showError.ts';
import { type EntryWords, textOf } from './entryWords.ts';
import { inCountryOf } from './recordTimes.ts';

/** Asks before values are replaced that are not the ones this change wrote, and about other doubts. */
export const confirmTakeBack = (
  changedQuestion: string,
  others: readonly string[],
  doubts: readonly string[] = [],
): Promise<boolean> =>
  others.length + doubts.length === 0
    ? Promise.resolve(true)
    : confirm({
        title: others.length > 0 ? changedQuestion : t`Take back anyway?`,
        text: [...others, ...doubts].join('\n'),
        confirmLabel: t`Take back`,
        cancelLabel: t`Leave as it is`,
        isDestructive: true,
        isDoubtful: true,
      });

/** Lines about fields with other values than the written ones. */
const otherLines = (
  { entry, fields }: EntryWords,
  now: Readonly<Record<string, unknown>>,
  textNow: (name: string) => string,
): string[] => {
  const isOther = (name: string): boolean =>
    entry.fields.some((field) => field.name === name && !sameValue(now[name], field.to));
  return fields
    .filter(({ name }) => isOther(name))
    .map(({ name, label, before: previous, after: written }) => {
      const current = textNow(name) || '–';
      return t`${label}: you wrote “${written}”, now it is “${current}”. It would become “${previous}”.`;
    });
};

export const changedRecordQuestion = (record: string): string =>
  t`${record} has changed since then. Take back anyway?`;

export const showFailure = (record: string, error: AppError): void =>
  showError(i18n, error, `${record}: ${errorText(i18n, error)}`);

/** Restores the values before a change, after reading the record again. Undo is offered as for a save. */
export const takeBack = async (words: EntryWords, spec: FormSpec, context: TextContext): Promise<void> => {
  const { entity } = spec;
  const record = words.name || words.list;
  const { scope, recordId, fields } = words.entry;
  const of = recordId === null ? {} : { id: recordId };
  const fresh = await callEntity<Row>(entity, 'read', scope, { ...of, fresh: true });
  if (!fresh.ok) return showFailure(record, fresh.error);
  const before = fresh.data;
  const names = fields.map(({ name }) => name);
  const values: FieldValues = Object.fromEntries(fields.map(({ name, from }) => [name, from ?? null]));
  if (names.every((name) => sameValue(before[name], values[name])))
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  const textNow = (name: string): string =>
    textOf(spec.fields[name], before[name], inCountryOf(words.entry, context));
  if (!(await confirmTakeBack(changedRecordQuestion(record), otherLines(words, before, textNow)))) return;
  if (!(await confirmChanges(spec, scope, [{ before, values }]))) return;
  const outcome = await updateRecord({ entity, bodyFields: names }, { scope, before, values });
  await readAgain({ entity, scope, ids: recordId === null ? [] : [recordId] }, true);
  if (outcome.type === 'conflict')
    return void showToast({ intent: 'warning', text: t`Cannot undo: ${record} has changed since then` });
  if (outcome.type === 'failed') return showFailure(record, outcome.error);
  const saved = outcome.record ?? { ...before, ...values };
  // Named as on the page: privacy mode hides names of people.
  const named = { ...spec, nameOf: () => record };
  rememberChange(named, { scope, from: before, to: saved, names }, { message: t`Taken back: ${record}` });
};

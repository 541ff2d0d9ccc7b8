import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
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
import { offerUndo, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { showError } from '../../ui/showError.ts';
import type { EntryGroup } from './entryGroups.ts';
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

/** Lines of a question about several records. */
const maxLines = 5;

/** Change to the previous values; `null`: the record has them already. */
const planOf = ({ entry, name, list }: EntryWords, before: Row) => {
  const values: FieldValues = Object.fromEntries(
    entry.fields.map((field) => [field.name, field.from ?? null]),
  );
  const names = Object.keys(values);
  const isRestored = names.every((field) => sameValue(before[field], values[field]));
  return isRestored ? null : { entry, scope: entry.scope, record: name || list, before, values, names };
};

/** `null`: failed, with a toast. */
const restore = async (
  plan: NonNullable<ReturnType<typeof planOf>>,
  spec: FormSpec,
): Promise<UndoStep | null> => {
  const { entity } = spec;
  const { entry, scope, record, before, values, names } = plan;
  const { recordId } = entry;
  const outcome = await updateRecord({ entity, bodyFields: names }, { scope, before, values });
  await readAgain({ entity, scope, ids: recordId === null ? [] : [recordId] }, true);
  if (outcome.type === 'conflict')
    showToast({ intent: 'warning', text: t`Cannot undo: ${record} has changed since then` });
  if (outcome.type === 'failed') showFailure(record, outcome.error);
  if (outcome.type !== 'saved') return null;
  const saved = outcome.record ?? { ...before, ...values };
  // Named as on the page: privacy mode hides names of people.
  const named = { ...spec, nameOf: () => record };
  return rememberChange(named, { scope, from: before, to: saved, names });
};

/**
 * Restores the values before the changes of a group, after reading the records again. Asks once, and stops at the
 * first failure. Undo is offered as for a save.
 */
export const takeBack = async (
  group: EntryGroup,
  record: string,
  spec: FormSpec,
  context: TextContext,
): Promise<void> => {
  const plans: NonNullable<ReturnType<typeof planOf>>[] = [];
  const others: string[] = [];
  let doubtful = 0;
  for (const words of group) {
    const { scope, recordId } = words.entry;
    const of = recordId === null ? {} : { id: recordId };
    const fresh = await callEntity<Row>(spec.entity, 'read', scope, { ...of, fresh: true });
    if (!fresh.ok) return showFailure(words.name || words.list, fresh.error);
    const plan = planOf(words, fresh.data);
    if (!plan) continue;
    plans.push(plan);
    const textNow = (name: string): string =>
      textOf(spec.fields[name], fresh.data[name], inCountryOf(words.entry, context));
    const lines = otherLines(words, fresh.data, textNow);
    if (lines.length > 0) doubtful += 1;
    others.push(...lines.map((line) => (group.length === 1 ? line : `${plan.record}: ${line}`)));
  }
  const [first] = plans;
  if (!first) return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  const shown = group.length > 1 && others.length > maxLines ? [...others.slice(0, maxLines), '…'] : others;
  const question =
    group.length === 1
      ? changedRecordQuestion(record)
      : t`${plural(doubtful, { one: '# record has changed since then. Take back anyway?', other: '# records have changed since then. Take back anyway?' })}`;
  if (!(await confirmTakeBack(question, shown))) return;
  if (!(await confirmChanges(spec, first.scope, plans))) return;
  const steps: UndoStep[] = [];
  for (const plan of plans) {
    const step = await restore(plan, spec);
    if (!step) break;
    // A single Undo for all.
    step.forget();
    steps.unshift(step);
  }
  const [taken, length] = [steps.length, plans.length];
  const undo = async (): Promise<void> => {
    for (const step of steps) await step.run();
  };
  const text = taken < length ? t`Taken back: ${taken} of ${length}` : t`Taken back: ${record}`;
  if (taken > 0) offerUndo(text, undo, 'success', 'changed');
};

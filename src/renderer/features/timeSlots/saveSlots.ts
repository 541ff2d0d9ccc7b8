import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { batchesOf, isChangedSince, reverseOf, type SlotChange } from '#shared/domain/slotChanges.ts';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import { queryClient } from '../../data/queryClient.ts';
import { call } from '../../ipc/bridge.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { type CityScope, readSlotWeek, slotWeekOptions } from './slotWeekOptions.ts';

/** The slots of one zone's week. */
export interface WeekOfZone {
  scope: CityScope;
  zone: string;
  monday: string;
}

export interface SendOutcome {
  done: SlotChange[];
  /** What was not changed, a batch each, and why. */
  failures: { changes: SlotChange[]; error: AppError }[];
}

export interface SendOptions {
  /** What somebody else made of the same fields meanwhile is replaced: the person asked for it without seeing each. */
  replaces?: boolean;
}

const changedMeanwhile = failure('CHANGED_MEANWHILE').error;

/** Without an answer, or without a session, the batches after this one would only fail in the same way. */
const isTheEnd = ({ status }: AppError): boolean => status === 0 || status === 401;

const sendBatch = ({ country, city }: CityScope, batch: readonly SlotChange[]): Promise<Result<unknown>> => {
  const slot = batch[0]?.values ?? {};
  const [id = '', ...others] = batch.map((change) => change.slot.id);
  return others.length === 0
    ? call('timeSlots.update', { country, city, id }, { body: slot })
    : call('timeSlots.updateBatch', { country, city }, { body: { slot, ids: [id, ...others] } });
};

/** The same changes to the slots as the server has them now, which are also shown from now on. */
const asTheyAreNow = async (
  { scope, zone, monday }: WeekOfZone,
  changes: readonly SlotChange[],
): Promise<Result<SlotChange[]>> => {
  const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
  if (!answer.ok) return answer;
  queryClient.setQueryData(slotWeekOptions(scope, zone, monday).queryKey, answer.data);
  const now = new Map(answer.data.map((slot) => [slot.id, slot]));
  return {
    ok: true,
    data: changes.map(({ slot, values }) => ({ slot: now.get(slot.id) ?? slot, values })),
  };
};

/**
 * Changes many slots, a batch for each set of values; one that is refused does not stop the others. They are read again
 * first: what somebody else changed meanwhile is not replaced unseen, and Undo brings back what was there last.
 */
const sendSlotChanges = async (
  weekOfZone: WeekOfZone,
  changes: readonly SlotChange[],
  { replaces = false }: SendOptions = {},
): Promise<SendOutcome> => {
  const current = await asTheyAreNow(weekOfZone, changes);
  if (!current.ok) return { done: [], failures: [{ changes: [...changes], error: current.error }] };
  const isOvertaken = current.data.map(
    ({ slot }, index) => !replaces && isChangedSince(changes[index] as SlotChange, slot),
  );
  const overtaken = current.data.filter((_change, index) => isOvertaken[index]);
  const outcome: SendOutcome = {
    done: [],
    failures: overtaken.length > 0 ? [{ changes: overtaken, error: changedMeanwhile }] : [],
  };
  const batches = batchesOf(current.data.filter((_change, index) => !isOvertaken[index]));
  for (const [index, batch] of batches.entries()) {
    const result = await sendBatch(weekOfZone.scope, batch);
    if (result.ok) outcome.done.push(...batch);
    else if (isTheEnd(result.error)) {
      outcome.failures.push({ changes: batches.slice(index).flat(), error: result.error });
      break;
    } else outcome.failures.push({ changes: batch, error: result.error });
  }
  return outcome;
};

export interface NamedWeekOfZone extends WeekOfZone {
  /** What slots are called, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** Which slots these are, in the order of the week. */
export const namesOfChanges = (changes: readonly SlotChange[], names: NamedWeekOfZone['names']): string[] =>
  changes
    .toSorted((a, b) => Date.parse(a.slot.startTime) - Date.parse(b.slot.startTime))
    .map(({ slot }) => names.get(slot.id) ?? slot.id);

const updatedText = (count: number): string =>
  t`${plural(count, { one: '# slot updated', other: '# slots updated' })}`;

const takeBack = async (weekOfZone: NamedWeekOfZone, done: readonly SlotChange[]): Promise<void> => {
  const { failures } = await sendSlotChanges(weekOfZone, done.map(reverseOf));
  const [failure] = failures;
  if (!failure) {
    showToast({ intent: 'success', text: t`The slots are as they were` });
    return;
  }
  const left = namesOfChanges(
    failures.flatMap(({ changes }) => changes),
    weekOfZone.names,
  ).join('; ');
  showToast({
    intent: 'error',
    text: t`Not undone: ${errorText(i18n, failure.error)} (${left})`,
    durationMs: null,
  });
};

/** Sends changes of slots and says on the screen how it went; what was done can be taken back. */
export const saveSlots = async (
  weekOfZone: NamedWeekOfZone,
  changes: readonly SlotChange[],
  options?: SendOptions,
): Promise<SendOutcome> => {
  const toastId = showToast({ intent: 'loading', text: t`Saving…` });
  const outcome = await sendSlotChanges(weekOfZone, changes, options);
  const { done } = outcome;
  dismissToast(toastId);
  if (done.length > 0) offerUndo(updatedText(done.length), () => takeBack(weekOfZone, done));
  return outcome;
};

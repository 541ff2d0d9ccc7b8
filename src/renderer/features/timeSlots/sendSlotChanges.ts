import { batchesOf, isChangedSince, type SlotChange } from '#shared/domain/slotChanges.ts';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import { queryClient } from '../../data/queryClient.ts';
import { call } from '../../ipc/call.ts';
import { type CityScope, readSlotWeek, slotWeekOptions } from './slotWeekOptions.ts';

/** The slots of one zone's week. */
export interface SlotPlace {
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
  { scope, zone, monday }: SlotPlace,
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
export const sendSlotChanges = async (
  place: SlotPlace,
  changes: readonly SlotChange[],
  { replaces = false }: SendOptions = {},
): Promise<SendOutcome> => {
  const current = await asTheyAreNow(place, changes);
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
    const result = await sendBatch(place.scope, batch);
    if (result.ok) outcome.done.push(...batch);
    else if (isTheEnd(result.error)) {
      outcome.failures.push({ changes: batches.slice(index).flat(), error: result.error });
      break;
    } else outcome.failures.push({ changes: batch, error: result.error });
  }
  return outcome;
};

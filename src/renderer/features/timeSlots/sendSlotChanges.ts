import { batchesOf, type SlotChange } from '#shared/domain/slotChanges.ts';
import type { AppError, Result } from '#shared/ipc/result.ts';
import { call } from '../../ipc/call.ts';
import type { CityScope } from './slotWeekOptions.ts';

export interface SendOutcome {
  done: SlotChange[];
  /** What was not changed, a batch each, and why. */
  failures: { changes: SlotChange[]; error: AppError }[];
}

/** Without an answer, or without a session, the batches after this one would only fail in the same way. */
const isTheEnd = ({ status }: AppError): boolean => status === 0 || status === 401;

const sendBatch = ({ country, city }: CityScope, batch: readonly SlotChange[]): Promise<Result<unknown>> => {
  const slot = batch[0]?.values ?? {};
  const [id = '', ...others] = batch.map((change) => change.slot.id);
  return others.length === 0
    ? call('slots.update', { country, city, id }, { body: slot })
    : call('slots.updateBatch', { country, city }, { body: { slot, ids: [id, ...others] } });
};

/** Changes many slots, a batch for each set of values; one that is refused does not stop the others. */
export const sendSlotChanges = async (
  scope: CityScope,
  changes: readonly SlotChange[],
): Promise<SendOutcome> => {
  const outcome: SendOutcome = { done: [], failures: [] };
  const batches = batchesOf(changes);
  for (const [index, batch] of batches.entries()) {
    const result = await sendBatch(scope, batch);
    if (result.ok) outcome.done.push(...batch);
    else if (isTheEnd(result.error)) {
      outcome.failures.push({ changes: batches.slice(index).flat(), error: result.error });
      break;
    } else outcome.failures.push({ changes: batch, error: result.error });
  }
  return outcome;
};

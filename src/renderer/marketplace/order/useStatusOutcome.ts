import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import type { AppError } from '#shared/ipc/result.ts';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { type Failure, failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { statusText } from '../orderWords.ts';

export type ChangedOrder = { city?: string } & Pick<
  Order,
  'id' | 'status' | 'deliveryMethod' | 'isScheduled' | 'courierId'
>;

/** Scope of an order: the screen's city, or on an all-cities screen the order's own. */
export const scopeOfOrder = (scope: RecordScope, { city }: { city?: string }): RecordScope =>
  city === undefined ? scope : { ...scope, city };

/** Reason why a status was not saved. */
export interface StatusProblem {
  failure: Failure;
  error: AppError | null;
  /** Reads an order that may be saved, because the answer was lost. `null`: it is not saved. */
  check: (() => Promise<StatusProblem | 'saved'>) | null;
  /** Version of another user who changed the status first. */
  theirs: Row | null;
}

/** Reports a saved status, one that is not saved, and one that may be saved. */
export const useStatusOutcome = () => {
  const { resource, scope: ofScreen } = useResource();
  const { i18n, t } = useLingui();
  const { money } = useFormatters();
  const about = listPath('orders', ofScreen);

  /** Shows the new status, with the refund of a canceled order, and makes it undoable. */
  const announce = (order: ChangedOrder, saved: Row, names: readonly string[]): void => {
    const from = order as unknown as Row;
    const { totalRefund } = saved;
    const [name, words] = [resource.nameOf(from), statusText(i18n, String(saved.status))];
    const refund = typeof totalRefund === 'number' ? money(totalRefund) : '–';
    // Refund first: a narrow window truncates the text, and the status is visible anyway.
    const message = isCanceled(String(saved.status))
      ? t`${name}: refund ${refund}. ${words}`
      : `${name}: ${words}`;
    rememberChange(resource, { scope: scopeOfOrder(ofScreen, order), from, to: saved, names }, { message });
  };

  const maySave = (order: ChangedOrder, values: FieldValues, error: AppError): StatusProblem => {
    const { id } = order;
    const name = resource.nameOf(order as unknown as Row);
    const check = async (): Promise<StatusProblem | 'saved'> => {
      const scope = scopeOfOrder(ofScreen, order);
      const answer = await callEntity<Row>('orders', 'read', scope, { id, fresh: true });
      if (!answer.ok) return maySave(order, values, answer.error);
      await readAgain({ entity: 'orders', scope, ids: [id] });
      const theirs = answer.data;
      const [wanted, found] = [String(values.status), String(theirs.status)];
      if (found === wanted || (isCanceled(wanted) && isCanceled(found))) {
        announce(order, theirs, Object.keys(values));
        return 'saved';
      }
      const now = statusText(i18n, found);
      const text = isCanceled(wanted)
        ? t`${name} is not canceled. Current status: ${now}`
        : found === order.status
          ? t`${name} has not changed. Current status: ${now}`
          : t`${name} has changed. Current status: ${now}`;
      return { failure: { id, text }, error: null, check: null, theirs };
    };
    const reason = error.code === 'NETWORK' ? t`The answer was lost.` : errorText(i18n, error);
    const text = t`${name}: the order may have changed. ${reason}`;
    return { failure: failureOf(id, error, text), error, check, theirs: null };
  };

  const report = ({ failure, check }: StatusProblem): void => {
    const run = async (): Promise<void> => {
      forgetFailures(about);
      const outcome = await check?.();
      if (typeof outcome === 'object') report(outcome);
    };
    const action = check ? { label: t`Check order`, run } : undefined;
    reportFailures(about, [{ ...failure, action }]);
  };
  return { announce, maySave, report };
};

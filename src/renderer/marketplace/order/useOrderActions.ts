import { useLingui } from '@lingui/react/macro';
import { cancelStatuses, nextStatus } from '#shared/rules/orderSteps.ts';
import type { OrderStatus } from '#shared/rules/wireValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { pendingValue, setPendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { confirmChanges } from '../../resource/form/confirmChanges.ts';
import { changeRefusal } from '../../resource/form/formResolver.ts';
import { failureOf, forgetFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';
import { isPressedTwice, showIgnored } from '../../ui/pressedTwice.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { statusText } from '../orderWords.ts';
import { type ChangedOrder, type StatusProblem, scopeOfOrder, useStatusOutcome } from './useStatusOutcome.ts';

export interface OrderActions {
  /** `null`: no permission, or no usual next status. */
  nextOf: (order: ChangedOrder) => OrderStatus | null;
  cancelsOf: (order: ChangedOrder) => readonly OrderStatus[];
  mayChange: boolean;
  setStatus: (order: ChangedOrder, status: OrderStatus) => Promise<void>;
  /** Saves without reporting a problem. `unsent`: declined, or another status is being saved. */
  saveStatus: (
    order: ChangedOrder,
    status: OrderStatus,
    reason?: string,
  ) => Promise<StatusProblem | 'saved' | 'unsent'>;
  /** Shows a problem on the page, with a button that checks an order that may be saved. */
  report: (problem: StatusProblem) => void;
  /** Sets the usual next status. A second press on the same card or button is shown as ignored. */
  step: (order: ChangedOrder, element?: Element) => void;
}

/** Order actions shared by board and order page. A status is saved at once and can be undone. */
export const useOrderActions = (): OrderActions => {
  const { resource, scope: ofScreen, can } = useResource();
  const { i18n, t } = useLingui();
  const timeZone = useTimeZone();
  const { announce, maySave, report } = useStatusOutcome();
  const about = listPath('orders', ofScreen);

  const saveStatus: OrderActions['saveStatus'] = async (order, status, reason) => {
    const row = order as unknown as Row;
    const { id } = row;
    const scope = scopeOfOrder(ofScreen, order);
    if (pendingValue(usePendingValues.getState(), 'orders', id, 'status') !== undefined) return 'unsent';
    const values = { status, ...(reason ? { cancellationReason: reason } : {}) };
    const names = Object.keys(values);
    if (!(await confirmChanges(resource, scope, [{ before: row, values }]))) return 'unsent';
    const name = resource.nameOf(row);
    setPendingValue('orders', id, 'status', status);
    forgetFailures(about);
    // Sends only these fields, so that edits by others in other fields survive.
    const outcome = await updateRecord(
      { ...resource, bodyFields: names },
      {
        scope,
        before: row,
        values,
        refusal: (theirs) => changeRefusal(resource, theirs, values, { timeZone, i18n }),
      },
    );
    const reading = readAgain({ entity: 'orders', scope, ids: [id] }, true);
    // A lost connection would delay the report of a failure.
    if (outcome.type === 'saved') await reading;
    setPendingValue('orders', id, 'status', undefined);
    if (outcome.type === 'failed') {
      const { error, mayBeSaved } = outcome;
      if (mayBeSaved) return maySave(order, values, error);
      const failure = failureOf(id, error, `${name}: ${errorText(i18n, error)}`);
      return { failure, error, check: null, theirs: null };
    }
    if (outcome.type === 'conflict') {
      const { theirs } = outcome;
      const now = statusText(i18n, String(theirs.status));
      const failure = { id, text: t`${name} has changed. Current status: ${now}` };
      return { failure, error: null, check: null, theirs };
    }
    if (outcome.record) announce(order, outcome.record, names);
    return 'saved';
  };
  const setStatus: OrderActions['setStatus'] = async (order, status) => {
    const outcome = await saveStatus(order, status);
    if (typeof outcome === 'object') report(outcome);
  };
  const nextOf = (order: ChangedOrder): OrderStatus | null => (can.quickEdit ? nextStatus(order) : null);
  return {
    nextOf,
    step: (order, element) => {
      const next = nextOf(order);
      if (!next) return;
      // The save may take longer than the time limit for accidental presses.
      const isSaving = pendingValue(usePendingValues.getState(), 'orders', order.id, 'status') !== undefined;
      if (isSaving) showIgnored(element);
      else if (!isPressedTwice(`orders/${order.id}/status`, element)) void setStatus(order, next);
    },
    cancelsOf: (order) => (can.quickEdit ? cancelStatuses(order) : []),
    mayChange: can.quickEdit,
    setStatus,
    saveStatus,
    report,
  };
};

import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { cancelStatuses, nextStatus } from '#shared/rules/orderSteps.ts';
import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { pendingValue, setPendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { updateRecord } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { confirmChanges } from '../../resource/form/confirmChanges.ts';
import { changeRefusal } from '../../resource/form/formResolver.ts';
import { rememberChange } from '../../resource/form/rememberChange.ts';
import { type Failure, failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';
import { isPressedTwice, showIgnored } from '../../ui/pressedTwice.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
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
  /** The answer of the server was lost: the status may be saved. */
  mayBeSaved: boolean;
  /** Version of another user who changed the status first. */
  theirs: Row | null;
}

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
  /** Shows the new status, with the refund of a canceled order, and makes it undoable. */
  announce: (order: ChangedOrder, saved: Row, names: readonly string[]) => void;
  /** Sets the usual next status. A second press on the same card or button is shown as ignored. */
  step: (order: ChangedOrder, element?: Element) => void;
}

/** Order actions shared by board and order page. A status is saved at once and can be undone. */
export const useOrderActions = (): OrderActions => {
  const { resource, scope: ofScreen, can } = useResource();
  const { i18n, t } = useLingui();
  const timeZone = useTimeZone();
  const { money } = useFormatters();
  const about = listPath('orders', ofScreen);

  const announce: OrderActions['announce'] = (order, saved, names) => {
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
      const { error, mayBeSaved = false } = outcome;
      const failure = failureOf(id, error, `${name}: ${errorText(i18n, error)}`);
      return { failure, error, mayBeSaved, theirs: null };
    }
    if (outcome.type === 'conflict') {
      const { theirs } = outcome;
      const now = statusText(i18n, String(theirs.status));
      const failure = { id, text: t`${name} has changed. Current status: ${now}` };
      return { failure, error: null, mayBeSaved: false, theirs };
    }
    if (outcome.record) announce(order, outcome.record, names);
    return 'saved';
  };
  const setStatus: OrderActions['setStatus'] = async (order, status) => {
    const outcome = await saveStatus(order, status);
    if (typeof outcome === 'object') reportFailures(about, [outcome.failure]);
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
    announce,
  };
};

import { useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
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
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
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

export interface OrderActions {
  /** `null`: no permission, or no usual next status. */
  nextOf: (order: ChangedOrder) => OrderStatus | null;
  cancelsOf: (order: ChangedOrder) => readonly OrderStatus[];
  mayChange: boolean;
  setStatus: (order: ChangedOrder, status: OrderStatus, reason?: string) => Promise<void>;
  /** Sets the usual next status. A second press on the same card or button is shown as ignored. */
  step: (order: ChangedOrder, element?: Element) => void;
}

/** Order actions shared by board and order page. A status is saved at once and can be undone. */
export const useOrderActions = (): OrderActions => {
  const { resource, scope: ofScreen, can } = useResource();
  const { i18n, t } = useLingui();
  const timeZone = useTimeZone();
  const { money } = useFormatters();

  const setStatus: OrderActions['setStatus'] = async (order, status, reason) => {
    const row = order as unknown as Row;
    const { id } = row;
    const scope = scopeOfOrder(ofScreen, order);
    if (pendingValue(usePendingValues.getState(), 'orders', id, 'status') !== undefined) return;
    const values = { status, ...(reason ? { cancellationReason: reason } : {}) };
    const names = Object.keys(values);
    if (!(await confirmChanges(resource, [{ before: row, values }]))) return;
    const about = listPath('orders', ofScreen);
    const name = resource.nameOf(row);
    const words = statusText(i18n, status);
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
    await readAgain({ entity: 'orders', scope, ids: [id] }, true);
    setPendingValue('orders', id, 'status', undefined);
    if (outcome.type === 'failed') {
      reportFailures(about, [failureOf(id, outcome.error, `${name}: ${errorText(i18n, outcome.error)}`)]);
    } else if (outcome.type === 'conflict') {
      const now = statusText(i18n, String(outcome.theirs.status));
      reportFailures(about, [{ id, text: t`${name} has changed. Current status: ${now}` }]);
    } else if (outcome.record) {
      const { totalRefund } = outcome.record;
      const refund = typeof totalRefund === 'number' ? money(totalRefund) : '–';
      // Refund first: a narrow window truncates the text, and the status is visible anyway.
      const message = isCanceled(status) ? t`${name}: refund ${refund}. ${words}` : `${name}: ${words}`;
      rememberChange(resource, { scope, from: row, to: outcome.record, names }, { message });
    }
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
  };
};

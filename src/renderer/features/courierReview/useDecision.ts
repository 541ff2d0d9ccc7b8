import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CourierStatus } from '#shared/api/couriers.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { deferCalls } from '../../data/deferCalls.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { pendingValue, setPendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { courierStatusChoices } from '../../marketplace/courierStatuses.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { rememberChange, reversalOf } from '../../resource/form/rememberChange.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo, type UndoOffer, type UndoStep } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';

export const waitingStatus: CourierStatus = 'request_was_sent';

/** True while a decision is pending (undo period), which the server does not know yet. */
export const isDecided = (id: string): boolean =>
  pendingValue(usePendingValues.getState(), 'couriers', id, 'status') !== undefined;

export interface Decision {
  status: CourierStatus;
  errorMessage?: string;
}

interface Outcome {
  onDecided: (id: string) => void;
  /** Undone or rejected by the server: the candidate is waiting again. */
  onReturned: (id: string) => void;
}

/** Decides in the candidate's city, without a confirmation. The change remains pending in main for some seconds, for Undo. */
export const useDecision = ({ onDecided, onReturned }: Outcome) => {
  const { resource, scope: ofReview } = useResource();
  const { i18n, t } = useLingui();
  /** Saved choices of a zone, by candidate. */
  const zones = useRef(new Map<string, readonly UndoStep[]>());
  const noteZone = (id: string, step: UndoStep): void => {
    zones.current.set(id, [...(zones.current.get(id) ?? []), step]);
  };
  const decide = async (candidate: Row, scope: RecordScope, decision: Decision): Promise<void> => {
    const { id } = candidate;
    const name = resource.nameOf(candidate);
    const path = listPath('couriers', ofReview);
    const { country = '', city = '' } = scope;
    const fail = (error: AppError): void => {
      const text = t`Could not save the decision on ${name}: ${errorText(i18n, error)}`;
      reportFailures(path, [failureOf(id, error, text)]);
      onReturned(id);
    };
    forgetFailures(path);
    const change = {
      scope,
      from: candidate,
      to: { ...candidate, ...decision },
      names: Object.keys(decision),
    };
    let isReversed = (): boolean => false;
    const answered = Promise.withResolvers<AppError | null>();
    let offer: UndoOffer | null = null;
    const deferred = await deferCalls({
      calls: [
        {
          operation: 'couriers.update',
          params: { country, city, id },
          body: { ...decision },
          expected: { status: waitingStatus },
        },
      ],
      names: { [id]: name.slice(0, 200) },
      setPending: (isPending) =>
        setPendingValue('couriers', id, 'status', isPending ? decision.status : undefined),
      readAgain: () => readAgain({ entity: 'couriers', scope, ids: [id] }, true),
      onAnswered: (_answers, error) => {
        offer?.dismiss();
        answered.resolve(error);
        if (!error) {
          isReversed = reversalOf(resource, change);
          return;
        }
        offer?.forget();
        // Conflict: another user has decided already, and the courier's page shows the result.
        if (error.code === 'CHANGED_MEANWHILE')
          showToast({ intent: 'warning', text: t`${name}: another user has decided` });
        else fail(error);
      },
    });
    if (!deferred.ok) return fail(deferred.error);
    onDecided(id);
    const label = courierStatusChoices.find(({ value }) => value === decision.status)?.label;
    const what = [name, label && i18n._(label)].join(': ');
    const takeZoneBack = async (): Promise<void> => {
      onReturned(id);
      // The zone was chosen for this decision.
      for (const step of zones.current.get(id)?.toReversed() ?? []) await step.run();
      zones.current.delete(id);
    };
    const undo = async (): Promise<void> => {
      if (await deferred.undo()) {
        showToast({ intent: 'success', text: t`Undone: ${what}` });
        return takeZoneBack();
      }
      if (await answered.promise) return;
      // Sent: taken back like any other saved change.
      await rememberChange(resource, change, { onTaken: () => void takeZoneBack() }).run();
    };
    offer = offerUndo(what, undo, 'info', 'decided', {
      what: () => what,
      places: [recordPath('couriers', scope, id)],
      // The review has moved on to another candidate.
      isOnPage: false,
      isReversed: () => isReversed(),
    });
  };
  return { decide, noteZone };
};

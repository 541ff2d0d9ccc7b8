import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { callEntity } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { call } from '../../ipc/call.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { showToast } from '../../stores/toasts.ts';
import { rememberUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';

/** Makes what was said of an order public or not; Ctrl+Z takes that back. */
export const usePublicity = (order: Order) => {
  const { scope } = useResource();
  const { i18n, t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { country = '', city = '' } = scope;
  const { id } = order;
  const turnOver = async (wanted: boolean): Promise<boolean> => {
    // The call only turns over: what somebody else has done already must not be undone by it.
    const fresh = await callEntity<Order>('orders', 'read', scope, { id });
    const now = fresh.ok ? fresh.data.feedback : null;
    const answer =
      fresh.ok && now && (now.isPublic === true) !== wanted
        ? await call('feedbacks.togglePublic', { country, city, id: now.id })
        : fresh;
    await readAgain({ entity: 'orders', scope, ids: [id] }, true);
    if (!answer.ok) showToast({ intent: 'error', text: errorText(i18n, answer.error) });
    return answer.ok;
  };
  const setPublic = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    const isDone = await turnOver(wanted);
    setBusy(false);
    if (!isDone) return;
    showToast({
      intent: 'success',
      text: wanted ? t`The feedback is public` : t`The feedback is not public`,
      durationMs: 1000,
    });
    rememberUndo(async () => {
      if (await turnOver(!wanted)) showToast({ intent: 'success', text: t`Undone` });
    });
  };
  return { isBusy, setPublic };
};

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { callEntity } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';
import { turnPublic } from '../../marketplace/turnPublic.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { forgetFailures, tellFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';

/** Makes what was said of an order public or not; Ctrl+Z takes that back. */
export const usePublicity = (order: Order) => {
  const { scope } = useResource();
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { country = '', city = '' } = scope;
  const { id } = order;
  /** The card of the feedback: the top of the page may be out of sight. */
  const about = `feedback of ${id}`;
  const turnOver = async (wanted: boolean): Promise<boolean> => {
    forgetFailures(about);
    // The call only turns over: what somebody else has done already must not be undone by it.
    const fresh = await callEntity<Order>('orders', 'read', scope, { id, fresh: true });
    const now = fresh.ok ? fresh.data.feedback : null;
    const answer =
      fresh.ok && now && (now.isPublic === true) !== wanted
        ? await call('feedbacks.togglePublic', { country, city, id: now.id })
        : fresh;
    await readAgain({ entity: 'orders', scope, ids: [id] }, true);
    if (!answer.ok) tellFailures(about, [{ id, text: errorText(i18n, answer.error) }]);
    return answer.ok;
  };
  const setPublic = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    await turnPublic(wanted, turnOver);
    setBusy(false);
  };
  return { isBusy, about, setPublic };
};

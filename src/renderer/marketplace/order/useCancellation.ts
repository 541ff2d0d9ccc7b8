import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { isCanceled, type OrderStatus } from '#shared/rules/wireValues.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { listPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { type Failure, reportFailures } from '../../stores/failures.ts';
import { statusText } from '../orderWords.ts';
import type { CancelSide } from './cancelReasons.ts';
import { type ChangedOrder, type OrderActions, scopeOfOrder } from './useOrderActions.ts';

export type CanceledOrder = ChangedOrder & Partial<Pick<Order, 'paidAt'>>;

/** `uncertain`: the order may be canceled, so it is checked before another attempt. */
export interface Obstacle {
  type: 'failed' | 'uncertain' | 'changed';
  failure: Failure;
  error: AppError | null;
}

/** Reports an obstacle on the page if the dialog is closed before it is resolved. */
const useObstacle = () => {
  const { scope } = useResource();
  const about = listPath('orders', scope);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const last = useRef({ isOpen: true, obstacle: null as Obstacle | null });
  useEffect(() => {
    const now = last.current;
    now.isOpen = true;
    return () => {
      now.isOpen = false;
      if (now.obstacle?.type === 'uncertain') reportFailures(about, [now.obstacle.failure]);
    };
  }, [about]);
  const set = (found: Obstacle | null): void => {
    last.current.obstacle = found;
    if (last.current.isOpen) setObstacle(found);
    else if (found) reportFailures(about, [found.failure]);
  };
  return [obstacle, set] as const;
};

/** The same side among other statuses: acceptance changes the statuses that cancel an order. */
const sameSide = (statuses: readonly OrderStatus[], chosen: OrderStatus | null): OrderStatus | null =>
  statuses.find((status) => chosen !== null && (status.startsWith(chosen) || chosen.startsWith(status))) ??
  null;

/**
 * Status and reason of a cancellation, and its attempts. An empty reason is questioned once: later readers of
 * the order miss it.
 */
export const useCancellation = (given: CanceledOrder, actions: OrderActions, onClose: () => void) => {
  const { i18n, t } = useLingui();
  const { scope, resource } = useResource();
  const [order, setOrder] = useState(given);
  const statuses = actions.cancelsOf(order);
  // The status decides which party pays, so no default if there are several.
  const [chosen, setStatus] = useState<OrderStatus | null>(null);
  const status = (statuses.length === 1 ? statuses[0] : sameSide(statuses, chosen)) ?? null;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useObstacle();
  const words = reason.trim();
  useLeaveGuard(words !== '', isBusy);
  const name = resource.nameOf(order as unknown as Row);

  /** Continues from the version on the server, which another user may have canceled. */
  const follow = (type: Obstacle['type'], theirs: Row, failure: Failure): void => {
    setObstacle({ type, failure, error: null });
    const next = { ...order, ...(theirs as unknown as ChangedOrder) };
    setOrder(next);
    if (actions.cancelsOf(next).length > 0) return;
    setObstacle(null);
    onClose();
    reportFailures(listPath('orders', scope), [failure]);
  };
  const save = async (to: OrderStatus): Promise<void> => {
    const outcome = await actions.saveStatus(order, to, words);
    if (outcome === 'saved') {
      setObstacle(null);
      onClose();
    } else if (outcome !== 'unsent') {
      const { failure, error, mayBeSaved, theirs } = outcome;
      const text = order.paidAt
        ? t`${name}: the order may be canceled and refunded already. Open it to check.`
        : t`${name}: the order may be canceled already. Open it to check.`;
      if (theirs) follow('changed', theirs, failure);
      else if (mayBeSaved) setObstacle({ type: 'uncertain', failure: { ...failure, text }, error });
      else setObstacle({ type: 'failed', failure, error });
    }
  };
  const check = async (uncertain: Obstacle): Promise<void> => {
    const { id } = order;
    const answer = await callEntity<Row>('orders', 'read', scopeOfOrder(scope, order), { id, fresh: true });
    if (!answer.ok) return setObstacle({ ...uncertain, error: answer.error });
    if (isCanceled(String(answer.data.status))) {
      setObstacle(null);
      onClose();
      return actions.announce(order, answer.data, ['status', 'cancellationReason']);
    }
    const now = statusText(i18n, String(answer.data.status));
    follow('failed', answer.data, { id, text: t`${name} is not canceled. Current status: ${now}` });
  };
  const run = async (step: Promise<void>): Promise<void> => {
    setBusy(true);
    await step;
    setBusy(false);
  };
  return {
    statuses,
    status,
    setStatus,
    reason,
    setReason,
    isBusy,
    obstacle,
    chooseReason: (text: string, side: CancelSide | null): void => {
      setReason(text);
      if (side && !status) setStatus(statuses.find((known) => known.includes(side)) ?? null);
    },
    lacksStatus: isTried && !status,
    lacksReason: isAsked && words === '',
    /** Cancels, or checks an uncertain attempt. False: the status is missing. */
    send: (): boolean => {
      if (isBusy) return true;
      if (obstacle?.type === 'uncertain') {
        void run(check(obstacle));
        return true;
      }
      setTried(true);
      if (!status) return false;
      if (words === '' && !isAsked) setAsked(true);
      else void run(save(status));
      return true;
    },
  };
};

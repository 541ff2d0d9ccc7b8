import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { OrderStatus } from '#shared/rules/wireValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import type { CancelSide } from './cancelReasons.ts';
import type { OrderActions } from './useOrderActions.ts';
import type { ChangedOrder, StatusProblem } from './useStatusOutcome.ts';

export type CanceledOrder = ChangedOrder & Partial<Pick<Order, 'paidAt'>>;

/** `uncertain`: the order may be canceled, so it is checked before another attempt. */
export interface Obstacle extends StatusProblem {
  type: 'failed' | 'uncertain' | 'changed';
}

/** Reports an obstacle on the page if the dialog is closed before it is resolved. */
const useObstacle = ({ report }: OrderActions) => {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const last = useRef({ isOpen: true, obstacle: null as Obstacle | null });
  const leave = useEffectEvent((found: Obstacle | null): void => {
    if (found?.check) report(found);
  });
  useEffect(() => {
    const now = last.current;
    now.isOpen = true;
    return () => {
      now.isOpen = false;
      leave(now.obstacle);
    };
  }, []);
  const set = (found: Obstacle | null): void => {
    last.current.obstacle = found;
    if (last.current.isOpen) setObstacle(found);
    else if (found) report(found);
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
  const { t } = useLingui();
  const { resource } = useResource();
  const [order, setOrder] = useState(given);
  const statuses = actions.cancelsOf(order);
  // The status decides which party pays, so no default if there are several.
  const [chosen, setStatus] = useState<OrderStatus | null>(null);
  const status = (statuses.length === 1 ? statuses[0] : sameSide(statuses, chosen)) ?? null;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useObstacle(actions);
  const words = reason.trim();
  useLeaveGuard(words !== '', isBusy);
  const name = resource.nameOf(order as unknown as Row);

  const close = (): void => {
    setObstacle(null);
    onClose();
  };
  /** Continues from the version on the server, which another user may have canceled. */
  const follow = (type: Obstacle['type'], problem: StatusProblem): void => {
    setObstacle({ ...problem, type });
    const next = { ...order, ...(problem.theirs as unknown as ChangedOrder) };
    setOrder(next);
    if (actions.cancelsOf(next).length > 0) return;
    close();
    actions.report(problem);
  };
  const save = async (to: OrderStatus): Promise<void> => {
    const outcome = await actions.saveStatus(order, to, words);
    if (outcome === 'saved') close();
    else if (outcome !== 'unsent') {
      const { failure, check, theirs } = outcome;
      const text = order.paidAt
        ? t`${name}: the order may be canceled and refunded already.`
        : t`${name}: the order may be canceled already.`;
      if (theirs) follow('changed', outcome);
      else if (check) setObstacle({ ...outcome, type: 'uncertain', failure: { ...failure, text } });
      else setObstacle({ ...outcome, type: 'failed' });
    }
  };
  const check = async (uncertain: Obstacle): Promise<void> => {
    const outcome = await uncertain.check?.();
    if (outcome === 'saved') close();
    else if (outcome?.theirs) follow('failed', outcome);
    else setObstacle({ ...uncertain, error: outcome?.error ?? null });
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
      if (obstacle?.check) {
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

import { useEffect, useEffectEvent, useRef } from 'react';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { useResource } from '../resourceContext.tsx';

/**
 * Whether this window deleted the record and could still take that back. `onOver` is called when it no longer can:
 * not when it was taken back, nor when the server refused.
 */
export const useRemovalHere = (id: string | undefined, isGone: boolean, onOver: () => void): boolean => {
  const { entity } = useResource().resource;
  const isPending = usePendingRemovals(({ keys }) => id !== undefined && isPendingRemoval(keys, entity, id));
  const wasPending = useRef(false);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (wasPending.current && !isPending && isGone) end();
    wasPending.current = isPending;
  }, [isPending, isGone]);
  return isPending;
};

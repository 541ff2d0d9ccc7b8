import { useMemo } from 'react';
import type { EntityName, Row } from '../../data/entityCalls.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import type { ListPageData } from '../../data/useList.ts';

const none: readonly Row[] = [];

/**
 * The page without rows that are being deleted but can still come back. Where all of a page is, so are in all likelihood
 * those of other pages that were chosen with them.
 */
export const useVisibleRows = (entity: EntityName, data: ListPageData | undefined) => {
  const pending = usePendingRemovals(({ keys }) => keys);
  return useMemo(() => {
    const all = data?.rows ?? none;
    const rows = pending.size === 0 ? all : all.filter(({ id }) => !isPendingRemoval(pending, entity, id));
    const hidden = rows.length === 0 ? pending.size : all.length - rows.length;
    return { rows, total: Math.max(0, (data?.total ?? 0) - hidden) };
  }, [entity, data, pending]);
};

import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { toListQuery } from '../../data/listState.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { recordPath } from '../../paths.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useBusyActions } from '../../resource/define/useAction.ts';
import { useNeighbours } from '../../resource/record/NeighbourButtons.tsx';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { useToday } from '../../ui/useMinute.ts';
import { onMarked } from './offerResponded.ts';

const filters = readyViews.customerRequests.unanswered?.filters ?? {};
const oldestFirst = { field: 'createdAt', order: 'asc' } as const;

/** Offers the oldest open request once this one is marked, unless the page's button leads to the next one by itself. */
export const useNextOffer = (id: string): void => {
  const { scope } = useResource();
  const navigate = useNavigate();
  const today = useToday();
  const hasNext = useNeighbours(id).canGo(1);
  const offer = useEffectEvent(async (isLeft: () => boolean): Promise<number | null> => {
    if (hasNext && useBusyActions.getState().names.has(id)) return null;
    const query = toListQuery({ page: 1, size: 2, sort: oldestFirst, filters }, today);
    const answer = await callEntity<Row[]>('customerRequests', 'list', scope, { query });
    const next = answer.ok ? answer.data.find((row) => row.id !== id) : undefined;
    if (!answer.ok || !next || isLeft()) return null;
    const isCounted = answer.data.some((row) => row.id === id);
    const open = (answer.total ?? answer.data.length) - (isCounted ? 1 : 0);
    return showToast({
      intent: 'info',
      text: t`${plural(open, { one: '# more request is open', other: '# more requests are open' })}`,
      action: {
        label: t`Next request`,
        run: () => navigate(recordPath('customerRequests', scope, next.id)),
      },
    });
  });
  useEffect(() => {
    let isLeft = false;
    let toast: number | null = null;
    const stop = onMarked(id, async () => {
      toast = await offer(() => isLeft);
    });
    return () => {
      isLeft = true;
      stop();
      if (toast !== null) dismissToast(toast);
    };
  }, [id]);
};

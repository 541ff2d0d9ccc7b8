import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listParamsWithPage } from '../../data/listParams.ts';
import { queryClient } from '../../data/queryClient.ts';
import { asAppError } from '../../data/resultError.ts';
import { listPageOptions } from '../../data/useList.ts';
import { listPath, recordPath } from '../../paths.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { useResource } from '../resourceContext.tsx';
import { memoryOf, rememberList } from '../returning/listMemory.ts';
import { neighbourOf, placeOf, type Step } from '../returning/shownPage.ts';

interface Neighbours {
  /** Which one of all matching records this is, from 1; null when it was not opened from a list. */
  place: number | null;
  total: number;
  canGo: (step: Step) => boolean;
  go: (step: Step) => void;
}

/** The way from a record to the ones before and after it, in the order and with the filters of its list. */
export const useNeighbours = (id: string): Neighbours => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const list = listPath(resource.entity, scope);
  const memory = memoryOf(list);
  const shown = memory?.shownPage ?? null;

  /** Over the edge of the page: the list turns its page too, so that going back leads to the right one. */
  const turnPage = async (page: number, step: Step): Promise<string | undefined> => {
    if (!memory || !shown) return undefined;
    const query = { ...shown.query, page };
    const options = listPageOptions(resource.entity, scope, query, resource.named);
    const answer = await queryClient.fetchQuery(options);
    const { rows, total } = options.select?.(answer) ?? answer;
    const ids = rows.map((row) => row.id);
    rememberList(list, {
      search: listParamsWithPage(memory.search, page),
      place: null,
      shownPage: { query, ids, total },
    });
    return ids.at(step === 1 ? 0 : -1);
  };
  const go = async (step: Step): Promise<void> => {
    const neighbour = shown && neighbourOf(shown, id, step);
    if (!neighbour || isReading) return;
    setReading(true);
    try {
      const next = 'id' in neighbour ? neighbour.id : await turnPage(neighbour.page, step);
      if (next !== undefined) await navigate(recordPath(resource.entity, scope, next));
    } catch (cause) {
      const error = asAppError(cause);
      if (error) showToast({ intent: 'error', text: errorText(i18n, error) });
    } finally {
      setReading(false);
    }
  };
  return {
    place: shown && placeOf(shown, id),
    total: shown?.total ?? 0,
    canGo: (step) => shown !== null && neighbourOf(shown, id, step) !== null,
    go: (step) => void go(step),
  };
};

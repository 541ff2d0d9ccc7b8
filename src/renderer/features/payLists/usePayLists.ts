import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PayListEntity, PayListsChecking, PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { serverFilters } from '#shared/rules/payListDifference.ts';
import { asAppError, readOnEntering, unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useListContext } from '../../resource/list/useListController.tsx';

/** Query for the lists that match the filters on screen, except those that main applies itself. */
export const usePayListsQuery = (): PayListsQuery => {
  const { resource, scope } = useResource();
  const { query } = useListContext();
  const { country = '', city = '' } = scope;
  const asked = query.filters;
  return useMemo(() => {
    const filters = serverFilters(asked ?? {});
    return { entity: resource.entity as PayListEntity, params: { country, city }, filters };
  }, [resource, country, city, asked]);
};

/** Above this count, the sum is computed on request only, because it needs all rows. */
const maxUnasked = 5000;

export const usePayListsSummary = (query: PayListsQuery, count: number) => {
  const { entity, params, filters } = query;
  const [wanted, setWanted] = useState(false);
  const isOff = count > maxUnasked && !wanted;
  const answer = useQuery({
    ...readOnEntering,
    queryKey: ['records', entity, 'summary', params, filters],
    enabled: !isOff,
    queryFn: async ({ signal }) => unwrap(await request('payLists.summary', query, signal)),
  });
  return {
    data: answer.data,
    error: asAppError(answer.error),
    reload: () => void answer.refetch(),
    ask: isOff ? () => setWanted(true) : null,
  };
};

/** Progress of the check that main runs or ran last, if it covers the same country and city. */
export const usePayListsChecking = ({ entity, params }: PayListsQuery): PayListsChecking | null => {
  const [checking, setChecking] = useState<PayListsChecking | null>(null);
  useEffect(() => {
    let isHeard = false;
    const stop = listen('payLists.checking', (progress) => {
      isHeard = true;
      setChecking(progress);
    });
    void request('payLists.checking', undefined).then((result) => {
      if (result.ok && !isHeard) setChecking(result.data);
    });
    return stop;
  }, []);
  const isHere =
    checking?.entity === entity &&
    checking.params.country === params.country &&
    checking.params.city === params.city;
  return isHere ? checking : null;
};

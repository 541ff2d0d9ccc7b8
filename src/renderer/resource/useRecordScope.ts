import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { RecordScope } from '../data/entityCalls.ts';
import type { ResourceRoute } from './resourceRoute.ts';

/** Country and city of the address, as far as the entity has them. */
export const useRecordScope = ({ scope }: Pick<ResourceRoute, 'scope'>): RecordScope => {
  const { country, cityId } = useParams();
  return useMemo(
    () => ({
      ...(scope !== 'global' && country ? { country } : {}),
      ...(scope === 'city' && cityId ? { city: cityId } : {}),
    }),
    [scope, country, cityId],
  );
};

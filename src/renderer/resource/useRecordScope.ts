import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { RecordScope } from '../data/entityCalls.ts';

/** Country and city of the address, as far as it has them. */
export const useRecordScope = (): RecordScope => {
  const { country, city } = useParams();
  return useMemo(() => ({ ...(country ? { country } : {}), ...(city ? { city } : {}) }), [country, city]);
};

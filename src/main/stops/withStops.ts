import { cityField } from '#shared/rules/allCities.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { ApiCall } from '../api/apiClient.ts';
import type { EstablishmentRow, Stops } from './stops.ts';

/** Notes when establishments are stopped and resumed, and adds the known times to their rows. */
export const withStops = (api: AllCitiesClient, stops: Pick<Stops, 'written' | 'seen'>): AllCitiesClient => {
  const shown = (
    { params: { country = '', city = '' } }: ApiCall,
    row: EstablishmentRow,
  ): EstablishmentRow => {
    const own = row[cityField];
    return stops.seen({ country, city: typeof own === 'string' ? own : city, id: row.id }, row);
  };
  return {
    ...api,
    call: async (call, signal) => {
      const answer = await api.call(call, signal);
      if (!answer.ok) return answer;
      const { operation, params, body } = call;
      if (operation === 'establishments.update') {
        const { isStopped } = (body ?? {}) as { isStopped?: unknown };
        const { country = '', city = '', id = '' } = params;
        if (typeof isStopped === 'boolean') stops.written({ country, city, id }, isStopped);
      }
      if (operation === 'establishments.list')
        return { ...answer, data: (answer.data as EstablishmentRow[]).map((row) => shown(call, row)) };
      if (operation === 'establishments.read')
        return { ...answer, data: shown(call, answer.data as EstablishmentRow) };
      return answer;
    },
  };
};

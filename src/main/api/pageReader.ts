import { type Result, success } from '#shared/ipc/result.ts';
import { type AllCitiesClient, isOfAllCities } from './allCities.ts';
import type { ApiCall } from './apiClient.ts';

export type ReadPage = (page: { page: number; size: number }) => Promise<Result<{ id: string }[]>>;

/**
 * Reads a list page by page, of one city or of all: there the pages come one after the other, however deep, and a city
 * that cannot be read is a failure, because the rows of the others would look like all.
 */
export const openPages = async (
  api: AllCitiesClient,
  call: ApiCall,
  firstSize: number,
  signal: AbortSignal,
): Promise<Result<ReadPage>> => {
  if (!isOfAllCities(call))
    return success(
      async (page) =>
        (await api.call({ ...call, query: { ...call.query, ...page } }, signal)) as Result<{ id: string }[]>,
    );
  const opened = await api.open(call, firstSize, signal);
  if (!opened.ok) return opened;
  const lists = opened.data;
  return success(async ({ size }) => {
    const rows = await lists.take(size);
    const [failed] = lists.failed();
    return failed ? { ok: false, error: failed.error } : success(rows, lists.total());
  });
};

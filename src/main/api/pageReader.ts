import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { type AllCitiesClient, isOfAllCities } from './allCities.ts';
import type { ApiCall } from './apiClient.ts';

const rowsAtOnce = 500;

export type ReadPage = (page: { page: number; size: number }) => Promise<Result<{ id: string }[]>>;

/**
 * Opens a list, of one city or all, for reading page by page. All-cities pages are sequential at any depth. A
 * city that cannot be read fails the whole read: rows of the others would look complete.
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

export const readAllRows = async <Row extends { id: string }>(
  api: AllCitiesClient,
  call: ApiCall,
  signal: AbortSignal,
  isWanted: (row: Row) => boolean = () => true,
): Promise<Result<Row[]>> => {
  const pages = await openPages(api, call, rowsAtOnce, signal);
  if (!pages.ok) return pages;
  const found: Row[] = [];
  const result = await readPages<Row>({
    size: rowsAtOnce,
    read: pages.data as (page: { page: number; size: number }) => Promise<Result<Row[]>>,
    take: (rows) => {
      for (const row of rows) if (isWanted(row)) found.push(row);
    },
  });
  return result.ok ? success(found) : result;
};

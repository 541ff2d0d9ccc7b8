import type { ComparisonExport } from '#shared/ipc/exportRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { comparePayees } from '#shared/rules/payeeComparison.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { cityOf, numberOf, readPayLists, textOrEmpty } from '../payLists/payListLines.ts';
import { startTable } from './tableWriter.ts';

interface ExportComparisonOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (amounts: { rows: number; totalRows: number; bytes: number }) => void;
}

/** Exports all payees of two half-months, largest differences first. */
export const exportComparison = async (
  wanted: ComparisonExport,
  into: { take: TakeChunk },
  { api, signal, onProgress }: ExportComparisonOptions,
): Promise<Result<number>> => {
  const { entity, params, query, now, before } = wanted;
  const read = ({ start: from, end: to }: HalfMonth) =>
    readPayLists(
      api,
      { entity, params, filters: { ...query.filters, dateRange: { match: 'between', from, to } } },
      signal,
    );
  const [lists, others] = await Promise.all([read(now), read(before)]);
  if (!lists.ok) return lists;
  if (!others.ok) return others;
  const [paid, paidBefore] = [lists.data, others.data].map((rows) =>
    rows.map((row) => ({
      id: row.id,
      payee: textOrEmpty(row.name) || textOrEmpty(row.fullName),
      iban: textOrEmpty(row.iban),
      idNumber: textOrEmpty(row.idNumber),
      cityId: cityOf({ entity, params }, row),
      sum: numberOf(row.sum),
    })),
  );
  const rows = comparePayees(paid ?? [], paidBefore ?? []).map((row) => ({
    ...row,
    percent: row.percent === null ? null : Math.round(row.percent * 100) / 100,
  }));
  const table = startTable(wanted, into.take);
  for (const row of rows) {
    table.row(row);
    await table.flush();
  }
  await table.end();
  onProgress({ rows: rows.length, totalRows: rows.length, bytes: table.bytes() });
  return success(rows.length);
};

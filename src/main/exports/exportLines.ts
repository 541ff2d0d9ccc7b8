import type { PayListLine } from '#shared/api/payLists.ts';
import type { LinesExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import {
  commissionPercent,
  commissionWithVatCents,
  deliveryWithVatCents,
  earningsCents,
  feeTakenCents,
  payoutCents,
  shownCancellationFeeCents,
} from '#shared/rules/payouts.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { listsAhead } from '../api/requestBudget.ts';
import type { TakeChunk } from '../http/openFile.ts';
import type { PayListRow } from '../payLists/payListChecks.ts';
import { cityOf, numberOf, payeeTypeOf, readPayListLines, readPayLists } from '../payLists/payListLines.ts';
import { AnswerRefused } from './sniffContent.ts';
import { startTable } from './tableWriter.ts';

/** The lines of a pay list could not be read. Fail the export: a file without them would look complete. */
export class ListUnread extends AnswerRefused {
  readonly listId: string;

  constructor(listId: string, result: AnswerRefused['result']) {
    super(result);
    this.listId = listId;
  }
}

const rowOf = (wanted: LinesExport, list: PayListRow, line: PayListLine) => {
  const [payeeType, vat] = [payeeTypeOf(wanted.entity), numberOf(list.vat)];
  const percent = commissionPercent(line);
  return {
    line,
    list,
    city: cityOf(wanted, list),
    figures: {
      earnings: earningsCents(line),
      commissionPercent: percent === null ? null : Math.round(percent * 100) / 100,
      commissionWithVat: commissionWithVatCents(line, vat),
      cancellationFee: shownCancellationFeeCents(line),
      feeTaken: feeTakenCents(line),
      deliveryWithVat: deliveryWithVatCents(line, vat),
      payout: payoutCents(payeeType, line, vat),
    },
  };
};

/** Lines per list, in list order. Prefetches the next lists. */
async function* linesOf(
  api: AllCitiesClient,
  wanted: LinesExport,
  lists: readonly PayListRow[],
  signal: AbortSignal,
): AsyncGenerator<readonly [PayListRow, PayListLine[]]> {
  const ahead: Promise<Result<PayListLine[]> | null>[] = [];
  for (const [index, list] of lists.entries()) {
    for (const next of lists.slice(index + ahead.length, index + listsAhead)) {
      const read = () => readPayListLines(api, wanted, next, signal, wanted.lineFilters);
      ahead.push(api.budget.run('exportLines', read, signal));
    }
    const lines = (await ahead.shift()) ?? failure('ABORTED');
    if (!lines.ok) throw new ListUnread(list.id, lines);
    yield [list, lines.data];
  }
}

interface ExportLinesOptions {
  api: AllCitiesClient;
  signal: AbortSignal;
  onProgress: (amounts: { rows: number; bytes: number; lists: { done: number; total: number } }) => void;
}

export const exportLines = async (
  wanted: LinesExport,
  into: { take: TakeChunk },
  { api, signal, onProgress }: ExportLinesOptions,
): Promise<Result<number>> => {
  const { query, only } = wanted;
  const found = await readPayLists(api, { ...wanted, filters: query.filters }, signal);
  if (!found.ok) return found;
  const chosen = only && new Set(only);
  const lists = chosen ? found.data.filter(({ id }) => chosen.has(id)) : found.data;
  const total = lists.length;
  let [rows, done] = [0, 0];
  const table = startTable(wanted, into.take);
  const report = (): void => onProgress({ rows, bytes: table.bytes(), lists: { done, total } });
  report();
  // Abort prefetched reads when the export ends or a list fails.
  const giveUp = new AbortController();
  try {
    for await (const [list, lines] of linesOf(api, wanted, lists, AbortSignal.any([signal, giveUp.signal]))) {
      for (const line of lines) table.row(rowOf(wanted, list, line));
      await table.flush();
      rows += lines.length;
      done += 1;
      report();
    }
  } finally {
    giveUp.abort();
  }
  await table.end();
  report();
  return success(rows);
};

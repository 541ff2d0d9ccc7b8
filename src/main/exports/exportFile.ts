import type { ExportProgress, FileExport, ListExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import { timeZoneIn } from '#shared/rules/countries.ts';
import { parseInstant, timeInZone } from '#shared/rules/plainDates.ts';
import { createCsvReader, EndlessCell } from '#shared/text/csvReader.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { TakeChunk } from '../http/openFile.ts';
import { withRequestId } from '../http/toResult.ts';
import type { Cell } from './cells.ts';
import { countRows } from './countRows.ts';
import { AnswerRefused, isEnoughToSniff, sniffRefusal } from './sniffContent.ts';
import { createTable } from './tableWriter.ts';
import type { WatchSize } from './watchSize.ts';
import { TooManyColumns } from './xlsxWriter.ts';

const decimalPoint = /^([+-]?\d+)\.(\d+)$/;
/** Numbers that a spreadsheet keeps exactly. A leading plus or zero marks an identifier, not a number. */
const plainNumber = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/;
const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Amounts received so far. `totalBytes` is `null` if the server sent no Content-Length. */
type Arrived = Pick<ExportProgress, 'bytes' | 'totalBytes' | 'rows' | 'areRowsEstimated'>;

interface ExportFileOptions {
  api: Pick<ApiClient, 'download'>;
  signal: AbortSignal;
  onProgress: (amounts: Arrived) => void;
  /** Compression-bomb check. If it returns a promise, await it before the next chunk. */
  watch: Pick<WatchSize, 'unfolded'>;
}

/** Holds back the first bytes until sniffing shows that they are the file, then passes everything on. */
const checked = (take: TakeChunk) => {
  let buffered: Uint8Array | null = new Uint8Array();
  const release = (bytes: Uint8Array, isAll: boolean): Promise<void> | undefined => {
    const refusal = sniffRefusal(bytes, isAll);
    if (refusal) throw new AnswerRefused(refusal);
    buffered = null;
    return take(bytes);
  };
  return {
    take: (chunk: Uint8Array): Promise<void> | undefined => {
      if (!buffered) return take(chunk);
      buffered = Buffer.concat([buffered, chunk]);
      return isEnoughToSniff(buffered) ? release(buffered, false) : undefined;
    },
    end: async (): Promise<void> => {
      if (buffered) await release(buffered, true);
    },
  };
};

const timeZoneOf = ({ country = '' }: FileExport['params']): string => timeZoneIn(country);

/** Timestamps in the country's time zone, as in list exports. */
const momentOf = (cell: string, timeZone: string): string | null => {
  // Cheap check of one character rules out most cells.
  if (cell[10] !== 'T' || !instant.test(cell)) return null;
  const time = parseInstant(cell);
  return Number.isNaN(time) ? null : timeInZone(new Date(time), timeZone);
};

/**
 * Bytes parsed per step. The cells of a larger step would survive the young-generation garbage collection.
 */
const stepBytes = 64 * 1024;
/** Rows sampled to detect numeric columns. */
const rowsToLearnFrom = 100;

/**
 * Numeric columns of a server file, which carries no column types. A column is numeric if the sampled rows
 * contain only numbers and at least one decimal point: whole numbers alone may be ids, phone numbers or tax
 * numbers.
 */
const figureColumns = (rows: readonly (readonly string[])[], count: number): boolean[] =>
  Array.from({ length: count }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return cells.every((cell) => plainNumber.test(cell)) && cells.some((cell) => cell.includes('.'));
  });

const typing = (timeZone: string, write: (cells: readonly Cell[]) => void) => {
  let buffered: (readonly string[])[] | null = [];
  let figures: boolean[] = [];
  const typed = (cell: string, index: number): Cell => {
    const date = plainDate.test(cell) ? cell : momentOf(cell, timeZone);
    if (date !== null) return { date };
    if (!figures[index] || !plainNumber.test(cell)) return cell;
    return { number: Number(cell), decimals: /\.\d\d$/.test(cell) ? 2 : null };
  };
  const settle = (): void => {
    const rows = buffered ?? [];
    buffered = null;
    figures = figureColumns(rows, Math.max(0, ...rows.map(({ length }) => length)));
    for (const row of rows) write(row.map(typed));
  };
  return {
    row: (row: readonly string[]): void => {
      if (buffered) buffered.push(row);
      else write(row.map(typed));
      if (buffered?.length === rowsToLearnFrom) settle();
    },
    end: (): void => {
      if (buffered) settle();
    },
  };
};

/**
 * Rewrites a server's CSV like our own exports: formulas neutralised, in the format of the chosen profile.
 */
const rewriting = (profile: ListExport['profile'], timeZone: string, take: TakeChunk) => {
  const decoder = new TextDecoder();
  const table = createTable(profile, take);
  const types = profile === 'xlsx' ? typing(timeZone, table.row) : null;
  const cellText = (cell: string): string =>
    momentOf(cell, timeZone) ?? (profile === 'excel' ? cell.replace(decimalPoint, '$1,$2') : cell);
  let isHead = true;
  const reader = createCsvReader((row) => {
    if (isHead) table.head(row);
    else if (types) types.row(row);
    else table.row(row.map(cellText));
    isHead = false;
  });
  const orRefused = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      // Cells without an end, or more columns than a sheet allows: the answer is not a table, whatever its
      // content type.
      const isNoTable = cause instanceof EndlessCell || cause instanceof TooManyColumns;
      throw isNoTable ? new AnswerRefused(failure('UNEXPECTED_RESPONSE', 200)) : cause;
    }
  };
  return {
    take: async (chunk: Uint8Array): Promise<void> => {
      for (let at = 0; at < chunk.byteLength; at += stepBytes) {
        const step = chunk.subarray(at, at + stepBytes);
        orRefused(() => reader.push(decoder.decode(step, { stream: true })));
        await table.flush();
      }
    },
    end: async (): Promise<void> => {
      orRefused(() => {
        reader.push(decoder.decode());
        reader.end();
        types?.end();
      });
      await table.end();
    },
  };
};

/** Downloads a file that the server generates. Passes it on unchanged or rewritten for a spreadsheet. */
export const exportFile = async (
  { operation, params, query, profile }: FileExport,
  into: { take: TakeChunk },
  { api, signal, onProgress, watch }: ExportFileOptions,
): Promise<Result<null>> => {
  const opened = await api.download({ operation, params, query }, signal);
  if (!opened.ok) return opened;
  const { body, headers, requestId } = opened.data;
  const announced = headers.get('content-length');
  const total = announced === null ? null : Number(announced);
  const written =
    profile === 'raw'
      ? { take: into.take, end: async () => {} }
      : rewriting(profile, timeZoneOf(params), into.take);
  const arriving = checked(written.take);
  const counted = countRows();
  let bytes = 0;
  try {
    await body.read((chunk) => {
      bytes += chunk.byteLength;
      counted.add(chunk);
      onProgress({ bytes, totalBytes: total, ...counted.soFar() });
      const taken = arriving.take(chunk);
      const watching = watch.unfolded({ bytes, receivedBytes: body.receivedBytes?.() ?? bytes });
      return watching ? Promise.all([taken, watching]).then(() => undefined) : taken;
    });
    onProgress({ bytes, totalBytes: total, ...counted.soFar(true) });
    await arriving.end();
    await written.end();
  } catch (cause) {
    body.cancel();
    if (cause instanceof AnswerRefused) return withRequestId<null>(cause.result, { requestId });
    const isBroken = cause instanceof DOMException && cause.name !== 'AbortError';
    if (isBroken) return withRequestId<null>(failure('NETWORK'), { requestId });
    throw cause;
  }
  return { ok: true, data: null };
};

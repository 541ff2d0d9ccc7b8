import { countries, isCountryId } from '#shared/domain/countries.ts';
import { csvLine } from '#shared/domain/csv.ts';
import { createCsvReader, EndlessCell } from '#shared/domain/csvReader.ts';
import { timeInZone } from '#shared/domain/plainDates.ts';
import type { ExportProgress, FileExport } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { TakePiece } from '../http/openFile.ts';
import { countRows } from './countRows.ts';
import { AnswerRefused, isEnoughToSniff, sniffRefusal } from './sniffContent.ts';
import type { WatchSize } from './watchSize.ts';

const byteOrderMark = '\uFEFF';
const decimalPoint = /^([+-]?\d+)\.(\d+)$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** What arrived, of how many bytes; null when the server did not say. */
type Arrived = Pick<ExportProgress, 'bytes' | 'totalBytes' | 'rows' | 'areRowsEstimated'>;

interface ExportFileOptions {
  api: Pick<ApiClient, 'download'>;
  signal: AbortSignal;
  onProgress: (amounts: Arrived) => void;
  /** Looks at how much comes out of little; a promise means: wait for it before the next piece. */
  watch: Pick<WatchSize, 'unfolded'>;
}

/** Passes bytes on once it is clear that they are the file. */
const checked = (take: TakePiece) => {
  let held: Uint8Array | null = new Uint8Array();
  const release = (bytes: Uint8Array, isAll: boolean): Promise<void> | undefined => {
    const refusal = sniffRefusal(bytes, isAll);
    if (refusal) throw new AnswerRefused(refusal);
    held = null;
    return take(bytes);
  };
  return {
    take: (piece: Uint8Array): Promise<void> | undefined => {
      if (!held) return take(piece);
      held = Buffer.concat([held, piece]);
      return isEnoughToSniff(held) ? release(held, false) : undefined;
    },
    end: async (): Promise<void> => {
      if (held) await release(held, true);
    },
  };
};

/** The clocks that the files of a country go by. */
const timeZoneOf = ({ country = '' }: FileExport['params']): string =>
  countries[isCountryId(country) ? country : 'es'].timeZone;

/** A moment as our own files have it: on the clocks of the country, as a spreadsheet reads it. */
const cellOf = (cell: string, isExcel: boolean, timeZone: string): string => {
  // Most cells are known for none by one letter.
  if (cell[10] === 'T' && instant.test(cell)) {
    const date = new Date(cell);
    return Number.isNaN(date.getTime()) ? cell : timeInZone(date, timeZone);
  }
  return isExcel ? cell.replace(decimalPoint, '$1,$2') : cell;
};

/** The server's rows as our own files have them: formulas neutralised, and as the person's spreadsheet wants them. */
const rewriting = (profile: 'standard' | 'excel', timeZone: string, take: TakePiece) => {
  const decoder = new TextDecoder();
  const isExcel = profile === 'excel';
  let text = byteOrderMark;
  const reader = createCsvReader((row) => {
    const cells = row.map((cell) => cellOf(cell, isExcel, timeZone));
    text += csvLine(cells, isExcel ? ';' : ',');
  });
  const flush = (): Promise<void> | undefined => {
    const bytes = Buffer.from(text);
    text = '';
    return bytes.byteLength > 0 ? take(bytes) : undefined;
  };
  const orRefused = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      // What has no cells that end is no table, whatever it is said to be.
      throw cause instanceof EndlessCell ? new AnswerRefused(failure('UNEXPECTED_RESPONSE', 200)) : cause;
    }
  };
  return {
    take: (piece: Uint8Array): Promise<void> | undefined => {
      orRefused(() => reader.push(decoder.decode(piece, { stream: true })));
      return flush();
    },
    end: async (): Promise<void> => {
      orRefused(() => {
        reader.push(decoder.decode());
        reader.end();
      });
      await flush();
    },
  };
};

/** Fetches a file that the server makes, and hands it over as it is, or rewritten for a spreadsheet. */
export const exportFile = async (
  { operation, params, query, profile }: FileExport,
  into: { take: TakePiece },
  { api, signal, onProgress, watch }: ExportFileOptions,
): Promise<Result<null>> => {
  const opened = await api.download({ operation, params, query }, signal);
  if (!opened.ok) return opened;
  const { body, headers } = opened.data;
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
    await body.read((piece) => {
      bytes += piece.byteLength;
      counted.add(piece);
      onProgress({ bytes, totalBytes: total, ...counted.soFar() });
      const taken = arriving.take(piece);
      const watching = watch.unfolded({ bytes, receivedBytes: body.receivedBytes?.() ?? bytes });
      return watching ? Promise.all([taken, watching]).then(() => undefined) : taken;
    });
    onProgress({ bytes, totalBytes: total, ...counted.soFar(true) });
    await arriving.end();
    await written.end();
  } catch (cause) {
    body.cancel();
    if (cause instanceof AnswerRefused) return cause.result;
    throw cause;
  }
  return { ok: true, data: null };
};

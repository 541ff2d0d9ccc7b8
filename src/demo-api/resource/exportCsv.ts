import type { SQLOutputValue } from 'node:sqlite';
import type { Call } from '../http/call.ts';
import { listed } from './condition.ts';
import { parseListQuery } from './parseListQuery.ts';
import { toWire } from './readRows.ts';
import type { Resource, WireRecord } from './resource.ts';
import { allRowsSql, shownColumns, sortOf } from './rowsSql.ts';

export interface CsvColumn {
  heading: string;
  value: (record: WireRecord) => string;
}

const rowsPerChunk = 500;

/** Quotes only if required, as in RFC 4180. */
const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

type SqlRow = Record<string, SQLOutputValue>;

const chunkOf = (rows: Iterator<SqlRow>, toLine: (row: SqlRow) => string): string => {
  let text = '';
  for (let count = 0; count < rowsPerChunk; count += 1) {
    const { value, done } = rows.next();
    if (done) break;
    text += toLine(value);
  }
  return text;
};

/** Creates chunks on demand, so that memory does not grow with the number of rows. */
const streamOf = (heading: string, nextChunk: () => string, stop: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(heading)),
    pull: async (controller) => {
      // Let other requests run between two chunks.
      await new Promise(setImmediate);
      const text = nextChunk();
      if (text === '') controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    cancel: stop,
  });
};

/** Adds an ASCII fallback for clients without support for `filename*` (RFC 6266). */
const attachment = (fileName: string): string => {
  const plain = fileName.replaceAll(/[^ -~]|["\\]/gu, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** Exports all rows of a list with its filters and order. */
export const exportCsv = (
  resource: Resource,
  call: Call,
  columns: readonly CsvColumn[],
  fileName: string,
): Response => {
  const { filters, sort } = parseListQuery(call.query);
  const where = listed(resource, call.scope, filters);
  // Use a separate statement: a cached one would be reset by the next request that uses it.
  const query = call.db.prepare(allRowsSql(resource, where.sql, sortOf(resource, sort)));
  const rows = query.iterate(...where.parameters);
  const shown = shownColumns(resource);
  const toLine = (row: SqlRow): string => {
    const record = toWire(shown, row);
    return csvLine(columns.map(({ value }) => value(record)));
  };
  const heading = csvLine(columns.map((column) => column.heading));
  const body = streamOf(
    heading,
    () => chunkOf(rows, toLine),
    () => rows.return?.(),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(fileName),
    },
  });
};

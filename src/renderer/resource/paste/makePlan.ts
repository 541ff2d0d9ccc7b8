import { cityField } from '#shared/rules/allCities.ts';
import { isAllCities, type RecordScope, scopeOfRow } from '../../data/entityCalls.ts';
import { queryClient, ResultError } from '../../data/queryClient.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import type { ReferenceOption } from '../fields/reference/referenceSource.ts';
import { referenceQuery } from '../fields/reference/useReferenceNames.ts';
import { findRecords } from './findRecords.ts';
import type { PastedRow } from './pastedTable.ts';
import { markDuplicates, type PlanContext, type PlannedRow, planRow } from './planRows.ts';
import { type CellReading, type FindReferences, plainValue, type RowCells, readCells } from './readCells.ts';
import { keyOf } from './rowKeys.ts';
import { warnOfShared } from './sharedValues.ts';
import { holdBackMade } from './uncertainRows.ts';

/** Ids of records have digits and no spaces. Spares a read for each unknown name. */
const mayBeId = (text: string): boolean => /^(?=.*\d)[\w-]{8,64}$/.test(text);

/** Looks up names first, then the first choices for an id, then the id itself. Answers are cached for a minute. */
const findReferences =
  (signal: AbortSignal): FindReferences =>
  async (source, scope, text) => {
    const named = await queryClient.fetchQuery(referenceQuery(source, scope, text));
    if (named.length > 0) return named;
    const first = await queryClient.fetchQuery(referenceQuery(source, scope, ''));
    const known = first.filter(({ id }) => id === text);
    if (known.length > 0 || !source.read || !mayBeId(text)) return known;
    const read = await source.read(scope, text, signal);
    if (!read.ok && read.error.status !== 404) throw new ResultError(read.error);
    return read.ok ? [read.data satisfies ReferenceOption] : [];
  };

const cellsOf = ({ cells }: PastedRow, columns: readonly (string | null)[]): RowCells =>
  Object.fromEntries(
    columns.flatMap((name, index) => (name !== null && cells[index] ? [[name, cells[index]] as const] : [])),
  );

interface Planning extends PlanContext, Pick<CellReading, 'languages'> {
  scope: RecordScope;
  signal: AbortSignal;
  /** Lines that were sent without an answer. */
  uncertain: ReadonlySet<number>;
  onProgress: (done: number, total: number) => void;
}

/** Plan of the whole table: reads the cells and finds the records. Changes nothing. */
export const makePlan = async (
  rows: readonly PastedRow[],
  columns: readonly (string | null)[],
  planning: Planning,
): Promise<PlannedRow[]> => {
  const { resource, scope, signal, timeZone, i18n, uncertain } = planning;
  const reading: CellReading = {
    ...planning,
    fields: resource.fields,
    origin: { language: languageOf(i18n), timeZone, country: scope.country },
    findReferences: findReferences(signal),
  };
  const named = rows.map((row) => {
    const cells = cellsOf(row, columns);
    return { line: row.line, cells, key: keyOf(cells, reading) };
  });
  const recordsOf = await findRecords(
    named.flatMap(({ key }) => key ?? []),
    planning,
  );
  const planned: { planned: PlannedRow; key: (typeof named)[number]['key'] }[] = [];
  for (const { line, cells, key } of named) {
    signal.throwIfAborted();
    const ofCity = resource.fields[cityField];
    const text = cells[cityField];
    const cell =
      ofCity && isAllCities(scope) && text !== undefined ? plainValue(text, ofCity, reading) : null;
    const city = cell && 'value' in cell ? String(cell.value) : null;
    const found = (key ? recordsOf(key) : []).filter((row) => city === null || row[cityField] === city);
    const [record] = found;
    const own = record ? scopeOfRow(scope, record) : city === null ? scope : { ...scope, city };
    const read = await readCells(cells, own, record ?? {}, reading);
    planned.push({ planned: planRow({ line, key, found, scope: own, ...read }, planning), key });
  }
  // A row with a key was looked up with it.
  const unknown = planned.flatMap(({ key, planned: { line } }) => (!key && uncertain.has(line) ? line : []));
  const held = await holdBackMade(markDuplicates(planned, i18n), new Set(unknown), planning);
  return warnOfShared(held, planning);
};

import type { ColumnKind, Columns } from '../resource/column.ts';
import { type CodedTexts, createCodedTexts } from './codedTexts.ts';
import type { ColumnValues } from './columnValues.ts';
import { createNumbers } from './numbers.ts';
import { createPlainTexts } from './plainTexts.ts';

export interface StoredColumns {
  /** What rows themselves hold, by its SQL. */
  own: ReadonlyMap<string, ColumnValues>;
  /** Which record of another table they name, by the SQL of the key. */
  keys: ReadonlyMap<string, CodedTexts>;
}

const createValues = (kind: ColumnKind, capacity: number): ColumnValues => {
  switch (kind) {
    case 'id':
      return createPlainTexts(kind, capacity);
    case 'text':
    case 'choice':
      return createCodedTexts(kind, capacity);
    case 'json':
    case 'date':
      throw new Error(`A long list has no column of the kind ${kind}`);
    default:
      return createNumbers(kind, capacity);
  }
};

/** One set of values for each thing that a list may be filtered or sorted by, whatever names it has. */
export const columnsOf = (columns: Columns, capacity: number): StoredColumns => {
  const asked = Object.values(columns).filter(({ shownOnly }) => !shownOnly);
  const keySqls = new Set(asked.flatMap(({ join }) => (join ? [join.key] : [])));
  const keys = new Map([...keySqls].map((sql) => [sql, createCodedTexts('id', capacity)]));
  const kinds = new Map(asked.filter(({ join }) => !join).map(({ sql, kind }) => [sql, kind]));
  const own = new Map(
    [...kinds].map(([sql, kind]) => [sql, keys.get(sql) ?? createValues(kind, capacity)] as const),
  );
  return { own, keys };
};

import type { Field } from '../kinds/kind.ts';

/** The fields that stand for themselves: what can be a column, and what the peek pane shows of a record. */
export const columnNames = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.column !== false);

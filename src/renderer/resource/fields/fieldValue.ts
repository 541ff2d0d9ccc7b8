import type { Row } from '../../data/entityCalls.ts';
import type { Field } from './field.ts';

const valueAt = (row: Row, path: string): unknown => {
  let value: unknown = row;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
};

export const sourcesOf = (
  name: string,
  { sources }: Pick<Field, 'sources'>,
): readonly [string, ...string[]] => sources ?? [name];

/** A field's value in a row; of several sources, their texts joined. */
export const fieldValue = (row: Row, name: string, field: Field): unknown => {
  const [first, ...rest] = sourcesOf(name, field);
  if (rest.length === 0) return valueAt(row, first);
  return [first, ...rest]
    .map((path) => valueAt(row, path))
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');
};

import { type Method, type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { apiPrefix, bucketPrefix } from './apiTarget.ts';

interface Pattern {
  operation: OperationId;
  method: Method;
  path: RegExp;
  /** Number of parameters: a path without them wins over one that they would match too. */
  open: number;
}

let known: Pattern[] | null = null;

const patterns = (): Pattern[] => {
  known ??= operationIds
    .map((operation): Pattern => {
      const { method, path } = operations[operation];
      const source = path.replaceAll(/\{\w+\}/g, '[^/]+');
      return { operation, method, path: new RegExp(`^${source}$`), open: path.split('{').length };
    })
    .toSorted((one, other) => one.open - other.open);
  return known;
};

/** Name of a call for the log, instead of its path and query, which may hold personal data. */
export const operationOf = (method: Method, path: string): OperationId | 'image' | 'other' => {
  if (path.startsWith(bucketPrefix)) return 'image';
  const [whole = ''] = path.split('?', 1);
  const below = whole.slice(apiPrefix.length - 1);
  return patterns().find((known) => known.method === method && known.path.test(below))?.operation ?? 'other';
};

import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Result } from '#shared/ipc/result.ts';
import type { EntityName, RecordScope } from '../../../data/entityCalls.ts';
import { unwrap } from '../../../data/resultError.ts';

/** A number that only the server knows: the largest value of a field among an entity's records. */
export interface ServerMaximum {
  entity: EntityName;
  read: (scope: RecordScope, signal: AbortSignal) => Promise<Result<number>>;
}

/** The question for it, where there is one; asked again when records of the entity changed. */
export const maximumOptions = (maximum: ServerMaximum | undefined, scope: RecordScope) =>
  queryOptions({
    queryKey: ['records', maximum?.entity, 'maximum', scope],
    queryFn: maximum ? async ({ signal }) => unwrap(await maximum.read(scope, signal)) : skipToken,
  });

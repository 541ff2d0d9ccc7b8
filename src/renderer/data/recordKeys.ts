import type { ListQuery } from '#shared/domain/listQuery.ts';
import type { EntityName, RecordName, RecordScope } from './entityCalls.ts';

/** Keys of the query cache: entity, question, place and what is asked, so that a change finds who may show it. */
export const recordKeys = {
  lists: (entity: EntityName, scope: RecordScope) => ['records', entity, 'list', scope] as const,
  list: (entity: EntityName, scope: RecordScope, query: ListQuery) =>
    ['records', entity, 'list', scope, query] as const,
  record: (entity: RecordName, scope: RecordScope, id: string) =>
    ['records', entity, 'record', scope, id] as const,
};

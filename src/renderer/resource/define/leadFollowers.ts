import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { request } from '../../ipc/bridge.ts';
import type { Resource } from './resource.ts';

/** Path of each referenced record, by field name. `null`: the field is empty. */
export const pathsFrom = (
  { fields }: Pick<Resource, 'fields'>,
  row: Row,
  scope: RecordScope,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { source }]) => {
      if (!source?.pathOf) return [];
      const id = row[name];
      return [[name, typeof id === 'string' && id !== '' ? source.pathOf(scope, id) : null]];
    }),
  );

let last = '';

/** Notifies windows that follow this one of the selected record. Skips the call when nothing has changed. */
export const leadFollowers = (resource: Pick<Resource, 'fields'>, row: Row, scope: RecordScope): void => {
  const paths = pathsFrom(resource, row, scope);
  const sent = JSON.stringify(paths);
  if (sent === last || sent === '{}') return;
  last = sent;
  void request('windows.lead', { paths });
};

import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { listPath, type PlacedResource } from '../placedResource.ts';
import { memoryOnReturn } from '../returning/listMemory.ts';
import { useRecordScope } from '../useRecordScope.ts';
import { List } from './List.tsx';

/** Another country or city is another list: nothing is carried over. */
const ListPage = ({ placed }: { placed: PlacedResource }) => {
  const scope = useRecordScope();
  const { search } = useLocation();
  const path = listPath(placed.screen, scope);
  // Back from a record by a plain link: with the filters that the list had.
  const remembered = search === '' ? (memoryOnReturn(path)?.search ?? '') : '';
  if (remembered !== '') return <Navigate to={{ search: remembered }} replace />;
  return <List key={path} placed={placed} scope={scope} />;
};

/** The list screen of one entity, as a route wants it. */
export const listPage =
  (placed: PlacedResource): ComponentType =>
  () => <ListPage placed={placed} />;

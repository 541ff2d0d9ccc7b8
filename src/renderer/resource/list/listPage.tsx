import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { listPath, type PlacedResource } from '../placedResource.ts';
import { ResourceProvider, useResource } from '../resourceContext.tsx';
import { memoryOnReturn } from '../returning/listMemory.ts';
import { List } from './List.tsx';

/** Another country or city is another list: nothing is carried over. */
const ListPage = () => {
  const { screen, scope } = useResource();
  const { search } = useLocation();
  const path = listPath(screen, scope);
  // Back from a record by a plain link: with the filters that the list had.
  const remembered = search === '' ? (memoryOnReturn(path)?.search ?? '') : '';
  if (remembered !== '') return <Navigate to={{ search: remembered }} replace />;
  return <List key={path} />;
};

/** The list screen of one entity, as a route wants it. */
export const listPage =
  (placed: PlacedResource): ComponentType =>
  () => (
    <ResourceProvider placed={placed}>
      <ListPage />
    </ResourceProvider>
  );

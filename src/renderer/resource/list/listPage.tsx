import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { listPath } from '../../paths.ts';
import { useUser } from '../../stores/session.ts';
import type { Resource } from '../define/resource.ts';
import { ResourceProvider, useResource } from '../define/resourceContext.tsx';
import { readViews, viewSearch } from '../define/savedViews.ts';
import { memoryOnReturn } from '../table/listRestoration.ts';
import { List } from './List.tsx';
import { readHabits, withHabits } from './listHabits.ts';

/** Keyed by path, so that another country or city starts without the previous state. */
const ListPage = () => {
  const { resource, scope } = useResource();
  const userId = useUser()?.id ?? '';
  const { search, state } = useLocation();
  const path = listPath(resource.entity, scope);
  // A plain link back from a record restores the list's filters.
  const remembered = search === '' ? (memoryOnReturn(path)?.search ?? '') : '';
  if (remembered !== '') return <Navigate to={{ search: remembered }} replace />;
  const first = search === '' && readViews(resource.entity).find(({ isDefault }) => isDefault);
  if (first) return <Navigate to={{ search: viewSearch(first) }} state={state} replace />;
  const habitual = withHabits(search, readHabits(userId, resource.entity));
  if (habitual !== search) return <Navigate to={{ search: habitual }} state={state} replace />;
  return <List key={path} />;
};

/** Route component of an entity's list. */
export const listPage =
  (resource: Resource): ComponentType =>
  () => (
    <ResourceProvider resource={resource}>
      <ListPage />
    </ResourceProvider>
  );

import type { ComponentType } from 'react';
import type { EntityScreen } from './placedResource.ts';
import type { DeclaredResource } from './resource.ts';

type LoadResource = () => Promise<DeclaredResource>;

/** The page with the list of a declared entity. */
export const loadListPage = async (screen: EntityScreen, load: LoadResource): Promise<ComponentType> => {
  const [{ listPage }, resource] = await Promise.all([import('./list/listPage.tsx'), load()]);
  return listPage({ screen, resource });
};

/** The page of one of its records. */
export const loadRecordPage = async (screen: EntityScreen, load: LoadResource): Promise<ComponentType> => {
  const [{ recordPage }, resource] = await Promise.all([import('./record/recordPage.tsx'), load()]);
  await resource.view?.();
  return recordPage({ screen, resource });
};

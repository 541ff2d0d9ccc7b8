import type { ComponentType } from 'react';
import type { DeclaredResource } from './resource.ts';

type LoadResource = () => Promise<DeclaredResource>;

/** The page with the list of a declared entity. */
export const loadListPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ listPage }, resource] = await Promise.all([import('./list/listPage.tsx'), load()]);
  return listPage(resource);
};

/** The page of one of its records. */
export const loadRecordPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ recordPage }, resource] = await Promise.all([import('./record/recordPage.tsx'), load()]);
  await resource.view?.();
  // They come while the page asks for its record; what goes wrong with one is said where it is shown.
  if (!resource.view)
    for (const { input } of Object.values(resource.fields)) input?.().catch(() => undefined);
  return recordPage(resource);
};

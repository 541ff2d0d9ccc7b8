import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { RecordScope } from '../data/entityCalls.ts';
import type { PlacedResource } from './placedResource.ts';
import { useRecordScope } from './useRecordScope.ts';

interface ShownResource extends PlacedResource {
  /** Where the records live that are shown. */
  scope: RecordScope;
}

const ResourceContext = createContext<ShownResource | null>(null);

/** Lets everything below know the entity that a list or a record shows. */
export const ResourceProvider = ({ placed, children }: { placed: PlacedResource; children: ReactNode }) => {
  const scope = useRecordScope();
  const shown = useMemo(() => ({ ...placed, scope }), [placed, scope]);
  return <ResourceContext value={shown}>{children}</ResourceContext>;
};

/** The entity that is shown here, its place in the app, and where its records live. */
export const useResource = (): ShownResource => {
  const shown = useContext(ResourceContext);
  if (!shown) throw new Error('There is no list and no record around this.');
  return shown;
};

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useParams } from 'react-router';
import type { RecordScope } from '../data/entityCalls.ts';
import { useUser } from '../stores/session.ts';
import type { EntityScreen, PlacedResource } from './placedResource.ts';
import type { Resource } from './resource.ts';

/** Country and city of the address, as far as it has them. */
const useRecordScope = (): RecordScope => {
  const { country, city } = useParams();
  return useMemo(() => ({ ...(country ? { country } : {}), ...(city ? { city } : {}) }), [country, city]);
};

interface ShownResource {
  screen: EntityScreen;
  /** With what the person who is logged in may do. */
  resource: Resource;
  /** Where the records live that are shown. */
  scope: RecordScope;
}

const ResourceContext = createContext<ShownResource | null>(null);

/** Lets everything below know the entity that a list or a record shows. */
export const ResourceProvider = ({ placed, children }: { placed: PlacedResource; children: ReactNode }) => {
  const scope = useRecordScope();
  const user = useUser();
  const shown = useMemo(() => {
    const { screen, resource } = placed;
    return { screen, resource: { ...resource, can: resource.can(user) }, scope };
  }, [placed, user, scope]);
  return <ResourceContext value={shown}>{children}</ResourceContext>;
};

/** The entity that is shown here, its place in the app, and where its records live. */
export const useResource = (): ShownResource => {
  const shown = useContext(ResourceContext);
  if (!shown) throw new Error('There is no list and no record around this.');
  return shown;
};

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useParams } from 'react-router';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { useIsPrivate } from '../stores/privacy.ts';
import { useUser } from '../stores/session.ts';
import { maskedRow } from './kinds/personal.ts';
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
  const isPrivate = useIsPrivate();
  const shown = useMemo(() => {
    const { screen, resource } = placed;
    const { fields, nameOf } = resource;
    const seenName = isPrivate ? (row: Row) => nameOf(maskedRow(fields, row)) : nameOf;
    return { screen, resource: { ...resource, nameOf: seenName, can: resource.can(user) }, scope };
  }, [placed, user, scope, isPrivate]);
  return <ResourceContext value={shown}>{children}</ResourceContext>;
};

/** The entity that is shown here, its place in the app, and where its records live. */
export const useResource = (): ShownResource => {
  const shown = useContext(ResourceContext);
  if (!shown) throw new Error('There is no list and no record around this.');
  return shown;
};

import type { MessageDescriptor } from '@lingui/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useMatches, useParams } from 'react-router';
import {
  type EntityName,
  isAllCities,
  type RecordScope,
  type Row,
  scopeOfRow,
} from '../../data/entityCalls.ts';
import { ResourceLoader } from '../../data/resourceLoader.ts';
import { useScopeStore } from '../../stores/page.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { maskedRow } from '../fields/fieldText.ts';
import { withCityColumn } from './cityColumn.ts';
import type { Permissions, Resource } from './resource.ts';

const useRecordScope = (): RecordScope => {
  const { country, city } = useParams();
  return useMemo(() => ({ ...(country ? { country } : {}), ...(city ? { city } : {}) }), [country, city]);
};

const ResourceContext = createContext<{
  title: MessageDescriptor;
  resource: Resource;
  can: Permissions;
  scope: RecordScope;
  /** The record was deleted on the server: no action works on it. */
  isGone?: boolean;
} | null>(null);

const withSeenNames = (resource: Resource, isPrivate: boolean): Resource => {
  const { fields, nameOf } = resource;
  return isPrivate ? { ...resource, nameOf: (row) => nameOf(maskedRow(fields, row)) } : resource;
};

export const ResourceProvider = (props: { resource: Resource; children: ReactNode }) => {
  const scope = useRecordScope();
  const user = useUser();
  const isPrivate = useIsPrivate();
  const { resource, children } = props;
  const handle = useMatches().at(-1)?.handle as { title: MessageDescriptor } | undefined;
  if (!handle) throw new Error('A list or a record stands outside the table of screens.');
  const { title } = handle;
  const cities = useScopeStore((here) => (isAllCities(scope) ? here.cities : null));
  const shown = useMemo(() => {
    const seen = withSeenNames(resource, isPrivate);
    const can = resource.can(user);
    if (!cities) return { title, resource: seen, can, scope };
    // A new record belongs to one city.
    return { title, resource: withCityColumn(seen, cities), can: { ...can, create: false }, scope };
  }, [resource, title, user, scope, isPrivate, cities]);
  return <ResourceContext value={shown}>{children}</ResourceContext>;
};

/**
 * Narrows the scope to the city of this row. Remembers the last row in case the list loses it while a dialog
 * is open.
 */
export const RowScope = ({ row, children }: { row: Row | undefined; children: ReactNode }) => {
  const shown = useResource();
  const [known, setKnown] = useState(row);
  if (row && row !== known) setKnown(row);
  const { city } = known ? scopeOfRow(shown.scope, known) : shown.scope;
  const placed = useMemo(
    () =>
      city === shown.scope.city ? shown : { ...shown, scope: { ...shown.scope, ...(city ? { city } : {}) } },
    [shown, city],
  );
  return <ResourceContext value={placed}>{children}</ResourceContext>;
};

/** Removes edit permissions while the record on screen is deleted. */
export const GoneScope = ({ isGone, children }: { isGone: boolean; children: ReactNode }) => {
  const shown = useResource();
  const narrowed = useMemo(() => {
    if (!isGone) return shown;
    return { ...shown, isGone, can: { ...shown.can, quickEdit: false, remove: false } };
  }, [shown, isGone]);
  return <ResourceContext value={narrowed}>{children}</ResourceContext>;
};

export const useResource = () => {
  const shown = useContext(ResourceContext);
  if (!shown) throw new Error('There is no list and no record around this.');
  return shown;
};

interface TitledResource {
  title: MessageDescriptor;
  resource: Resource;
}

const loaded = new Map<EntityName, TitledResource>();

/**
 * Records of another entity than that of the page, in a scope of their own: orders on the page of their customer.
 * Renders nothing until the code of the entity is loaded.
 */
export const OtherResource = (props: { entity: EntityName; scope: RecordScope; children: ReactNode }) => {
  const { entity, scope, children } = props;
  const load = useContext(ResourceLoader);
  const user = useUser();
  const isPrivate = useIsPrivate();
  const [known, setKnown] = useState(() => loaded.get(entity) ?? null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load?.(entity).then(
      (found) => {
        loaded.set(entity, found as TitledResource);
        if (isWanted) setKnown(found as TitledResource);
      },
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, entity]);
  // Rethrow during render, so that the error boundary shows it.
  if (failure) throw failure.cause;
  const shown = useMemo(() => {
    if (!known) return null;
    const { title, resource } = known;
    return { title, resource: withSeenNames(resource, isPrivate), can: resource.can(user), scope };
  }, [known, scope, user, isPrivate]);
  return shown && <ResourceContext value={shown}>{children}</ResourceContext>;
};

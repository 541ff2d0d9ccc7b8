import type { MessageDescriptor } from '@lingui/core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMatches, useParams } from 'react-router';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { useIsPrivate } from '../stores/preferences.ts';
import { useUser } from '../stores/session.ts';
import { maskedRow } from './kinds/fieldText.ts';
import type { Permissions, Resource } from './resource.ts';

/** Country and city of the address, as far as it has them. */
const useRecordScope = (): RecordScope => {
  const { country, city } = useParams();
  return useMemo(() => ({ ...(country ? { country } : {}), ...(city ? { city } : {}) }), [country, city]);
};

const ResourceContext = createContext<{
  /** The screen's, as the table of screens has it. */
  title: MessageDescriptor;
  resource: Resource;
  /** What the person who is logged in may do. */
  can: Permissions;
  /** Where the records live that are shown. */
  scope: RecordScope;
} | null>(null);

/** Lets everything below know the entity that a list or a record shows. */
export const ResourceProvider = (props: { resource: Resource; children: ReactNode }) => {
  const scope = useRecordScope();
  const user = useUser();
  const isPrivate = useIsPrivate();
  const { resource, children } = props;
  const handle = useMatches().at(-1)?.handle as { title: MessageDescriptor } | undefined;
  if (!handle) throw new Error('A list or a record stands outside the table of screens.');
  const { title } = handle;
  const shown = useMemo(() => {
    const { fields, nameOf } = resource;
    const seenName = isPrivate ? (row: Row) => nameOf(maskedRow(fields, row)) : nameOf;
    return { title, resource: { ...resource, nameOf: seenName }, can: resource.can(user), scope };
  }, [resource, title, user, scope, isPrivate]);
  return <ResourceContext value={shown}>{children}</ResourceContext>;
};

/** The entity that is shown here, its screen's title, what may be done with it, and where its records live. */
export const useResource = () => {
  const shown = useContext(ResourceContext);
  if (!shown) throw new Error('There is no list and no record around this.');
  return shown;
};

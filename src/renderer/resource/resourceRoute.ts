import type { MessageDescriptor } from '@lingui/core';
import { generatePath } from 'react-router';
import type { RecordScope } from '../data/entityCalls.ts';
import type { Resource } from './resource.ts';

/** Where an entity stands in the app; known before its declaration is loaded. */
export interface ResourceRoute {
  /** The list's pattern. */
  path: string;
  title: MessageDescriptor;
  scope: 'global' | 'country' | 'city';
}

/** A declared entity at its place: what every shared screen is given. */
export interface PlacedResource {
  route: ResourceRoute;
  resource: Resource;
}

export const listPath = ({ path }: ResourceRoute, { country, city }: RecordScope): string =>
  generatePath(path, { country: country ?? null, cityId: city ?? null });

export const recordPath = (route: ResourceRoute, scope: RecordScope, id: string): string =>
  `${listPath(route, scope)}/${encodeURIComponent(id)}`;

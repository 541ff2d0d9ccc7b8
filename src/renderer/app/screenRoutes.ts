import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { listPatterns, pagePatterns, publicPatterns, recordPattern } from '#shared/screens/screenPatterns.ts';
import type { Resource } from '../resource/define/resource.ts';
import { notFoundScreen, publicScreens } from './publicScreens.ts';
import { type ListScreen, type PageScreen, screens } from './screens.ts';

type LoadResource = () => Promise<Resource>;

const loadListPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ listPage }, resource] = await Promise.all([import('../resource/list/listPage.tsx'), load()]);
  return listPage(resource);
};

const loadRecordPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ recordPage }, resource] = await Promise.all([import('../resource/record/recordPage.tsx'), load()]);
  await resource.slots.page?.();
  // Prefetches inputs while the record loads. Errors are ignored here; the field that needs the input reports
  // them.
  if (!resource.slots.page)
    for (const { input } of Object.values(resource.fields)) input?.().catch(() => undefined);
  return recordPage(resource);
};

/** Handle of a route; the window frame reads it from the matching route. */
export interface ScreenHandle {
  title: MessageDescriptor;
  /** Record page below the list with the same title. */
  isRecord: boolean;
}

export interface LoadedRoute {
  lazy: () => Promise<{ Component: ComponentType }>;
}

type ScreenRoute = Required<Pick<RouteObject, 'path'>> & LoadedRoute & { handle: ScreenHandle };

const pageRoute = (path: string, { title, load }: PageScreen): ScreenRoute => ({
  path,
  handle: { title, isRecord: false },
  lazy: async () => ({ Component: (await load()).default }),
});

const listRoutes = (pattern: string, { title, resource, record }: ListScreen): ScreenRoute[] => [
  {
    path: pattern,
    handle: { title, isRecord: false },
    lazy: async () => ({ Component: await loadListPage(resource) }),
  },
  {
    path: recordPattern(pattern),
    handle: { title, isRecord: true },
    lazy: async () => ({ Component: record ? await record() : await loadRecordPage(resource) }),
  },
];

const patterns: Readonly<Record<string, string>> = { ...publicPatterns, ...pagePatterns, ...listPatterns };
const toRoutes = (table: Readonly<Record<string, PageScreen | ListScreen>>): ScreenRoute[] =>
  Object.entries(table).flatMap(([name, screen]) => {
    const pattern = patterns[name] ?? '';
    return 'load' in screen ? [pageRoute(pattern, screen)] : listRoutes(pattern, screen);
  });

export const publicRoutes = toRoutes(publicScreens);
export const staffRoutes = toRoutes({ ...screens });
export const notFoundRoute = pageRoute('*', notFoundScreen);

/** Single cached expression, because a menu checks two dozen paths at once. */
const anyScreen = new RegExp(
  `^(?:${staffRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/** Whether a path matches a screen for logged-in users. */
export const hasScreenAt = (path: string): boolean => anyScreen.test(path);

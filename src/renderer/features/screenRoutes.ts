import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { listPatterns, pagePatterns, publicPatterns, recordPattern } from '#shared/domain/screenPatterns.ts';
import type { Resource } from '../resource/resource.ts';
import { notFoundScreen, publicScreens } from './publicScreens.ts';
import { type ListScreen, type PageScreen, screens } from './screens.ts';

type LoadResource = () => Promise<Resource>;

/** The page with the list of a declared entity. */
const loadListPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ listPage }, resource] = await Promise.all([import('../resource/list/listPage.tsx'), load()]);
  return listPage(resource);
};

/** The page of one record of a list. */
const loadRecordPage = async (load: LoadResource): Promise<ComponentType> => {
  const [{ recordPage }, resource] = await Promise.all([import('../resource/record/recordPage.tsx'), load()]);
  await resource.content?.();
  // Prefetch: inputs come while the page asks for its record; what goes wrong with one is said where it is shown.
  if (!resource.content)
    for (const { input } of Object.values(resource.fields)) input?.().catch(() => undefined);
  return recordPage(resource);
};

/** What a route knows of its screen; the frame reads it from the route that is open. */
export interface ScreenHandle {
  title: MessageDescriptor;
  /** It stands under the list of the same title. */
  isRecord: boolean;
}

/** A route whose code is loaded when somebody goes there. */
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

/** All of them in one expression, made once: a menu asks for two dozen addresses. */
const anyScreen = new RegExp(
  `^(?:${staffRoutes.map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/** Whether an address leads to a screen for people who are logged in. */
export const hasScreenAt = (path: string): boolean => anyScreen.test(path);

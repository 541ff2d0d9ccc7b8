import type { ComponentType } from 'react';
import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { type LoadedRoute, notFoundRoute, publicRoutes, staffRoutes } from './app/screenRoutes.ts';
import { loadStaffTexts } from './i18n/activateLocale.ts';
import { paths } from './paths.ts';
import { PageError, WindowError } from './shell/PageError.tsx';
import { Window } from './shell/Window.tsx';
import { usePreferencesStore } from './stores/preferences.ts';
import { useSession } from './stores/session.ts';

/** Start page: welcome, server choice, login or dashboard. */
const RootRedirect = () => {
  const isFirstRun = usePreferencesStore((settings) => settings.isFirstRun);
  const isUnconnected = usePreferencesStore(({ connection }) => connection === null);
  const isLoggedIn = useSession().status === 'loggedIn';
  if (isFirstRun) return <Navigate to={paths.welcome} replace />;
  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  return <Navigate to={isLoggedIn ? paths.dashboard : paths.login} replace />;
};

/**
 * React Router renders nothing, not even the error boundary, for a route whose chunk failed to load. Render a
 * component that throws the error instead.
 */
const orFault =
  (load: LoadedRoute['lazy']): LoadedRoute['lazy'] =>
  () =>
    load().catch((cause: unknown) => {
      const fail = (): never => {
        throw cause;
      };
      return { Component: fail };
    });

const guarded = (route: RouteObject & LoadedRoute, ErrorBoundary: ComponentType = PageError) => ({
  ...route,
  lazy: orFault(route.lazy),
  ErrorBoundary,
});
const nothing = () => null;

export const createRouter = () =>
  createHashRouter([
    {
      Component: Window,
      ErrorBoundary: WindowError,
      HydrateFallback: nothing,
      children: [
        { path: paths.root, Component: RootRedirect },
        guarded(
          {
            lazy: async () => ({ Component: (await import('./shell/PublicArea.tsx')).PublicArea }),
            children: publicRoutes.map((route) => guarded(route)),
          },
          WindowError,
        ),
        guarded(
          {
            lazy: async () => {
              const [{ StaffArea }] = await Promise.all([import('./shell/StaffArea.tsx'), loadStaffTexts()]);
              return { Component: StaffArea };
            },
            children: staffRoutes.map((route) => guarded(route)),
          },
          WindowError,
        ),
        guarded(notFoundRoute, WindowError),
      ],
    },
  ]);

import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { notFoundRoute, publicRoutes, staffRoutes } from './features/screenRoutes.ts';
import { loadStaffTexts } from './i18n/activateLocale.ts';
import { paths } from './paths.ts';
import { PageError } from './shell/PageError.tsx';
import { Window } from './shell/Window.tsx';
import { usePreferencesStore } from './stores/preferences.ts';
import { useSession } from './stores/session.ts';

/** Where the app begins: choosing a server, logging in, or the dashboard. */
const RootRedirect = () => {
  const isFirstRun = usePreferencesStore((settings) => settings.isFirstRun);
  const isUnconnected = usePreferencesStore(({ connection }) => connection === null);
  const isLoggedIn = useSession().status === 'loggedIn';
  if (isFirstRun) return <Navigate to={paths.welcome} replace />;
  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  return <Navigate to={isLoggedIn ? paths.dashboard : paths.login} replace />;
};

const guarded = (route: RouteObject): RouteObject => ({ ...route, ErrorBoundary: PageError });
const nothing = () => null;

export const createRouter = () =>
  createHashRouter([
    {
      Component: Window,
      ErrorBoundary: PageError,
      HydrateFallback: nothing,
      children: [
        { path: paths.root, Component: RootRedirect },
        {
          lazy: async () => ({ Component: (await import('./shell/PublicArea.tsx')).PublicArea }),
          ErrorBoundary: PageError,
          children: publicRoutes.map(guarded),
        },
        {
          lazy: async () => {
            const [{ StaffArea }] = await Promise.all([import('./shell/StaffArea.tsx'), loadStaffTexts()]);
            return { Component: StaffArea };
          },
          ErrorBoundary: PageError,
          children: staffRoutes.map(guarded),
        },
        guarded(notFoundRoute),
      ],
    },
  ]);

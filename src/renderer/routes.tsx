import { createHashRouter, type RouteObject } from 'react-router';
import { allScreens } from './features/allScreens.ts';
import { notFoundScreen, publicScreens } from './features/publicScreens.ts';
import type { Screen } from './features/screen.ts';
import { paths } from './paths.ts';
import { PageError } from './shell/PageError.tsx';
import { RootRedirect } from './shell/RootRedirect.tsx';
import { Window } from './shell/Window.tsx';

/** What a route knows of its screen; read by the frame through `useCurrentScreen`. */
const toRoute = (screen: Pick<Screen, 'path' | 'title' | 'load'>): RouteObject => ({
  path: screen.path,
  handle: { screen },
  ErrorBoundary: PageError,
  lazy: async () => ({ Component: (await screen.load()).default }),
});

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
          children: publicScreens.map(toRoute),
        },
        {
          lazy: async () => ({ Component: (await import('./shell/StaffArea.tsx')).StaffArea }),
          ErrorBoundary: PageError,
          children: allScreens.map(toRoute),
        },
        toRoute(notFoundScreen),
      ],
    },
  ]);

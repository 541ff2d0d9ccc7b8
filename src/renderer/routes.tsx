import { createHashRouter, type RouteObject } from 'react-router';
import { notFoundRoute, publicRoutes, staffRoutes } from './features/screenRoutes.ts';
import { loadStaffTexts } from './i18n/activateLocale.ts';
import { paths } from './paths.ts';
import { PageError } from './shell/PageError.tsx';
import { RootRedirect } from './shell/RootRedirect.tsx';
import { Window } from './shell/Window.tsx';

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
            const [{ StaffRoot }] = await Promise.all([import('./shell/StaffRoot.tsx'), loadStaffTexts()]);
            return { Component: StaffRoot };
          },
          ErrorBoundary: PageError,
          children: staffRoutes.map(guarded),
        },
        guarded(notFoundRoute),
      ],
    },
  ]);

import type { z } from 'zod';
import { apiRoutes } from './apiRoutes.ts';
import { authRoutes } from './authRoutes.ts';
import { closingRoutes } from './closingRoutes.ts';
import { courierRoutes } from './courierRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { handoverRoutes } from './handoverRoutes.ts';
import { journalRoutes } from './journalRoutes.ts';
import { liveRoutes } from './liveRoutes.ts';
import { noteRoutes } from './noteRoutes.ts';
import { payListRoutes } from './payListRoutes.ts';
import { pendingWorkRoutes } from './pendingWorkRoutes.ts';
import { serverCheckRoutes } from './serverCheckRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { shellRoutes } from './shellRoutes.ts';
import { stopRoutes } from './stopRoutes.ts';
import { windowRoutes } from './windowRoutes.ts';

/** All IPC routes. The types require main to have exactly one handler for each. */
export const routes = {
  ...authRoutes,
  ...apiRoutes,
  ...exportRoutes,
  ...pendingWorkRoutes,
  ...noteRoutes,
  ...liveRoutes,
  ...journalRoutes,
  ...handoverRoutes,
  ...payListRoutes,
  ...courierRoutes,
  ...stopRoutes,
  ...closingRoutes,
  ...serverCheckRoutes,
  ...settingsRoutes,
  ...windowRoutes,
  ...shellRoutes,
};

type Routes = typeof routes;
export type RouteName = keyof Routes;
export type RouteInput<Name extends RouteName> = z.input<Routes[Name]['input']>;
export type RouteParsedInput<Name extends RouteName> = z.output<Routes[Name]['input']>;
export type RouteOutput<Name extends RouteName> =
  NonNullable<Routes[Name]['output']> extends never ? null : Exclude<Routes[Name]['output'], undefined>;

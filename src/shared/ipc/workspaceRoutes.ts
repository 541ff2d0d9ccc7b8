import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';

export const maxWorkspaces = 20;

/** As a person called it; the same name means the same workspace. */
const workspaceNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}+$/u);

/** A set of windows with their places, kept under a name. */
export interface Workspace {
  name: string;
  windows: number;
}

const named = z.strictObject({ name: workspaceNameSchema });

export const workspaceRoutes = {
  /** Those of the one who is logged in. */
  'workspaces.read': defineRoute<Workspace[]>()(z.undefined()),
  /** Keeps the windows that are open; a workspace of that name is replaced. */
  'workspaces.save': defineRoute<Workspace[]>()(named),
  /** Opens its windows beside those that are there, none of which is closed. */
  'workspaces.open': defineRoute<null>()(named),
  'workspaces.rename': defineRoute<Workspace[]>()(named.extend({ to: workspaceNameSchema })),
  'workspaces.remove': defineRoute<Workspace[]>()(named),
};

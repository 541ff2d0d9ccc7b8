import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';

/** A route inside the app (`/country/es/companies`), never an address with a scheme or host. */
export const appPathSchema = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[\w\-/.~:@!$&'()*+,;=%[\]?]*$/u);

/**
 * The document's query in a window opened beside the main one: `index.html?view=record#/…`.
 * Record windows have no side menu.
 */
export const recordViewSearch = '?view=record';

/** `waiting`: what is chosen leads nowhere; `held`: something in this window is not saved. */
export type FollowingState = 'linked' | 'waiting' | 'held';

/** A field of a record that leads to another one, such as an order's `courierId`. */
const fieldNameSchema = z.string().regex(/^[A-Za-z]\w{0,63}$/);

export const maxWorkspaces = 20;

/** The name that a person gave; a workspace is identified by it. */
const workspaceNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}+$/u);

/** An arrangement of windows with their bounds, kept under a name. */
export interface Workspace {
  name: string;
  windows: number;
}

const named = z.strictObject({ name: workspaceNameSchema });

export const windowRoutes = {
  'windows.open': defineRoute<null>()(
    z.strictObject({
      path: appPathSchema,
      beside: z.boolean().optional(),
      /** Beside this window, which it follows: it goes on showing what this field of the chosen record leads to. */
      follows: fieldNameSchema.optional(),
    }),
  ),
  /** Where the fields of the record lead that is chosen in this window, for windows that follow it. */
  'windows.lead': defineRoute<null>()(
    z.strictObject({ paths: z.record(fieldNameSchema, appPathSchema.nullable()) }),
  ),
  /** Whether this window follows another one. */
  'windows.following': defineRoute<{ state: FollowingState | null }>()(z.undefined()),
  'windows.unlink': defineRoute<null>()(z.undefined()),
  /** Shows a page in the main window used last. */
  'windows.showInMain': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  /** Closes this window unasked; where it is the last one, a main window shows `path` instead. */
  'windows.closeTo': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  'windows.setTitle': defineRoute<null>()(z.strictObject({ title: z.string().max(256) })),
  /** Main asks before closing or quitting while this is set. */
  'windows.setDirty': defineRoute<null>()(z.strictObject({ dirty: z.boolean() })),
  /** The page hears what it is told from now on. The answer is where it was sent before it could. */
  'windows.listening': defineRoute<{ path: string | null }>()(z.undefined()),
  'windows.reload': defineRoute<null>()(z.undefined()),
  /** The workspaces of whoever is logged in. */
  'workspaces.read': defineRoute<Workspace[]>()(z.undefined()),
  /** Keeps the windows that are open; a workspace of that name is replaced. */
  'workspaces.save': defineRoute<Workspace[]>()(named),
  /** Opens its windows beside those that are there, none of which is closed. */
  'workspaces.open': defineRoute<null>()(named),
  'workspaces.rename': defineRoute<Workspace[]>()(named.extend({ to: workspaceNameSchema })),
  'workspaces.remove': defineRoute<Workspace[]>()(named),
};

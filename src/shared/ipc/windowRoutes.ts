import { z } from 'zod';
import { limits } from './bridge.ts';
import { defineRoute } from './defineRoute.ts';

/** Route inside the app (`/country/es/companies`), never an address with a scheme or host. */
export const appPathSchema = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[\w\-/.~:@!$&'()*+,;=%[\]?]*$/u);

/** Query of the document in a side window: `index.html?view=record#/…`. Record windows have no side menu. */
export const recordViewSearch = '?view=record';

/** `waiting`: the selected record has no target in this field. `paused`: this window has unsaved changes. */
export type FollowingState = 'linked' | 'waiting' | 'paused';

/** Reference field, such as an order's `courierId`. */
const fieldNameSchema = z.string().regex(/^[A-Za-z]\w{0,63}$/);

export const maxWorkspaces = 20;

/** Name chosen by the user, unique per workspace. */
const workspaceNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}+$/u);

export interface Workspace {
  name: string;
  windows: number;
}

const named = z.strictObject({ name: workspaceNameSchema });

export const windowRoutes = {
  'windows.open': defineRoute<null>()(
    z.strictObject({
      path: appPathSchema,
      sideBySide: z.boolean().optional(),
      /** Opens a window that follows this one: it shows the target of this field of the selected record. */
      follows: fieldNameSchema.optional(),
    }),
  ),
  /** Targets of the selected record's reference fields, for windows that follow this one. */
  'windows.lead': defineRoute<null>()(
    z.strictObject({ paths: z.record(fieldNameSchema, appPathSchema.nullable()) }),
  ),
  'windows.following': defineRoute<{ state: FollowingState | null }>()(z.undefined()),
  'windows.unlink': defineRoute<null>()(z.undefined()),
  /** Shows a page in the main window used last. */
  'windows.showInMain': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  /** Closes this window without asking. If it is the last one, a main window opens `path`. */
  'windows.closeTo': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  'windows.setTitle': defineRoute<null>()(z.strictObject({ title: z.string().max(limits.windowTitle) })),
  /** While set, main asks before closing or quitting. */
  'windows.setDirty': defineRoute<null>()(z.strictObject({ dirty: z.boolean() })),
  /** The page is ready for events. Returns the path that was requested before that, if any. */
  'windows.listening': defineRoute<{ path: string | null }>()(z.undefined()),
  'windows.reload': defineRoute<null>()(z.undefined()),
  /** Finds a text in this window's page. `isNew`: the text has changed. */
  'windows.find': defineRoute<null>()(
    z.strictObject({ text: z.string().min(1).max(256), isBackward: z.boolean(), isNew: z.boolean() }),
  ),
  'windows.stopFinding': defineRoute<null>()(z.undefined()),
  'workspaces.read': defineRoute<Workspace[]>()(z.undefined()),
  /** Saves the open windows; replaces a workspace of the same name. */
  'workspaces.save': defineRoute<Workspace[]>()(named),
  /** Opens its windows in addition to the open ones. */
  'workspaces.open': defineRoute<null>()(named),
  'workspaces.rename': defineRoute<Workspace[]>()(named.extend({ to: workspaceNameSchema })),
  'workspaces.remove': defineRoute<Workspace[]>()(named),
};

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

export const windowRoutes = {
  'windows.open': defineRoute<null>()(
    z.strictObject({ path: appPathSchema, beside: z.boolean().optional() }),
  ),
  /** Shows a page in the main window used last. */
  'windows.showInMain': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  /** Closes this window unasked; where it is the last one, a main window shows `path` in its place. */
  'windows.closeTo': defineRoute<null>()(z.strictObject({ path: appPathSchema })),
  'windows.setTitle': defineRoute<null>()(z.strictObject({ title: z.string().max(256) })),
  /** Main asks before closing or quitting while this is set. */
  'windows.setDirty': defineRoute<null>()(z.strictObject({ dirty: z.boolean() })),
  /** The page hears `navigate` from now on. The answer is where it was sent before it could. */
  'windows.listening': defineRoute<{ path: string | null }>()(z.undefined()),
  'windows.reload': defineRoute<null>()(z.undefined()),
};

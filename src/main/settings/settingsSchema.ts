import { z } from 'zod';
import { sessionUserSchema } from '#shared/api/auth.ts';
import { connectionSchema, panelOriginSchema, preferencesSchema } from '#shared/ipc/settingsRoutes.ts';
import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { defaultPreferences } from '#shared/screens/settingValues.ts';

export const settingsVersion = 3;
export const maxSavedWindows = 20;
/** Total of all users of this computer. */
const maxSavedWorkspaces = 1000;
export const maxExportFolders = 20;
export const maxOpenedNotices = 200;
/** Total of all users of this computer. */
const maxStops = 1000;

const boundsSchema = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });
export type Bounds = z.infer<typeof boundsSchema>;

/** Zoom limits of Chromium. */
export const zoomLimits = { least: 0.25, most: 5 };

const savedWindowSchema = z.object({
  path: appPathSchema,
  type: z.enum(['main', 'record']),
  bounds: boundsSchema,
  isMaximized: z.boolean(),
  zoom: z.number().min(zoomLimits.least).max(zoomLimits.most),
});
export type SavedWindow = z.infer<typeof savedWindowSchema>;

const savedWorkspaceSchema = z.object({
  owner: z.string(),
  name: z.string().min(1).max(60),
  windows: z.array(savedWindowSchema).max(maxSavedWindows),
});
export type SavedWorkspace = z.infer<typeof savedWorkspaceSchema>;

const stopSchema = z.object({
  /** Server and administrator id. */
  owner: z.string(),
  country: z.string().max(64),
  city: z.string().max(64),
  id: z.string().max(64),
  name: z.string().max(300),
  since: z.string().max(64).nullable(),
  remindAt: z.iso.datetime().nullable(),
  isAnnounced: z.boolean(),
});

/**
 * All persisted settings. Never contains secrets, which belong in the OS keychain. Missing or invalid
 * settings get their defaults, each separately.
 */
export const settingsSchema = z.object({
  version: z.literal(settingsVersion),
  ...preferencesSchema.shape,
  connection: connectionSchema.nullable(),
  panelOrigin: panelOriginSchema.nullable(),
  /** Panel origin that the user has confirmed. An origin from a preset needs confirmation too. */
  confirmedPanel: panelOriginSchema.nullable().catch(null),
  /** The remembered user, with the account key that the keychain entry also has. */
  user: z.object({ account: z.string(), user: sessionUserSchema }).nullable(),
  windows: z.array(savedWindowSchema).max(maxSavedWindows),
  /** Version of the app at its last start. */
  seenVersion: z.string().max(64).nullable().catch(null),
  /** The first-run dialog was answered or skipped. Always true if a settings file existed before. */
  firstRunDone: z.boolean(),
  workspaces: z.array(savedWorkspaceSchema).max(maxSavedWorkspaces),
  /** Keys of dismissed notices, by server and administrator id. */
  dismissedNotices: z.record(z.string(), z.array(z.string()).max(1000)),
  /** Opened notices, by server and administrator id. They stay under "Opened" until the day ends. */
  openedNotices: z.record(
    z.string(),
    z
      .array(z.object({ key: z.string(), country: z.string(), openedAt: z.iso.datetime() }))
      .max(maxOpenedNotices),
  ),
  /** Administrators (server and id) who muted system notifications. */
  mutedNotices: z.array(z.string()).max(1000),
  /** Stopped establishments that this app saw, with their reminders. */
  stops: z.array(stopSchema).max(maxStops),
  /**
   * Target folders of exports since the start. The next start removes part files that a killed app left
   * there.
   */
  exportFolders: z.array(z.string()).max(maxExportFolders),
  lastExportFolder: z.string().nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  version: settingsVersion,
  ...defaultPreferences,
  panelOrigin: null,
  confirmedPanel: null,
  connection: null,
  user: null,
  windows: [],
  seenVersion: null,
  firstRunDone: false,
  workspaces: [],
  dismissedNotices: {},
  openedNotices: {},
  mutedNotices: [],
  stops: [],
  exportFolders: [],
  lastExportFolder: null,
};

import { z } from 'zod';
import { sessionUserSchema } from '#shared/api/auth.ts';
import { defaultPreferences } from '#shared/domain/settingValues.ts';
import { connectionSchema, panelOriginSchema, preferencesSchema } from '#shared/ipc/settingsRoutes.ts';
import { appPathSchema } from '#shared/ipc/windowRoutes.ts';

export const settingsVersion = 3;
export const maxSavedWindows = 20;
/** Of all people on this computer together. */
const maxSavedWorkspaces = 1000;
export const maxExportFolders = 20;
export const maxOpenedNotices = 200;

const boundsSchema = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });
export type Bounds = z.infer<typeof boundsSchema>;

/** What pages are shown at, however often somebody zooms in or out. */
export const zoomLimits = { least: 0.25, most: 5 };

const savedWindowSchema = z.object({
  path: appPathSchema,
  type: z.enum(['main', 'record']),
  bounds: boundsSchema,
  isMaximized: z.boolean(),
  zoom: z.number().min(zoomLimits.least).max(zoomLimits.most),
});
export type SavedWindow = z.infer<typeof savedWindowSchema>;

/** Windows of one person under a name. */
const savedWorkspaceSchema = z.object({
  owner: z.string(),
  name: z.string().min(1).max(60),
  windows: z.array(savedWindowSchema).max(maxSavedWindows),
});
export type SavedWorkspace = z.infer<typeof savedWorkspaceSchema>;

/**
 * Everything that is kept between starts. No secret ever: those are in the OS keychain. What a file lacks, or has wrong, is
 * filled from the defaults, each setting for itself.
 */
export const settingsSchema = z.object({
  version: z.literal(settingsVersion),
  ...preferencesSchema.shape,
  connection: connectionSchema.nullable(),
  panelOrigin: panelOriginSchema.nullable(),
  /** The panel that the person was asked about; one that a preset names is not it yet. */
  confirmedPanel: panelOriginSchema.nullable().catch(null),
  /** Who is logged in, by the key that the keychain entry has too. */
  user: z.object({ account: z.string(), user: sessionUserSchema }).nullable(),
  windows: z.array(savedWindowSchema).max(maxSavedWindows),
  /** The questions of the first start were answered or skipped; who has used the app before is not asked. */
  firstRunDone: z.boolean(),
  workspaces: z.array(savedWorkspaceSchema).max(maxSavedWorkspaces),
  /** Server and administrator's id → notices put away, by their keys. */
  dismissedNotices: z.record(z.string(), z.array(z.string()).max(1000)),
  /** Server and administrator's id → notices followed, which stand under "Opened" until the day ends. */
  openedNotices: z.record(
    z.string(),
    z
      .array(z.object({ key: z.string(), country: z.string(), openedAt: z.iso.datetime() }))
      .max(maxOpenedNotices),
  ),
  /** Administrators (by server and id) who want no notifications by the system. */
  mutedNotices: z.array(z.string()).max(1000),
  /** Where exports went since the start: what a killed app left there is swept at the next one. */
  exportFolders: z.array(z.string()).max(maxExportFolders),
  /** Where a person saved an export last: the next one is offered there. */
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
  firstRunDone: false,
  workspaces: [],
  dismissedNotices: {},
  openedNotices: {},
  mutedNotices: [],
  exportFolders: [],
  lastExportFolder: null,
};

import { z } from 'zod';
import { isEncryptedOrigin } from '../rules/encryptedOrigin.ts';
import {
  locales,
  maxServerName,
  maxServers,
  resettableNames,
  type SettingName,
  serverColors,
} from '../screens/settingValues.ts';
import { defineRoute } from './defineRoute.ts';
import { exportProfiles, fileProfiles } from './exportRoutes.ts';

const theme = z.enum(['system', 'light', 'dark']);

const delayMinutes = z.int().min(1).max(120);

/** Rejects invalid hosts and ports of the right form. */
const address = z.url();

/** API origin in its normal form. */
export const apiOriginSchema = z
  .string()
  .max(2048)
  .transform((text) => text.trim().toLowerCase().replace(/\/$/, ''))
  .refine((text) => isEncryptedOrigin(text) && address.safeParse(text).success);

/** Origin that receives a token in a link: https only. */
export const panelOriginSchema = apiOriginSchema.refine((origin) => origin.startsWith('https:'));

export const connectionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('demo') }),
  z.strictObject({ type: z.literal('server'), origin: apiOriginSchema }),
]);
export type Connection = z.infer<typeof connectionSchema>;

const namedServerSchema = z.strictObject({
  name: z.string().trim().min(1).max(maxServerName),
  origin: apiOriginSchema,
  color: z.enum(serverColors),
});

/** Name of a public host: no port, no path, no address of a network. */
const mapHostSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

export const preferencesSchema = z.strictObject({
  /** Servers known by name. A name says nothing about trust: main confirms each new connection. */
  servers: z.array(namedServerSchema).max(maxServers),
  locale: z.enum(locales),
  theme,
  /** Row height of lists without a fixed one. */
  density: z.enum(['comfortable', 'compact']),
  sideMenuCollapsed: z.boolean(),
  privacy: z.boolean(),
  /** Country → city selected last. */
  lastCity: z.record(z.string().regex(/^[a-z]{2}$/), z.string().max(64)),
  lastCountry: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable(),
  /** Ask for a folder at each export, or use the last one. */
  exportsInto: z.enum(['ask', 'lastFolder']),
  /** Format of exported lists, and of files that the server sends. */
  exportProfile: z.enum(exportProfiles),
  fileProfile: z.enum(fileProfiles),
  /** Name and address of the company that issues statements for payees; may be empty. */
  statementIssuer: z.string().max(400),
  /** Shown at start: the windows of the last session, or the dashboard. */
  startWith: z.enum(['windows', 'dashboard']),
  /** Polling rate of live updates: `slow` for slow connections, `off` for metered ones. */
  liveUpdates: z.enum(['normal', 'slow', 'off']),
  /** Host of the map that shows addresses. Main builds the link, and asks before it opens. */
  mapHost: mapHostSchema,
  /** System notifications about orders that arrive or are late, while an order board is open. */
  orderNotices: z.boolean(),
  /** Records the user's changes on this computer, for the page My day. */
  journal: z.boolean(),
  /** Minutes after which the order board shows an order as delayed. */
  delayRule: z.strictObject({ acceptance: delayMinutes, courier: delayMinutes, search: delayMinutes }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** `openToOthers`: users who are not administrators could have written the file. */
export type PresetProblem =
  | 'missing'
  | 'unreadable'
  | 'notAFile'
  | 'tooLarge'
  | 'openToOthers'
  | 'notJson'
  | 'notUnderstood';

export interface PublicSettings extends Preferences {
  /** `null`: never chosen; the first window asks. */
  connection: Connection | null;
  /** First start of an installed app: show the setup questions. */
  isFirstRun: boolean;
  /** Set by the command line; Settings show it as read-only. */
  connectionIsFixed: boolean;
  /** Origin of the external panel for establishments; `null`: not set. */
  panelOrigin: string | null;
  /** Sample-data accounts for the login page; empty with a real server. */
  demoAccounts: { email: string; password: string; description: 'superAdmin' | 'countryAdmin' }[];
  /** Name of the last export folder; `null` if there is none, or the command line sets the folder. */
  lastExportFolder: string | null;
  /** Set by the command line: exports skip the save dialog. */
  exportFolderIsFixed: boolean;
  /** `null`: not supported by this system or this copy of the app. */
  openAtLogin: boolean | null;
  /** Settings locked by an administrator's preset. */
  locked: readonly SettingName[];
  /** Server from the preset that the user has not confirmed yet. */
  presetServer: string | null;
  /** Reason why the preset is ignored. */
  presetProblem: PresetProblem | null;
  ribbon: 'SAMPLE DATA' | 'DEVELOPMENT' | null;
  noticesMuted: boolean;
  /** First start of another version, until the user has read or closed its banner. */
  isUpdated: boolean;
  /** Set once after a start with an unreadable settings file. */
  recovered: boolean;
  version: string;
}

export const settingsRoutes = {
  'settings.read': defineRoute<PublicSettings>()(z.undefined()),
  'settings.update': defineRoute<PublicSettings>()(preferencesSchema.partial()),
  /**
   * Ends the session, because tokens belong to a single API origin. Main confirms a new server in a dialog of
   * its own.
   */
  'settings.connect': defineRoute<PublicSettings>()(connectionSchema),
  /** Main confirms a new address in a dialog of its own, because it will receive a token. */
  'settings.setPanelOrigin': defineRoute<PublicSettings>()(
    z.strictObject({ origin: panelOriginSchema.nullable() }),
  ),
  /**
   * Opens the system's folder dialog and stores the folder for further exports. Cancelling changes nothing.
   */
  'settings.chooseExportFolder': defineRoute<PublicSettings>()(z.undefined()),
  'settings.setOpenAtLogin': defineRoute<PublicSettings>()(z.strictObject({ openAtLogin: z.boolean() })),
  'settings.reset': defineRoute<PublicSettings>()(
    z.strictObject({ names: z.array(z.enum(resettableNames)).min(1).max(resettableNames.length) }),
  ),
  'settings.undoReset': defineRoute<PublicSettings>()(z.undefined()),
  /** Hides the setup questions for good. */
  'settings.finishFirstRun': defineRoute<PublicSettings>()(z.undefined()),
  'settings.acknowledgeUpdate': defineRoute<PublicSettings>()(z.undefined()),
  'settings.acknowledgeRecovery': defineRoute<PublicSettings>()(z.undefined()),
};

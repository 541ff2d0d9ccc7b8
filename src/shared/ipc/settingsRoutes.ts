import { z } from 'zod';
import { locales, resettableNames, type SettingName } from '../domain/settingValues.ts';
import { defineRoute } from './defineRoute.ts';
import { exportProfiles, fileProfiles } from './exportRoutes.ts';

const theme = z.enum(['system', 'light', 'dark']);

const originPattern = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/;
const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** What is written like an address may still be none: `https://1.2.3.999`, or with a port that there is not. */
const address = z.url();

/** An API origin: https anywhere, http only to this machine. No path, no credentials. */
export const apiOriginSchema = z
  .string()
  .max(2048)
  .transform((text) => text.trim().toLowerCase().replace(/\/$/, ''))
  .refine((text) => {
    const [, protocol, host = ''] = originPattern.exec(text) ?? [];
    // No name on the network is longer, and a longer one would hide its end in the dialog that shows it.
    if (host.length > 253) return false;
    const isEncrypted = protocol === 'https' || (protocol === 'http' && loopbackHosts.includes(host));
    return isEncrypted && address.safeParse(text).success;
  });

/** Any origin that a token may be handed to in a link: https only. */
export const panelOriginSchema = apiOriginSchema.refine((origin) => origin.startsWith('https:'));

export const connectionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('demo') }),
  z.strictObject({ type: z.literal('server'), origin: apiOriginSchema }),
]);
export type Connection = z.infer<typeof connectionSchema>;

/** What a window may change at any time. */
export const preferencesSchema = z.strictObject({
  locale: z.enum(locales),
  theme,
  /** How high the rows of lists are that have no height of their own. */
  density: z.enum(['comfortable', 'compact']),
  sideMenuCollapsed: z.boolean(),
  /** What is personal is hidden on screen. */
  privacy: z.boolean(),
  /** country → city last chosen there */
  lastCity: z.record(z.string().regex(/^[a-z]{2}$/), z.string().max(64)),
  lastCountry: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable(),
  /** Whether each export asks where to, or goes into the folder of the last one. */
  exportsInto: z.enum(['ask', 'lastFolder']),
  /** How lists are written into files, and what the server sends. */
  exportProfile: z.enum(exportProfiles),
  fileProfile: z.enum(fileProfiles),
  /** What the next start shows: the windows of the last time, or the dashboard. */
  startWith: z.enum(['windows', 'dashboard']),
  /** How often what a window shows is read again by itself: rarely for slow lines, never for those that count bytes. */
  liveUpdates: z.enum(['normal', 'slow', 'off']),
  /** The system tells of orders that come, fall behind or are late, while a board of them is open. */
  orderNotices: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** `openToOthers`: somebody else than an administrator could have written it. */
export type PresetProblem =
  | 'missing'
  | 'unreadable'
  | 'notAFile'
  | 'tooLarge'
  | 'openToOthers'
  | 'notJson'
  | 'notUnderstood';

export interface PublicSettings extends Preferences {
  /** null: never chosen, so the first window asks. */
  connection: Connection | null;
  /** An installed app that nobody has used here yet: a few questions come first. */
  isFirstRun: boolean;
  /** Given on the command line: shown in Settings, not changeable there. */
  connectionIsFixed: boolean;
  /** Where the external panel of establishments lives; null: not set. */
  panelOrigin: string | null;
  /** Sample-data accounts to show on the login page; empty against a real server. */
  demoAccounts: { email: string; password: string; description: 'superAdmin' | 'countryAdmin' }[];
  /** What the folder of the last export is called; null: there was none, or each goes where the command line says. */
  lastExportFolder: string | null;
  /** Given on the command line: nobody is asked, and nothing else counts. */
  exportFolderIsFixed: boolean;
  /** null: this system, or this copy of the app, cannot be told to start it. */
  openAtLogin: boolean | null;
  /** Set by an administrator for this computer. */
  locked: readonly SettingName[];
  /** The server that the preset of this computer names; nobody has agreed to it yet. */
  presetServer: string | null;
  /** Why that preset does not count. */
  presetProblem: PresetProblem | null;
  ribbon: 'SAMPLE DATA' | 'DEVELOPMENT' | null;
  /** The one who is logged in wants no notifications by the system. */
  noticesMuted: boolean;
  /** Set once after start when the settings file could not be read. */
  recovered: boolean;
  version: string;
}

export const settingsRoutes = {
  'settings.read': defineRoute<PublicSettings>()(z.undefined()),
  'settings.update': defineRoute<PublicSettings>()(preferencesSchema.partial()),
  /**
   * Ends the session if there is one: tokens belong to one API origin. Main asks the person about a new server, in
   * a text of its own.
   */
  'settings.connect': defineRoute<PublicSettings>()(connectionSchema),
  /** Main asks the person about a new address, in a text of its own: a token is handed to it. */
  'settings.setPanelOrigin': defineRoute<PublicSettings>()(
    z.strictObject({ origin: panelOriginSchema.nullable() }),
  ),
  /** Asks for a folder in the system's own dialog; exports go there from now on. Unchanged when it is closed. */
  'settings.chooseExportFolder': defineRoute<PublicSettings>()(z.undefined()),
  'settings.setOpenAtLogin': defineRoute<PublicSettings>()(z.strictObject({ openAtLogin: z.boolean() })),
  /** Sets these back to how they were at first. */
  'settings.reset': defineRoute<PublicSettings>()(
    z.strictObject({ names: z.array(z.enum(resettableNames)).min(1).max(resettableNames.length) }),
  ),
  /** Takes the last `settings.reset` back; without one nothing happens. */
  'settings.undoReset': defineRoute<PublicSettings>()(z.undefined()),
  /** Those questions were answered or skipped, and never come again. */
  'settings.finishFirstRun': defineRoute<PublicSettings>()(z.undefined()),
  'settings.acknowledgeRecovery': defineRoute<PublicSettings>()(z.undefined()),
};

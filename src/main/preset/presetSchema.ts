import { z } from 'zod';
import { apiOriginSchema, panelOriginSchema, preferencesSchema } from '#shared/ipc/settingsRoutes.ts';
import { type SettingName, settingNames } from '#shared/screens/settingValues.ts';

const { servers, locale, theme, density, privacy, journal, startWith, liveUpdates } = preferencesSchema.shape;
const { delayRule, mapHost, exportsInto, exportProfile, fileProfile, statementIssuer } =
  preferencesSchema.shape;

const folderUrlSchema = z
  .string()
  .max(2048)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, search, hash } = new URL(text);
    return protocol === 'https:' && username + password + search + hash === '';
  });

/** Settings that an administrator may preset, by their names in the file. The descriptions are for editors. */
export const presetSchema = z
  .strictObject({
    /** Address of the JSON schema. Ignored. */
    $schema: z.string().max(2048).optional(),
    server: apiOriginSchema.optional().describe('Origin of the API: https, or http for this computer.'),
    servers: servers.optional().describe('Servers that users choose by name, such as production and test.'),
    language: locale.optional().describe('Language of the app.'),
    updateFeed: folderUrlSchema
      .optional()
      .describe('https address of the folder with the latest*.yml files.'),
    panel: panelOriginSchema.optional().describe('https origin of the panel for establishments.'),
    theme: theme.optional().describe('Colours.'),
    density: density.optional().describe('Row height of lists.'),
    privacy: privacy.optional().describe('Hide personal data on screen.'),
    journal: journal.optional().describe('Write down on this computer what the user changes.'),
    startWith: startWith.optional().describe('Shown at start: the last windows, or the dashboard.'),
    liveUpdates: liveUpdates.optional().describe('Polling rate of live updates.'),
    delayRule: delayRule
      .optional()
      .describe('Minutes after which an order counts as delayed, and before pick-up without a courier.'),
    mapHost: mapHost.optional().describe('Host of the map that shows addresses.'),
    exportsInto: exportsInto.optional().describe('Ask for a folder at each export, or use the last one.'),
    exportProfile: exportProfile.optional().describe('Format of exported lists.'),
    fileProfile: fileProfile.optional().describe('Format of files that the server sends.'),
    issuer: statementIssuer.optional().describe('Company that issues statements for payees.'),
    production: z
      .array(apiOriginSchema)
      .min(1)
      .max(32)
      .optional()
      .describe('Origins of the real marketplace. An installed app marks any other server as development.'),
    locked: z
      .array(z.string().max(64))
      .max(64)
      .optional()
      .describe('Names of values in this file that users cannot change.'),
  })
  .superRefine(({ locked = [], ...given }, context) => {
    for (const name of locked) {
      if (!Object.hasOwn(lockable, name)) context.addIssue({ code: 'custom', path: ['locked', name] });
      // A lock without a value would freeze an arbitrary saved value.
      else if (given[name as keyof typeof given] === undefined)
        context.addIssue({ code: 'custom', path: ['locked', name] });
    }
  });
type PresetFile = z.infer<typeof presetSchema>;

/** Maps names in the file to names of settings. */
const lockable: Record<Exclude<keyof PresetFile, '$schema' | 'locked' | 'production'>, SettingName> = {
  server: 'connection',
  servers: 'servers',
  language: 'locale',
  updateFeed: 'updateFeed',
  panel: 'panelOrigin',
  theme: 'theme',
  density: 'density',
  privacy: 'privacy',
  journal: 'journal',
  startWith: 'startWith',
  liveUpdates: 'liveUpdates',
  delayRule: 'delayRule',
  mapHost: 'mapHost',
  exportsInto: 'exportsInto',
  exportProfile: 'exportProfile',
  fileProfile: 'fileProfile',
  issuer: 'statementIssuer',
};

export type PresetPreferences = Partial<
  Pick<
    z.infer<typeof preferencesSchema>,
    | 'servers'
    | 'locale'
    | 'theme'
    | 'density'
    | 'privacy'
    | 'journal'
    | 'startWith'
    | 'liveUpdates'
    | 'delayRule'
    | 'mapHost'
    | 'exportsInto'
    | 'exportProfile'
    | 'fileProfile'
    | 'statementIssuer'
  >
> & { panelOrigin?: string };

export interface Preset {
  server: string | null;
  updateFeed: string | null;
  /** Initial values. Locked ones apply at every start. */
  values: PresetPreferences;
  locked: readonly SettingName[];
  /** Origins of the real marketplace. If empty, an installed app treats every server as real. */
  production: readonly string[];
}

export const noPreset: Preset = { server: null, updateFeed: null, values: {}, locked: [], production: [] };

export const toPreset = ({ $schema: _ignored, ...file }: PresetFile): Preset => {
  const {
    server = null,
    updateFeed = null,
    language,
    panel,
    issuer,
    locked = [],
    production = [],
    ...values
  } = file;
  const names = new Set(locked.map((name) => lockable[name as keyof typeof lockable]));
  return {
    server,
    updateFeed,
    values: {
      ...values,
      ...(language === undefined ? {} : { locale: language }),
      ...(panel === undefined ? {} : { panelOrigin: panel }),
      ...(issuer === undefined ? {} : { statementIssuer: issuer }),
    } as PresetPreferences,
    locked: settingNames.filter((name) => names.has(name)),
    production,
  };
};

import { usualDelayRule } from '../rules/orderPlan.ts';

/** Settings of the user. An administrator's preset may lock each of them. */
export const settingNames = [
  'connection',
  'servers',
  'locale',
  'theme',
  'density',
  'exportsInto',
  'exportProfile',
  'fileProfile',
  'statementIssuer',
  'noticesMuted',
  'privacy',
  'journal',
  'openAtLogin',
  'startWith',
  'liveUpdates',
  'orderNotices',
  'mapHost',
  'delayRule',
  'panelOrigin',
  'updateFeed',
] as const;
export type SettingName = (typeof settingNames)[number];

type Lasting = 'connection' | 'servers' | 'updateFeed';
export type ResettableName = Exclude<SettingName, Lasting>;

const lasting: readonly string[] = ['connection', 'servers', 'updateFeed'] satisfies Lasting[];

/**
 * Settings that "reset" restores. Excluded: the connection, because changing it ends the session, and the typed
 * list of servers.
 */
export const resettableNames = settingNames.filter((name): name is ResettableName => !lasting.includes(name));

export const locales = ['en_US', 'uk_UA', 'es_ES'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en_US';

/** Colours that tell servers apart. `gray` is for the one used every day. */
export const serverColors = ['gray', 'green', 'blue', 'orange', 'red'] as const;
export type ServerColor = (typeof serverColors)[number];

export interface NamedServer {
  name: string;
  origin: string;
  color: ServerColor;
}

export const maxServers = 12;
export const maxServerName = 30;
/** Purposes of prepared texts to customers. */
export const customerTextPurposes = ['request', 'delay', 'cancellation'] as const;
export type CustomerTextPurpose = (typeof customerTextPurposes)[number];

/** Defaults of the settings that every window may change at any time. */
export const defaultPreferences = {
  servers: [] as NamedServer[],
  locale: defaultLocale,
  theme: 'system',
  density: 'comfortable',
  sideMenuCollapsed: false,
  privacy: false,
  lastCity: {},
  lastCountry: null,
  exportsInto: 'ask',
  exportProfile: 'standard',
  fileProfile: 'raw',
  statementIssuer: '',
  startWith: 'windows',
  liveUpdates: 'normal',
  orderNotices: false,
  journal: true,
  mapHost: 'www.openstreetmap.org',
  delayRule: usualDelayRule,
} as const;

/** BCP 47 tag for `Intl` and `lang`. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-');

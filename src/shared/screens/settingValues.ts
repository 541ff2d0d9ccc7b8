import { usualDelayRule } from '../rules/orderPlan.ts';

/** Settings of the user. An administrator's preset may lock each of them. */
export const settingNames = [
  'connection',
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

type Lasting = 'connection' | 'updateFeed';
export type ResettableName = Exclude<SettingName, Lasting>;

/** Settings that "reset" restores. The connection is excluded because changing it ends the session. */
export const resettableNames = settingNames.filter(
  (name): name is ResettableName => name !== 'connection' && name !== 'updateFeed',
);

export const locales = ['en_US', 'uk_UA', 'es_ES'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en_US';

/** Defaults of the settings that every window may change at any time. */
export const defaultPreferences = {
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

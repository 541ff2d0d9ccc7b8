import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResettableName } from '#shared/domain/settingValues.ts';

export interface SettingText {
  title: MessageDescriptor;
  does: MessageDescriptor;
  /** Synonyms, used by the search only. */
  words?: MessageDescriptor;
}

export const settingTexts = {
  connection: {
    title: msg`Server`,
    does: msg`Where the data comes from: your marketplace, or sample data to try things out.`,
    words: msg`address, URL, API, demo`,
  },
  locale: { title: msg`Language`, does: msg`The language of all windows, menus and files.` },
  theme: {
    title: msg`Theme`,
    does: msg`Light or dark windows, or as the system has it at the moment.`,
    words: msg`dark mode, colours, night`,
  },
  density: {
    title: msg`Row height`,
    does: msg`How much fits into a list. A list keeps the height that was chosen in its own columns.`,
    words: msg`density, compact, table`,
  },
  exportsInto: {
    title: msg`Folder for exports`,
    does: msg`Where exported files go: you are asked each time, or they always go into one folder.`,
    words: msg`CSV, files, save, downloads`,
  },
  exportProfile: {
    title: msg`Format of exported lists`,
    does: msg`How this app writes a list into a file.`,
    words: msg`CSV, Excel, commas, semicolons`,
  },
  fileProfile: {
    title: msg`Format of the server’s files`,
    does: msg`What becomes of files that the server makes, such as pay lists.`,
    words: msg`CSV, Excel, raw, pay lists`,
  },
  noticesMuted: {
    title: msg`Show notifications of the system`,
    does: msg`They come while no window of the app is in use. The bell counts in any case.`,
    words: msg`alerts, bell, mute, silence`,
  },
  privacy: {
    title: msg`Privacy mode`,
    does: msg`Hides names of people, phone numbers, e-mails, addresses, IBANs and documents in all windows and in what you copy. Exported files stay whole.`,
    words: msg`mask, screen sharing, personal data`,
  },
  openAtLogin: {
    title: msg`Open when I log in to this computer`,
    does: msg`The system starts the app by itself.`,
    words: msg`autostart, launch, boot`,
  },
  startWith: {
    title: msg`When the app starts`,
    does: msg`Which windows it opens for somebody who is still logged in.`,
    words: msg`restore, session, dashboard, windows`,
  },
  liveUpdates: {
    title: msg`Keep lists and records up to date`,
    does: msg`How often what you look at is read again by itself.`,
    words: msg`refresh, reload, interval, polling`,
  },
  orderNotices: {
    title: msg`Tell me of orders under way`,
    does: msg`The system notifies you of new, delayed and late orders while “Orders now” is open somewhere and you look elsewhere.`,
    words: msg`board, alert, late, delayed`,
  },
  panelOrigin: {
    title: msg`Panel address`,
    does: msg`Where “Open panel” of companies and establishments leads.`,
    words: msg`URL, establishment, partner`,
  },
  updateFeed: {
    title: msg`Newer versions`,
    does: msg`Whether there is a newer version, and how to get it.`,
    words: msg`upgrade, install, version`,
  },
  report: {
    title: msg`Save diagnostic report`,
    does: msg`Versions, settings and the log in one file for those who help you. No passwords, and nothing about people.`,
    words: msg`support, log, error, help, problem`,
  },
  logFolder: {
    title: msg`Open log folder`,
    does: msg`The folder on this computer with the log and the settings of this app.`,
    words: msg`support, log, error, files, profile`,
  },
  shortcuts: {
    title: msg`Keyboard shortcuts`,
    does: msg`What the keyboard can do.`,
    words: msg`keys, hotkeys`,
  },
  about: { title: msg`Version`, does: msg`Which version of the app this is.` },
} satisfies Record<string, SettingText>;

export type SettingId = keyof typeof settingTexts;

export interface SettingsGroup {
  /** Value of the URL parameter, as in `?section=privacy`. */
  id: string;
  title: MessageDescriptor;
  settings: readonly SettingId[];
  /** Settings included in a reset of the section. */
  resets: readonly ResettableName[];
}

export const settingsGroups = [
  { id: 'connection', title: msg`Connection`, settings: ['connection'], resets: [] },
  {
    id: 'appearance',
    title: msg`Appearance`,
    settings: ['locale', 'theme', 'density'],
    resets: ['locale', 'theme', 'density'],
  },
  {
    id: 'exports',
    title: msg`Exports`,
    settings: ['exportsInto', 'exportProfile', 'fileProfile'],
    resets: ['exportsInto', 'exportProfile', 'fileProfile'],
  },
  {
    id: 'notifications',
    title: msg`Notifications`,
    settings: ['noticesMuted', 'orderNotices'],
    resets: ['noticesMuted', 'orderNotices'],
  },
  { id: 'privacy', title: msg`Privacy`, settings: ['privacy'], resets: ['privacy'] },
  {
    id: 'startup',
    title: msg`Start-up`,
    settings: ['openAtLogin', 'startWith'],
    resets: ['openAtLogin', 'startWith'],
  },
  { id: 'live', title: msg`Live updates`, settings: ['liveUpdates'], resets: ['liveUpdates'] },
  { id: 'panel', title: msg`Establishment panel`, settings: ['panelOrigin'], resets: ['panelOrigin'] },
  { id: 'updates', title: msg`Updates`, settings: ['updateFeed'], resets: [] },
  { id: 'diagnostics', title: msg`Diagnostics`, settings: ['report', 'logFolder'], resets: [] },
  { id: 'shortcuts', title: msg`Keyboard shortcuts`, settings: ['shortcuts'], resets: [] },
  { id: 'about', title: msg`About`, settings: ['about'], resets: [] },
] as const satisfies readonly SettingsGroup[];

export type SectionId = (typeof settingsGroups)[number]['id'];

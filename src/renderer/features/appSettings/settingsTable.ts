import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResettableName } from '#shared/screens/settingValues.ts';

export interface SettingText {
  title: MessageDescriptor;
  does: MessageDescriptor;
  /** Synonyms, used by the search only. */
  words?: MessageDescriptor;
}

export const settingTexts = {
  connection: {
    title: msg`Server`,
    does: msg`Where data comes from: your marketplace, or sample data to explore the app.`,
    words: msg`address, URL, API, demo`,
  },
  servers: {
    title: msg`Servers`,
    does: msg`Name the servers that you use, such as production and test. The name and its color are at the top of each window.`,
    words: msg`address, environment, staging, switch`,
  },
  serverCheck: {
    title: msg`Server check`,
    does: msg`Compares the server’s answers with what the app expects. Reads with your login and changes nothing; takes some minutes.`,
    words: msg`API, contract, diagnosis, speed`,
  },
  locale: { title: msg`Language`, does: msg`The language of all windows, menus and files.` },
  theme: {
    title: msg`Theme`,
    does: msg`Light or dark windows, or the setting of the system.`,
    words: msg`dark mode, colors, night`,
  },
  density: {
    title: msg`Row height`,
    does: msg`How many rows fit into a list. A height that you set in a list’s Columns panel takes precedence.`,
    words: msg`density, compact, table`,
  },
  exportsInto: {
    title: msg`Export folder`,
    does: msg`Where to save exported files: ask each time, or always use one folder.`,
    words: msg`CSV, files, save, downloads`,
  },
  exportProfile: {
    title: msg`Format of exported lists`,
    does: msg`The format of lists that you export.`,
    words: msg`CSV, Excel, commas, semicolons`,
  },
  fileProfile: {
    title: msg`Format of server files`,
    does: msg`The format of files that the server creates, such as pay lists.`,
    words: msg`CSV, Excel, raw, pay lists`,
  },
  statementIssuer: {
    title: msg`Issuer of statements`,
    does: msg`The company that statements for payees name: its name, address and tax number.`,
    words: msg`letterhead, company, pay list, invoice`,
  },
  noticesMuted: {
    title: msg`Show system notifications`,
    does: msg`They appear while you work in other apps. The bell always counts.`,
    words: msg`alerts, bell, mute, silence`,
  },
  privacy: {
    title: msg`Privacy mode`,
    does: msg`Hides names of people, phone numbers, emails, addresses, IBANs and documents in all windows and in copied text. Exported files include everything.`,
    words: msg`mask, screen sharing, personal data`,
  },
  journal: {
    title: msg`Write down my changes`,
    does: msg`The page “My day” shows what you changed in the last 30 days. The entries are encrypted and stay on this computer.`,
    words: msg`history, journal, log, handover, My day`,
  },
  openAtLogin: {
    title: msg`Open when I log in to this computer`,
    does: msg`The system starts the app after you log in.`,
    words: msg`autostart, launch, boot`,
  },
  startWith: {
    title: msg`When the app starts`,
    does: msg`Which windows to open if you are still logged in.`,
    words: msg`restore, session, dashboard, windows`,
  },
  liveUpdates: {
    title: msg`Keep lists and records up to date`,
    does: msg`How often lists and records refresh.`,
    words: msg`refresh, reload, interval, polling`,
  },
  orderNotices: {
    title: msg`Notify me about orders in progress`,
    does: msg`Get system notifications about new, delayed and late orders while “Orders now” is open in the background.`,
    words: msg`board, alert, late, delayed`,
  },
  delayRule: {
    title: msg`Delayed orders`,
    does: msg`When “Orders now” and the dashboard show an order as delayed, or as in need of a courier.`,
    words: msg`board, late, minutes, courier, acceptance`,
  },
  panelOrigin: {
    title: msg`Panel address`,
    does: msg`The address that “Open panel” opens for companies and establishments.`,
    words: msg`URL, establishment, partner`,
  },
  mapHost: {
    title: msg`Map`,
    does: msg`The website that shows addresses. It receives an address only when you open it.`,
    words: msg`address, OpenStreetMap, Google Maps`,
  },
  updateFeed: {
    title: msg`App updates`,
    does: msg`Check for a newer version and install it.`,
    words: msg`upgrade, install, version`,
  },
  handover: {
    title: msg`Hand over views and texts`,
    does: msg`A file with your saved views, columns, texts, time slot templates and workspaces, for a colleague or another computer.`,
    words: msg`export, import, backup, share, views, workspaces`,
  },
  report: {
    title: msg`Save diagnostic report`,
    does: msg`Versions, settings and the log in one file for support. It contains no passwords or personal data.`,
    words: msg`support, log, error, help, problem`,
  },
  logFolder: {
    title: msg`Open log folder`,
    does: msg`The folder with the log and settings of this app.`,
    words: msg`support, log, error, files, profile`,
  },
  shortcuts: {
    title: msg`Keyboard shortcuts`,
    does: msg`All keyboard shortcuts of this app.`,
    words: msg`keys, hotkeys`,
  },
  about: { title: msg`Version`, does: msg`The version of this app.` },
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
  {
    id: 'connection',
    title: msg`Connection`,
    settings: ['connection', 'servers', 'serverCheck'],
    resets: [],
  },
  {
    id: 'appearance',
    title: msg`Appearance`,
    settings: ['locale', 'theme', 'density'],
    resets: ['locale', 'theme', 'density'],
  },
  {
    id: 'exports',
    title: msg`Exports`,
    settings: ['exportsInto', 'exportProfile', 'fileProfile', 'statementIssuer'],
    resets: ['exportsInto', 'exportProfile', 'fileProfile', 'statementIssuer'],
  },
  {
    id: 'notifications',
    title: msg`Notifications`,
    settings: ['noticesMuted', 'orderNotices'],
    resets: ['noticesMuted', 'orderNotices'],
  },
  { id: 'orders', title: msg`Orders`, settings: ['delayRule'], resets: ['delayRule'] },
  { id: 'privacy', title: msg`Privacy`, settings: ['privacy', 'journal'], resets: ['privacy', 'journal'] },
  {
    id: 'startup',
    title: msg`Start-up`,
    settings: ['openAtLogin', 'startWith'],
    resets: ['openAtLogin', 'startWith'],
  },
  { id: 'live', title: msg`Live updates`, settings: ['liveUpdates'], resets: ['liveUpdates'] },
  { id: 'panel', title: msg`Establishment panel`, settings: ['panelOrigin'], resets: ['panelOrigin'] },
  { id: 'map', title: msg`Map`, settings: ['mapHost'], resets: ['mapHost'] },
  { id: 'updates', title: msg`Updates`, settings: ['updateFeed'], resets: [] },
  { id: 'handover', title: msg`Hand over`, settings: ['handover'], resets: [] },
  { id: 'diagnostics', title: msg`Diagnostics`, settings: ['report', 'logFolder'], resets: [] },
  { id: 'shortcuts', title: msg`Keyboard shortcuts`, settings: ['shortcuts'], resets: [] },
  { id: 'about', title: msg`About`, settings: ['about'], resets: [] },
] as const satisfies readonly SettingsGroup[];

export type SectionId = (typeof settingsGroups)[number]['id'];

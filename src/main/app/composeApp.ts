import { join } from 'node:path';
import { app, nativeTheme, utilityProcess } from 'electron';
import { createApiClient } from '../api/apiClient.ts';
import { createSharedReads } from '../api/sharedReads.ts';
import { createKeychain } from '../auth/keychain.ts';
import { keyringFlags } from '../auth/keyringLibrary.ts';
import { createSession } from '../auth/session.ts';
import type { UserStore } from '../auth/tokenKeeper.ts';
import { createPageReports } from '../diagnostics/pageReports.ts';
import { createReportSaver } from '../diagnostics/saveReport.ts';
import { createApiHandlers } from '../ipc/apiHandlers.ts';
import { createAuthHandlers } from '../ipc/authHandlers.ts';
import { createDraftHandlers } from '../ipc/draftHandlers.ts';
import { createExportHandlers } from '../ipc/exportHandlers.ts';
import { createPendingRequests } from '../ipc/pendingRequests.ts';
import { registerIpc } from '../ipc/registerIpc.ts';
import { createSettingsHandlers } from '../ipc/settingsHandlers.ts';
import { createShellHandlers } from '../ipc/shellHandlers.ts';
import { createUpdateHandlers } from '../ipc/updateHandlers.ts';
import { createWindowHandlers } from '../ipc/windowHandlers.ts';
import { createWorkspaceHandlers } from '../ipc/workspaceHandlers.ts';
import { createConfirmAddress } from '../links/confirmAddress.ts';
import { createPanelOpener } from '../links/establishmentPanel.ts';
import { createNotices } from '../notices/createNotices.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import { readLicences } from '../platform/licences.ts';
import type { LogFile } from '../platform/log.ts';
import { createLoginItem } from '../platform/loginItem.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import { publicSettings } from '../settings/publicSettings.ts';
import { createReset } from '../settings/resetSettings.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { loadUpdater } from '../updates/loadUpdater.ts';
import { prepareRestart } from '../updates/prepareRestart.ts';
import { createUpdates } from '../updates/updates.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import { createWindowManager } from '../windows/windowManager.ts';
import { composeDesktop } from './composeDesktop.ts';
import { composeExports } from './composeExports.ts';
import { composeKept } from './composeKept.ts';
import { composeNetwork } from './composeNetwork.ts';
import { settleHeldBack } from './settleHeldBack.ts';

const here = import.meta.dirname;

/** Makes every part of the main process and ties them together. Nothing is shown or sent yet. */
export const composeApp = (
  commandLine: CommandLine,
  settings: SettingsStore,
  readPreset: ReadPreset,
  log: LogFile,
) => {
  const { preset } = readPreset;
  const { demo, connection, http, reachability, refreshWindows } = composeNetwork({
    commandLine,
    settings,
    preset,
    log,
  });
  const keychain = createKeychain({
    start: () =>
      utilityProcess.fork(join(here, 'keychain.js'), keyringFlags(app.isPackaged, process.resourcesPath), {
        serviceName: 'Keychain',
        stdio: 'ignore',
      }),
  });
  const userStore: UserStore = {
    load: () => {
      const saved = settings.get('user');
      return saved?.account === connection.account() ? saved.user : null;
    },
    save: (user) => settings.set({ user: { account: connection.account(), user } }),
    // Another API's remembered login is none of this one's business.
    clear: () => {
      if (settings.get('user')?.account === connection.account()) settings.set({ user: null });
    },
  };
  const isRemembered = (): boolean => userStore.load() !== null;
  const { kept, deferred, drafts } = composeKept({
    keychain,
    owner: () => (session.state().user === null ? null : person()),
    isRemembered,
    log,
  });
  const session = createSession({
    http,
    keychain,
    account: connection.account,
    userStore,
    // What was deleted and not undone still belongs to the one who deleted it.
    beforeEnd: deferred.flush,
  });
  const api = createApiClient({ http, session, log });
  const pending = createPendingRequests();
  const shared = createSharedReads((call, signal) => api.call(call, signal));
  /** Another server may have an administrator with the same id. */
  const person = (): string => `${connection.account()} ${session.state().user?.id ?? ''}`;
  const exports = composeExports({
    api,
    settings,
    log,
    owner: person,
    windowToAskIn: () => windows.bringLast() ?? windows.bringMain(),
  });
  const confirmAddress = createConfirmAddress();
  const windows = createWindowManager({
    preload: join(here, '../preload/index.cjs'),
    settings,
    log,
    isRemembered,
    isLoggedIn: () => session.state().status === 'loggedIn',
    onClosed: (windowId) => {
      pending.abortWindow(windowId);
      drafts.windowClosed(windowId);
    },
    onPageGone: deferred.windowGone,
    onDiscarded: drafts.discardOf,
    sendPath: (windowId, path) => sendToWindow(windowId, 'navigate', { path }),
    tellFollowing: (windowId, state) => sendToWindow(windowId, 'following.changed', { state }),
  });

  const { workspaces, recents } = composeDesktop({ settings, windows, session, connection, isRemembered });

  const notices = createNotices({
    api,
    session,
    person,
    settings,
    onChanged: (country, list) => broadcast('notices.changed', { country, notices: list }),
    navigate: windows.navigate,
    showAll: () => {
      const { id } = windows.bringMain();
      windows.whenListening(id, () => sendToWindow(id, 'notices.show', null));
    },
  });

  const updates = createUpdates({
    load: () => loadUpdater(preset.updateFeed),
    mayInstall: () =>
      prepareRestart({
        isExporting: () => exports.jobs.running().length > 0,
        windows,
        settle: () => settleHeldBack(deferred, drafts),
      }),
    onNotInstalled: windows.takeBackDiscards,
    onChanged: (state) => broadcast('updates.changed', state),
    log,
  });

  const loginItem = createLoginItem(process.platform, app.isPackaged);
  const reset = createReset({
    settings,
    atFirst: { ...defaultSettings, ...preset.values },
    switches: {
      noticesMuted: { read: notices.isMuted, set: notices.setMuted },
      openAtLogin: { read: () => loginItem.read() === true, set: loginItem.set },
    },
  });

  const saveReport = createReportSaver({
    settings,
    connection,
    preset,
    log,
    isReachable: reachability.read,
    updatePhase: async () => (await updates.read()).phase,
    windowCount: () => windows.list().windows.length,
    pastExports: exports.history.outcomes,
  });

  let isRecoveryUnseen = settings.recovered;
  const readSettings = () =>
    publicSettings(settings, connection, {
      version: app.getVersion(),
      isPackaged: app.isPackaged,
      isRecoveryUnseen,
      areNoticesMuted: session.state().user !== null && notices.isMuted(),
      openAtLogin: loginItem.read(),
      hasExportFolder: commandLine.exportDir !== null,
      preset: readPreset,
      isInstalled: app.isPackaged || commandLine.askConnection,
    });
  const settingsListeners = new Set<() => void>();
  const onSettingsChanged = (): void => {
    nativeTheme.themeSource = settings.get('theme');
    recents.refresh();
    for (const listener of settingsListeners) listener();
    broadcast('settings.changed', readSettings());
  };

  session.onChange((state) => {
    shared.forget();
    broadcast('session.changed', state);
    // What is remembered for a person is another's now.
    broadcast('settings.changed', readSettings());
    notices.userChanged();
    if (state.status === 'loggedOut') reachability.serverChanged();
    deferred.sessionChanged();
    if (state.user) drafts.userChanged(person());
    // Who lost the session finds what they typed when they log in again.
    else if (!state.expired) drafts.forget();
  });
  registerIpc({
    handlers: {
      ...createAuthHandlers(session),
      ...createApiHandlers({
        api,
        pending,
        shared,
        deferred,
        onRecordsChanged: (change) => broadcast('records.changed', change),
        onUploadProgress: (windowId, progress) => sendToWindow(windowId, 'upload.progressed', progress),
      }),
      ...createExportHandlers({
        jobs: exports.jobs,
        history: exports.history,
        settings,
        folder: commandLine.exportDir,
        onSettingsChanged,
      }),
      ...createSettingsHandlers({
        settings,
        connection,
        session,
        confirmAddress,
        loginItem,
        reset,
        isAnyLocked: (names) => preset.locked.some((name) => names.includes(name)),
        read: readSettings,
        acknowledgeRecovery: () => {
          isRecoveryUnseen = false;
        },
        onChanged: onSettingsChanged,
      }),
      ...createWindowHandlers(windows),
      ...createWorkspaceHandlers(workspaces),
      ...createDraftHandlers(drafts),
      ...kept.handlersFor(deferred),
      ...createUpdateHandlers(updates),
      ...createShellHandlers({
        confirmAddress,
        reachability,
        saveReport,
        notices,
        setNoticesMuted: (isMuted) => {
          notices.setMuted(isMuted);
          onSettingsChanged();
          return readSettings();
        },
        openPanel: createPanelOpener({
          session,
          origin: () => settings.get('panelOrigin'),
          confirmed: () => settings.get('confirmedPanel'),
          setConfirmed: (confirmedPanel) => settings.set({ confirmedPanel }),
          confirmAddress,
          isDemo: () => connection.current()?.kind === 'demo',
          log,
        }),
        readLicences: () => readLicences(join(here, '..')),
        rememberRecord: recents.add,
        reportOfPage: createPageReports(log, join(here, '../renderer')),
        log,
      }),
    },
    pending,
    windowIdOf: windows.idOf,
    log,
  });

  return {
    api,
    connection,
    deferred,
    demo,
    drafts,
    exports: exports.jobs,
    keychain,
    notices,
    forgetRecents: recents.leave,
    reachability,
    refreshWindows,
    saveReport,
    session,
    updates,
    windows,
    workspaces,
    onSettingsChanged: (listener: () => void): void => {
      settingsListeners.add(listener);
    },
  };
};

export type ComposedApp = ReturnType<typeof composeApp>;

import { join } from 'node:path';
import { withAllCities } from '../api/allCities.ts';
import { createApiClient } from '../api/apiClient.ts';
import { createSharedReads } from '../api/sharedReads.ts';
import { createReports } from '../diagnostics/saveReport.ts';
import { createPendingRequests } from '../ipc/answerRequest.ts';
import { createLiveBoard } from '../live/liveBoard.ts';
import { createNotices } from '../notices/createNotices.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import type { LogFile } from '../platform/log.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { loadUpdater } from '../updates/loadUpdater.ts';
import { createUpdates } from '../updates/updates.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import { isSeen } from '../windows/managedWindow.ts';
import { createWindowManager } from '../windows/windowManager.ts';
import { confirmLoss, prepareRestart, settlePending } from './beforeQuit.ts';
import { composeDesktop } from './composeDesktop.ts';
import { composeExports } from './composeExports.ts';
import { composeNetwork } from './composeNetwork.ts';
import { composePayLists } from './composePayLists.ts';
import { composeSession } from './composeSession.ts';
import { composeSettings } from './composeSettings.ts';

/** Factors for the interval of live refetches; `null`: live updates are off. */
const slowdowns = { normal: 1, slow: 4, off: null };

/** Creates all parts of the main process and connects them. Shows and sends nothing yet. */
export const composeApp = (
  commandLine: CommandLine,
  settings: SettingsStore,
  readPreset: ReadPreset,
  log: LogFile,
) => {
  const { preset } = readPreset;
  const network = composeNetwork({ commandLine, settings, preset, log, onBack: () => live.back() });
  const { connection, reachability } = network;
  const account = composeSession({ ...network, settings, log });
  const { session, userKey, isRemembered, deferred, drafts } = account;
  const { api, job: payLists } = composePayLists({
    api: withAllCities({ api: createApiClient({ http: network.http, session, log }), owner: userKey }),
    owner: userKey,
    forgetAnswers: () => {
      shared.forget();
      live.forget();
    },
    log,
  });
  const pending = createPendingRequests();
  const shared = createSharedReads(async (call, signal) =>
    live.numbered(call.operation, await api.call(call, signal)),
  );
  const exports = composeExports({
    api,
    settings,
    log,
    owner: userKey,
    windowToAskIn: () => windows.focus.any(),
  });
  const windows = createWindowManager({
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    icon: join(import.meta.dirname, '../../resources/icons/128x128.png'),
    settings,
    log,
    isRemembered,
    isLoggedIn: () => session.state().status === 'loggedIn',
    onClosed: (windowId) => {
      pending.abortWindow(windowId);
      live.windowGone(windowId);
      drafts.windowClosed(windowId);
    },
    onPageGone: deferred.windowGone,
    onDiscarded: drafts.discardOf,
    sendPath: (windowId, path) => sendToWindow(windowId, 'navigate', { path }),
    notifyFollowing: (windowId, state) => sendToWindow(windowId, 'following.changed', { state }),
  });
  const desktop = composeDesktop({ settings, windows, session, connection, isRemembered });
  const notices = createNotices({
    api,
    session,
    userKey,
    settings,
    onChanged: (country, list) => broadcast('notices.changed', { country, notices: list }),
    navigate: windows.navigation.navigate,
    showAll: () => {
      const { id } = windows.focus.main();
      windows.pages.whenListening(id, () => sendToWindow(id, 'notices.show', null));
    },
  });
  const live = createLiveBoard({
    ask: (call, signal, turn) => api.call({ ...call, isLive: true }, signal, turn),
    askNotices: notices.poll,
    userKey: () => (session.state().status === 'loggedIn' ? userKey() : null),
    isReachable: () => reachability.read() && !reachability.isResting(),
    isSeen,
    slowdown: () => slowdowns[settings.get('liveUpdates')],
    notify: (windowId, answer) => sendToWindow(windowId, 'live.answered', answer),
    notifyBehind: (windowId, behind) => sendToWindow(windowId, 'live.behind', behind),
  });
  const updates = createUpdates({
    load: () => loadUpdater(preset.updateFeed),
    mayInstall: () =>
      prepareRestart({
        isExporting: () => exports.jobs.running().length > 0,
        unsaved: windows.unsaved,
        settle: () => settlePending(deferred, drafts),
        confirmLoss: () => confirmLoss(deferred, windows.focus.any),
      }),
    onNotInstalled: windows.unsaved.takeBack,
    onChanged: (state) => broadcast('updates.changed', state),
    log,
  });
  const reports = createReports({
    settings,
    connection,
    preset,
    log,
    isReachable: reachability.read,
    updatePhase: async () => (await updates.read()).phase,
    windowCount: () => windows.list.read().windows.length,
    pastExports: exports.history.outcomes,
  });
  const preferences = composeSettings({ settings, commandLine, readPreset, connection, session, notices });
  preferences.onChanged(desktop.recents.refresh);

  session.onChange((state) => {
    shared.forget();
    live.userChanged();
    payLists.userChanged();
    broadcast('session.changed', state);
    // Public settings contain values per user, such as muted notices.
    preferences.notify();
    notices.userChanged();
    if (state.status === 'loggedOut') reachability.serverChanged();
    deferred.sessionChanged();
    if (state.user) drafts.userChanged(userKey());
    // After an expired session the drafts are kept, for the next login.
    else if (!state.expired) drafts.forget();
  });

  return {
    ...network,
    ...account,
    ...desktop,
    commandLine,
    settings,
    preset,
    api,
    pending,
    shared,
    exports,
    payLists,
    windows,
    notices,
    live,
    updates,
    reports,
    preferences,
    log,
  };
};

export type ComposedApp = ReturnType<typeof composeApp>;

import { join } from 'node:path';
import { createStoredAnswers } from '../api/storedAnswers.ts';
import { createReports } from '../diagnostics/saveReport.ts';
import { createPendingRequests } from '../ipc/answerRequest.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import type { LogFile } from '../platform/log.ts';
import type { ReadPreset } from '../preset/readPreset.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast } from '../windows/broadcast.ts';
import { composeClient } from './composeClient.ts';
import { composeClosingFolder } from './composeClosingFolder.ts';
import { composeDesktop } from './composeDesktop.ts';
import { composeExports } from './composeExports.ts';
import { composeLive } from './composeLive.ts';
import { composeNetwork } from './composeNetwork.ts';
import { composeServerCheck } from './composeServerCheck.ts';
import { composeSession } from './composeSession.ts';
import { composeSettings } from './composeSettings.ts';
import { composeUpdates } from './composeUpdates.ts';

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
  const { session, userKey } = account;
  const stored = createStoredAnswers();
  const forgetAnswers = (): void => {
    shared.forget();
    live.forget();
  };
  const { checked, ...client } = composeClient({
    ...{ network, account, settings, stored, forgetAnswers, log },
    announceStop: (note, resume) => notices.announceStop(note, resume),
  });
  const { job: payLists, closing } = checked;
  const { api, shared } = client;
  const pending = createPendingRequests();
  const exports = composeExports({
    api,
    settings,
    log,
    owner: userKey,
    windowToAskIn: () => windows.focus.any(),
  });
  const desktop = composeDesktop({
    account,
    settings,
    connection,
    onClosed: (windowId) => {
      pending.abortWindow(windowId);
      live.windowGone(windowId);
    },
    log,
  });
  const { windows } = desktop;
  const { notices, live } = composeLive({ api, session, userKey, settings, windows, reachability });
  const updates = composeUpdates({ preset, exports, windows, account, log });
  const reports = createReports({
    settings,
    connection,
    preset,
    log,
    connectivity: reachability.read,
    updatePhase: async () => (await updates.read()).phase,
    windowCount: () => windows.list.read().windows.length,
    pastExports: exports.history.outcomes,
    builtFiles: join(import.meta.dirname, '..'),
  });
  const closingFolder = composeClosingFolder({
    ...{ checked, owner: userKey, session, connection, settings, commandLine, log },
    openPrinter: desktop.statements.open,
    onSettingsChanged: () => preferences.changed(),
  });
  const serverCheck = composeServerCheck({ ...network, session, userKey, log });
  const preferences = composeSettings({ settings, commandLine, readPreset, connection, session, notices });
  preferences.onChanged(desktop.recents.refresh);

  const parts = {
    ...network,
    ...account,
    ...client,
    ...desktop,
    ...{ commandLine, settings, preset, pending, stored, exports, payLists, closing, closingFolder },
    ...{ notices, live, updates, reports, serverCheck, preferences, log },
  };
  followSession(parts);
  return parts;
};

export type ComposedApp = ReturnType<typeof composeApp>;

/** Passes changes of the session on. */
const followSession = (parts: ComposedApp): void => {
  const { session, shared, live, payLists, closing, activities, stopping, preferences } = parts;
  const { deferred, drafts, journal, notices, reachability } = parts;
  session.onChange((state) => {
    shared.forget();
    parts.stored.forget();
    live.userChanged();
    payLists.userChanged();
    closing.userChanged();
    parts.closingFolder.userChanged();
    parts.serverCheck.userChanged();
    activities.userChanged();
    stopping.stops.userChanged();
    broadcast('session.changed', state);
    // Public settings contain values per user, such as muted notices.
    preferences.notify();
    notices.userChanged();
    if (state.status === 'loggedOut') reachability.serverChanged();
    deferred.sessionChanged();
    journal.sessionChanged();
    if (state.user) drafts.userChanged(parts.userKey());
    // After an expired session the drafts are kept, for the next login.
    else if (!state.expired) drafts.forget();
  });
};

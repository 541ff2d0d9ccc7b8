import { join } from 'node:path';
import type { ApiClient } from '../api/apiClient.ts';
import type { ApiConnection } from '../api/connection.ts';
import type { DeferredCalls } from '../api/deferredCalls.ts';
import type { SharedReads } from '../api/sharedReads.ts';
import type { Session } from '../auth/session.ts';
import { createPageReports } from '../diagnostics/pageReports.ts';
import type { Reports } from '../diagnostics/saveReport.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Reachability } from '../http/reachability.ts';
import type { PendingRequests } from '../ipc/answerRequest.ts';
import { createApiHandlers } from '../ipc/apiHandlers.ts';
import { createAuthHandlers } from '../ipc/authHandlers.ts';
import { createExportHandlers } from '../ipc/exportHandlers.ts';
import { createPayListHandlers } from '../ipc/payListHandlers.ts';
import { createDraftHandlers, type PendingWorkState } from '../ipc/pendingWorkHandlers.ts';
import { registerIpc } from '../ipc/registerIpc.ts';
import { createSettingsHandlers } from '../ipc/settingsHandlers.ts';
import { createShellHandlers, createUpdateHandlers } from '../ipc/shellHandlers.ts';
import { createWindowHandlers, createWorkspaceHandlers } from '../ipc/windowHandlers.ts';
import { createConfirmAddress } from '../links/confirmAddress.ts';
import { createPanelOpener } from '../links/establishmentPanel.ts';
import type { LiveBoard } from '../live/liveBoard.ts';
import type { Notices } from '../notices/createNotices.ts';
import type { PayListsJob } from '../payLists/checkPayLists.ts';
import { readLicences } from '../platform/appProtocol.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import type { Log } from '../platform/log.ts';
import type { Preset } from '../preset/presetSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Updates } from '../updates/updates.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import type { WindowManager } from '../windows/windowManager.ts';
import type { ComposedDesktop } from './composeDesktop.ts';
import type { ComposedExports } from './composeExports.ts';
import type { ComposedSettings } from './composeSettings.ts';

interface IpcOptions extends ComposedDesktop {
  commandLine: CommandLine;
  settings: SettingsStore;
  preferences: ComposedSettings;
  preset: Preset;
  connection: ApiConnection;
  reachability: Reachability;
  session: Session;
  api: ApiClient;
  pending: PendingRequests;
  shared: SharedReads;
  live: LiveBoard;
  pendingWork: PendingWorkState;
  deferred: DeferredCalls;
  drafts: Drafts;
  userKeyOf: (userId: string) => string;
  exports: ComposedExports;
  payLists: PayListsJob;
  windows: WindowManager;
  notices: Notices;
  updates: Updates;
  reports: Reports;
  log: Log;
}

const here = import.meta.dirname;

export const composeIpc = (options: IpcOptions): void => {
  const { commandLine, settings, preferences, connection, session, deferred, windows, log } = options;
  const confirmAddress = createConfirmAddress();
  registerIpc({
    handlers: {
      ...createAuthHandlers(session),
      ...createApiHandlers({
        api: options.api,
        pending: options.pending,
        shared: options.shared,
        live: options.live,
        deferred,
        onRecordsChanged: (change) => broadcast('records.changed', change),
        onUploadProgress: (windowId, progress) => sendToWindow(windowId, 'upload.progressed', progress),
      }),
      ...createExportHandlers({
        ...options.exports,
        settings,
        folder: commandLine.exportDir,
        onSettingsChanged: preferences.changed,
        log,
      }),
      ...createPayListHandlers(options.payLists),
      ...createSettingsHandlers({
        ...preferences,
        settings,
        connection,
        session,
        confirmAddress,
        isAnyLocked: (names) => options.preset.locked.some((name) => names.includes(name)),
        onChanged: preferences.changed,
      }),
      ...createWindowHandlers(windows),
      ...createWorkspaceHandlers(options.workspaces),
      ...createDraftHandlers(options.drafts, options.userKeyOf),
      ...options.pendingWork.handlersFor(deferred),
      ...createUpdateHandlers(options.updates),
      ...createShellHandlers({
        confirmAddress,
        reachability: options.reachability,
        reports: options.reports,
        notices: options.notices,
        setNoticesMuted: preferences.setNoticesMuted,
        notifyOfOrders: options.notices.notifyOfOrders,
        openPanel: createPanelOpener({
          session,
          origin: () => settings.get('panelOrigin'),
          confirmed: () => settings.get('confirmedPanel'),
          setConfirmed: (confirmedPanel) => settings.set({ confirmedPanel }),
          confirmAddress,
          isDemo: () => connection.current()?.type === 'demo',
          log,
        }),
        readLicences: () => readLicences(join(here, '..')),
        rememberRecord: options.recents.add,
        reportOfPage: createPageReports(log, join(here, '../renderer')),
        log,
      }),
    },
    pending: options.pending,
    windowIdOf: windows.list.idOf,
    log,
  });
};

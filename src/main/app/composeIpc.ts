import { join } from 'node:path';
import { createPageReports } from '../diagnostics/pageReports.ts';
import { createApiHandlers } from '../ipc/apiHandlers.ts';
import { createAuthHandlers } from '../ipc/authHandlers.ts';
import { createCourierHandlers } from '../ipc/courierHandlers.ts';
import { createExportHandlers } from '../ipc/exportHandlers.ts';
import { createJournalHandlers } from '../ipc/journalHandlers.ts';
import { createPayListHandlers } from '../ipc/payListHandlers.ts';
import { createDraftHandlers, createNoteHandlers } from '../ipc/pendingWorkHandlers.ts';
import { registerIpc } from '../ipc/registerIpc.ts';
import { createServerCheckHandlers } from '../ipc/serverCheckHandlers.ts';
import { createSettingsHandlers } from '../ipc/settingsHandlers.ts';
import { createShellHandlers, createUpdateHandlers } from '../ipc/shellHandlers.ts';
import { createStopHandlers } from '../ipc/stopHandlers.ts';
import { createWindowHandlers, createWorkspaceHandlers } from '../ipc/windowHandlers.ts';
import { createConfirmAddress } from '../links/confirmAddress.ts';
import { createPanelOpener } from '../links/establishmentPanel.ts';
import { createShippedTexts } from '../platform/shippedTexts.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import type { ComposedApp } from './composeApp.ts';

const here = import.meta.dirname;

export const composeIpc = (parts: ComposedApp): void => {
  const { commandLine, settings, preferences, connection, session, deferred, windows, log } = parts;
  const confirmAddress = createConfirmAddress();
  registerIpc({
    handlers: {
      ...createAuthHandlers(session),
      ...createApiHandlers({
        api: parts.api,
        budget: parts.budget,
        pending: parts.pending,
        shared: parts.shared,
        live: parts.live,
        deferred,
        journal: parts.journal,
        onRecordsChanged: (change) => broadcast('records.changed', change),
        onUploadProgress: (windowId, progress) => sendToWindow(windowId, 'upload.progressed', progress),
      }),
      ...createExportHandlers({
        ...parts.exports,
        settings,
        folder: commandLine.exportDir,
        onSettingsChanged: preferences.changed,
        handedOver: () => ({ server: connection.account(), workspaces: parts.workspaces.whole() }),
        log,
      }),
      ...createJournalHandlers(parts.journal, parts.isCurrentUser),
      ...createPayListHandlers(parts.payLists, parts.closing, parts.closingFolder, parts.statements),
      ...createCourierHandlers(parts.activities),
      ...createStopHandlers({ ...parts.stopping, onReminder: parts.stopping.changed }),
      ...createServerCheckHandlers(parts.serverCheck, parts.reports),
      ...createSettingsHandlers({
        ...preferences,
        settings,
        connection,
        session,
        confirmAddress,
        isAnyLocked: (names) => parts.preset.locked.some((name) => names.includes(name)),
        onChanged: preferences.changed,
      }),
      ...createWindowHandlers(windows),
      ...createWorkspaceHandlers(parts.workspaces),
      ...createDraftHandlers(parts.drafts, parts.userKeyOf),
      ...createNoteHandlers(parts.notes, parts.isCurrentUser, parts.userKeyOf),
      ...parts.pendingWork.handlersFor(deferred),
      ...createUpdateHandlers(parts.updates),
      ...createShellHandlers({
        confirmAddress,
        mapHost: () => settings.get('mapHost'),
        reachability: parts.reachability,
        reports: parts.reports,
        notices: parts.notices,
        setNoticesMuted: preferences.setNoticesMuted,
        notifyOfOrders: parts.notices.notifyOfOrders,
        openPanel: createPanelOpener({
          session,
          origin: () => settings.get('panelOrigin'),
          confirmed: () => settings.get('confirmedPanel'),
          setConfirmed: (confirmedPanel) => settings.set({ confirmedPanel }),
          confirmAddress,
          isDemo: () => connection.current()?.type === 'demo',
          log,
        }),
        texts: createShippedTexts(join(here, '..')),
        locale: () => settings.get('locale'),
        rememberRecord: parts.recents.add,
        reportOfPage: createPageReports(log, join(here, '../renderer')),
        log,
      }),
    },
    pending: parts.pending,
    windowIdOf: (contentsId) => windows.list.idOf(contentsId) ?? parts.statements.idOf(contentsId),
    log,
  });
};

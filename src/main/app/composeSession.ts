import { join } from 'node:path';
import { app, utilityProcess } from 'electron';
import type { ApiConnection } from '../api/connection.ts';
import { createDeferredCalls } from '../api/deferredCalls.ts';
import { createKeychain } from '../auth/keychain.ts';
import { keyringFlags } from '../auth/keyringLibrary.ts';
import { createSession } from '../auth/session.ts';
import type { UserStore } from '../auth/tokenKeeper.ts';
import { createDraftFile, createDrafts } from '../drafts/drafts.ts';
import { createNotes } from '../drafts/notes.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Reachability } from '../http/reachability.ts';
import { createPendingWork } from '../ipc/pendingWorkHandlers.ts';
import { createJournal } from '../journal/journal.ts';
import type { Log } from '../platform/log.ts';
import { createSealedFile } from '../platform/sealedFile.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast } from '../windows/broadcast.ts';

interface SessionOptions {
  http: HttpClient;
  connection: ApiConnection;
  settings: SettingsStore;
  reachability: Pick<Reachability, 'serverNow'>;
  log: Log;
}

/** The remembered user of the server in use. Keeps the one of another API. */
const rememberedUser = (settings: SettingsStore, connection: ApiConnection): UserStore => ({
  load: () => {
    const saved = settings.get('user');
    return saved?.account === connection.account() ? saved.user : null;
  },
  save: (user) => settings.set({ user: { account: connection.account(), user } }),
  clear: () => {
    if (settings.get('user')?.account === connection.account()) settings.set({ user: null });
  },
});

/**
 * The session, and the sealed files per user that outlive the app: deletions pending for their Undo,
 * drafts and notes.
 */
export const composeSession = ({ http, connection, settings, reachability, log }: SessionOptions) => {
  const keychain = createKeychain({
    start: () =>
      utilityProcess.fork(
        join(import.meta.dirname, 'keychain.js'),
        keyringFlags(app.isPackaged, process.resourcesPath),
        { serviceName: 'Keychain', stdio: 'ignore' },
      ),
  });
  const userStore = rememberedUser(settings, connection);
  const isRemembered = (): boolean => userStore.load() !== null;

  const pendingWork = createPendingWork();
  const sealedFile = (keyName: string, name: string, onUnreadable = pendingWork.foundUnreadable) =>
    createSealedFile({
      file: join(app.getPath('userData'), name),
      keyName,
      keychain,
      onUnreadable,
      log,
    });
  const deferred = createDeferredCalls({
    file: sealedFile('deferred-calls', 'deferred.bin'),
    owner: () => (session.state().user === null ? null : userKey()),
    onAnswered: (deferredId, outcome) => broadcast('deferred.answered', { deferredId, ...outcome }),
    onUnsentChanged: pendingWork.notify,
    log,
  });
  const drafts = createDrafts({
    file: createDraftFile(sealedFile('drafts', 'drafts.bin')),
    isRemembered,
    log,
  });
  const notes = createNotes({ file: sealedFile('notes', 'notes.bin'), log });

  const journal = createJournal({
    // Without a message: a journal is a record of the past, and no work is lost with it.
    fileOf: (name) => sealedFile(name, `${name}.bin`, () => undefined),
    owner: () => (session.state().user === null ? null : userKey()),
    isOn: () => settings.get('journal'),
    onChanged: () => broadcast('journal.changed', null),
    // Pages count days by the clock of the server.
    now: () => reachability.serverNow().getTime(),
    log,
  });

  const session = createSession({
    http,
    keychain,
    account: connection.account,
    userStore,
    // Sends pending deletions while their user is still logged in.
    beforeEnd: deferred.flush,
  });
  /** Contains the account because another server may have an administrator with the same id. */
  const userKeyOf = (userId: string): string => `${connection.account()} ${userId}`;
  const userKey = (): string => userKeyOf(session.state().user?.id ?? '');

  // Not the user's work: an unreadable file is read from the server again.
  const closingFile = sealedFile('closing', 'closing.bin', () => undefined);
  /** A page may not know yet that the user has changed. */
  const isCurrentUser = (userId: string): boolean => session.state().user?.id === userId;

  return {
    keychain,
    session,
    userKey,
    userKeyOf,
    isCurrentUser,
    isRemembered,
    pendingWork,
    deferred,
    drafts,
    notes,
    journal,
    closingFile,
  };
};

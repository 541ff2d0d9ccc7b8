import { join } from 'node:path';
import { app } from 'electron';
import { createDeferredCalls } from '../api/deferredCalls.ts';
import type { Keychain } from '../auth/keychain.ts';
import { createDraftFile } from '../drafts/draftFile.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { createKept } from '../ipc/keptHandlers.ts';
import type { Log } from '../platform/log.ts';
import { createSealedFile } from '../platform/sealedFile.ts';
import { broadcast } from '../windows/broadcast.ts';

interface KeptParts {
  keychain: Keychain;
  /** Who is logged in, on which server. */
  owner: () => string | null;
  isRemembered: () => boolean;
  log: Log;
}

/** What outlives the app sealed: deletes that wait for their Undo, and what was typed. */
export const composeKept = ({ keychain, owner, isRemembered, log }: KeptParts) => {
  const kept = createKept();
  const sealedFile = (keyName: string, name: string) =>
    createSealedFile({
      file: join(app.getPath('userData'), name),
      keyName,
      keychain,
      onUnreadable: kept.foundUnreadable,
      log,
    });
  const deferred = createDeferredCalls({
    file: sealedFile('deferred-calls', 'deferred.bin'),
    owner,
    onAnswered: (deferredId, outcome) => broadcast('deferred.answered', { deferredId, ...outcome }),
    onLeftChanged: kept.tell,
    log,
  });
  const drafts = createDrafts({
    file: createDraftFile(sealedFile('drafts', 'drafts.bin')),
    isRemembered,
    log,
  });
  return { kept, deferred, drafts };
};

import { z } from 'zod';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { type PendingCalls, pendingCallsSchema } from './pendingCalls.ts';

interface StoreOptions {
  file: SealedFile;
  /** The file was read and contained entries. */
  onRead: () => void;
  log: Pick<Log, 'error'>;
}

/** Unfinished deferrals of all users, mirrored to a sealed file. */
export const createPendingStore = ({ file, onRead, log }: StoreOptions) => {
  const entries = new Map<string, PendingCalls>();
  let work: Promise<unknown> = Promise.resolve();
  let isRead = false;
  /** Revision of `entries`, and the revision on disk. */
  let changes = 0;
  let written = 0;
  /** The keychain refused a write. Not retried at each delete, because it may prompt the user each time. */
  let isRefused = false;

  const inTurn = (step: () => Promise<unknown>): void => {
    // Continue after an error: a full disk may have space at the next write.
    work = work.then(step).catch((cause: unknown) => log.error('Deletes that wait could not be kept', cause));
  };

  const read = async (): Promise<void> => {
    if (isRead) return;
    const reading = await file.read();
    if (reading.outcome === 'unavailable') return;
    isRead = true;
    if (reading.outcome === 'absent') return;
    for (const persisted of z.array(z.unknown()).parse(JSON.parse(reading.text))) {
      const { data, error } = pendingCallsSchema.safeParse(persisted);
      if (data) entries.set(data.id, data);
      else log.error('A delete that was kept is none that this version knows', error);
    }
    onRead();
  };

  const write = (): void =>
    inTurn(async () => {
      if (written === changes || isRefused) return;
      await read();
      const now = changes;
      const text = entries.size === 0 ? null : JSON.stringify([...entries.values()]);
      isRefused = !isRead || !(await file.write(text));
      if (!isRefused) written = now;
    });

  return {
    get: (id: string): PendingCalls | undefined => entries.get(id),
    all: (): PendingCalls[] => [...entries.values()],
    /** Adds or replaces an entry; one without calls is finished, and deleted. */
    set: (entry: PendingCalls): void => {
      if (entry.calls.length > 0) entries.set(entry.id, entry);
      else entries.delete(entry.id);
      changes += 1;
      write();
    },
    /** Resolves when all changes so far are written or have failed to be. */
    settle: (): Promise<unknown> => work,
    /** The keychain may be unlocked now. */
    retry: (isReadable: boolean): void => {
      isRefused = false;
      if (isReadable) inTurn(read);
      if (written < changes) write();
    },
    isPersisted: (): boolean => written === changes,
    /** Gives up the changes that could not be written. */
    drop: (): void => {
      written = changes;
    },
  };
};

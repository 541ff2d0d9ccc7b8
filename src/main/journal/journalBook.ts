import { z } from 'zod';
import { type JournalEntry, journalEntrySchema, journalLimits } from '#shared/ipc/journalRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

const contentSchema = z.object({ owner: z.string(), entries: z.array(z.unknown()) });

/** A kill loses at most the entries of this time. */
const writeAfterMs = 300;
const dayMs = 86_400_000;

const sizes = new WeakMap<JournalEntry, number>();
const sizeOf = (entry: JournalEntry): number => {
  const size = sizes.get(entry) ?? JSON.stringify(entry).length;
  sizes.set(entry, size);
  return size;
};

/** Newest entries within the limits of number, size and age. */
const fittingEntries = (entries: readonly JournalEntry[], now: number): readonly JournalEntry[] => {
  const oldest = new Date(now - journalLimits.days * dayMs).toISOString();
  let room = journalLimits.characters;
  const first = entries.findLastIndex((entry) => {
    room -= sizeOf(entry);
    return room < 0 || entry.at < oldest;
  });
  return entries.slice(first + 1).slice(-journalLimits.entries);
};

interface BookOptions {
  file: SealedFile;
  /** Key of user and server. */
  owner: string;
  now: () => number;
  log: Pick<Log, 'error'>;
}

/** Journal of a user on a server, mirrored to a sealed file. */
export const createJournalBook = ({ file, owner, now, log }: BookOptions) => {
  /** Oldest first. */
  let entries: readonly JournalEntry[] = [];
  let isRead = false;
  /** The keychain refused a write. Not retried at each change, because it may prompt the user each time. */
  let isRefused = false;
  /** Raised by `forget`, so that a read under way does not restore entries. */
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** Serializes file access. Continues after an error: a full disk may have space at the next write. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((cause: unknown) => log.error('The journal could not be kept', cause));
    return work;
  };

  const persistedIn = (text: string): JournalEntry[] => {
    const content = contentSchema.parse(JSON.parse(text));
    if (content.owner !== owner) return [];
    return content.entries.flatMap((persisted) => journalEntrySchema.safeParse(persisted).data ?? []);
  };

  const read = async (): Promise<void> => {
    if (isRead) return;
    const started = generation;
    const reading = await file.read();
    if (reading.outcome === 'unavailable') return;
    isRead = true;
    if (reading.outcome === 'absent' || started !== generation) return;
    entries = fittingEntries([...persistedIn(reading.text), ...entries], now());
  };

  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(async () => {
      if (isRefused) return;
      await read();
      const text = entries.length === 0 ? null : JSON.stringify({ owner, entries });
      isRefused = !isRead || !(await file.write(text));
    });
  };

  return {
    /** Replaces the entries, oldest first. */
    change: (changed: (known: readonly JournalEntry[]) => readonly JournalEntry[]): void => {
      entries = fittingEntries(changed(entries), now());
      timer ??= setTimeout(() => void write(), writeAfterMs);
    },
    read: async (): Promise<readonly JournalEntry[]> => {
      await inTurn(read);
      return entries;
    },
    forget: (): Promise<unknown> => {
      clearTimeout(timer);
      timer = undefined;
      entries = [];
      generation += 1;
      return inTurn(() => file.remove());
    },
    /** The keychain may be unlocked now. */
    retry: (): void => {
      isRefused = false;
      if (entries.length > 0) timer ??= setTimeout(() => void write(), writeAfterMs);
    },
    settle: async (): Promise<void> => {
      if (timer !== undefined) void write();
      await work;
    },
  };
};

export type JournalBook = ReturnType<typeof createJournalBook>;

import type { Draft } from '#shared/ipc/draftRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { DraftFile } from './draftFile.ts';

/** Of one person; the oldest goes first. */
const maxDrafts = 50;
const writeAfterMs = 1000;

interface DraftParts {
  file: DraftFile;
  /** Whether the login outlives the app: what was typed may then do so too. */
  isRemembered: () => boolean;
  log: Log;
}

/** What people typed and did not save, kept for them alone until they save it, let it go or log out. */
export const createDrafts = ({ file, isRemembered, log }: DraftParts) => {
  let owner: string | null = null;
  let drafts = new Map<string, Draft>();
  /** In which window each was typed last. */
  const typedIn = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a late write cannot bring back what was removed. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((cause: unknown) => log.error('Drafts could not be kept', cause));
    return work;
  };
  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    const person = owner;
    return inTurn(async () => {
      if (person !== null && person === owner && isRemembered()) await file.write(person, [...drafts]);
    });
  };

  const keep = (key: string, values: Draft['values'] | null, windowId: number): void => {
    if (owner === null) return;
    if (values === null && !drafts.has(key)) return;
    drafts.delete(key);
    typedIn.delete(key);
    if (values) {
      drafts.set(key, { values, savedAt: new Date().toISOString() });
      typedIn.set(key, windowId);
    }
    for (const oldest of [...drafts.keys()].slice(0, Math.max(0, drafts.size - maxDrafts))) {
      drafts.delete(oldest);
      typedIn.delete(oldest);
    }
    timer ??= setTimeout(() => void write(), writeAfterMs);
  };

  return {
    /** Somebody logged in. The drafts of who was here before are not theirs. */
    userChanged: (userId: string): void => {
      if (owner === userId) return;
      owner = userId;
      drafts = new Map();
      typedIn.clear();
      void inTurn(async () => {
        const kept = await file.read(userId);
        if (owner === userId) drafts = new Map([...kept, ...drafts]);
      });
    },
    /** They logged out: nothing of theirs stays. */
    forget: (): void => {
      clearTimeout(timer);
      if (owner === null) return;
      owner = null;
      drafts = new Map();
      typedIn.clear();
      void inTurn(() => file.remove());
    },
    read: async (key: string): Promise<Draft | null> => {
      await work;
      return drafts.get(key) ?? null;
    },
    keep,
    /** The person let go what was typed in this window. */
    discardOf: (windowId: number): void => {
      for (const [key, typed] of [...typedIn]) if (typed === windowId) keep(key, null, windowId);
    },
    /** Before the app ends. */
    settle: async (): Promise<void> => {
      if (timer !== undefined) void write();
      await work;
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;

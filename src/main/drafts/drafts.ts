import { z } from 'zod';
import type { Draft } from '#shared/ipc/pendingWorkRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

const contentSchema = z.object({
  owner: z.string(),
  drafts: z.array(
    z.tuple([z.string(), z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.string() })]),
  ),
});

export type DraftEntries = readonly (readonly [string, Draft])[];

/** Persisted drafts of a single user. */
export const createDraftFile = (sealed: SealedFile) => ({
  /** `null`: the keychain refuses access at the moment. */
  read: async (owner: string): Promise<DraftEntries | null> => {
    const reading = await sealed.read();
    if (reading.outcome === 'unavailable') return null;
    if (reading.outcome === 'absent') return [];
    const parsed = contentSchema.safeParse(JSON.parse(reading.text));
    return parsed.success && parsed.data.owner === owner ? parsed.data.drafts : [];
  },
  write: (owner: string, drafts: DraftEntries): Promise<boolean> =>
    sealed.write(drafts.length === 0 ? null : JSON.stringify({ owner, drafts })),
  remove: sealed.remove,
});

export type DraftFile = ReturnType<typeof createDraftFile>;

/** Per user; the oldest draft is dropped first. */
const maxDrafts = 50;
/** Limit for all drafts together, because sealing blocks main after each pause in typing. */
const maxCharacters = 5_000_000;
const writeAfterMs = 1000;

interface DraftOptions {
  file: DraftFile;
  /** Drafts are persisted only if the login is remembered too. */
  isRemembered: () => boolean;
  log: Log;
}

interface WindowDraft {
  key: string;
  /** Window of the draft; `null` after it has closed, so that any window may offer the draft. */
  windowId: number | null;
  draft: Draft;
  characters: number;
}

const lengthOf = ({ values }: Draft): number => JSON.stringify(values).length;

const fitting = (drafts: readonly WindowDraft[]): readonly WindowDraft[] => {
  let unowned = maxCharacters;
  const first = drafts.findLastIndex(({ characters }) => {
    unowned -= characters;
    return unowned < 0;
  });
  return drafts.slice(first + 1).slice(-maxDrafts);
};

const windowDraft = (key: string, draft: Draft, windowId: number | null): WindowDraft => ({
  key,
  draft,
  windowId,
  characters: lengthOf(draft),
});

const isReplacedBy =
  (key: string, windowId: number) =>
  (kept: WindowDraft): boolean =>
    kept.key === key && (kept.windowId === windowId || kept.windowId === null);

/** Drafts of the current user, oldest first. */
const createDraftList = () => {
  let drafts: readonly WindowDraft[] = [];
  let isRead = false;
  /** Keys changed or discarded before the file was read: ignore their entries in the file. */
  const over = new Set<string>();
  return {
    isRead: (): boolean => isRead,
    entries: (): DraftEntries => [...new Map(drafts.map(({ key, draft }) => [key, draft]))],
    clear: (): void => {
      drafts = [];
      isRead = false;
      over.clear();
    },
    addRead: (known: DraftEntries): void => {
      const found = known.filter(([key]) => !over.has(key));
      drafts = fitting([...found.map(([key, draft]) => windowDraft(key, draft, null)), ...drafts]);
      isRead = true;
      over.clear();
    },
    /** False: there was nothing to discard. */
    put: (key: string, values: Draft['values'] | null, windowId: number): boolean => {
      if (!isRead) over.add(key);
      const isReplaced = isReplacedBy(key, windowId);
      if (values === null && isRead && !drafts.some(isReplaced)) return false;
      const others = drafts.filter((known) => !isReplaced(known));
      drafts = values
        ? fitting([...others, windowDraft(key, { values, savedAt: new Date().toISOString() }, windowId)])
        : others;
      return true;
    },
    find: (key: string, windowId: number): Draft | null => {
      const fit = drafts.filter(isReplacedBy(key, windowId));
      return (fit.findLast((kept) => kept.windowId === windowId) ?? fit.at(-1))?.draft ?? null;
    },
    keysOf: (windowId: number): string[] =>
      drafts.filter((known) => known.windowId === windowId).map(({ key }) => key),
    release: (windowId: number): void => {
      drafts = drafts.map((known) => (known.windowId === windowId ? { ...known, windowId: null } : known));
    },
  };
};

/** Unsaved form input of the current user, until it is saved, discarded, or the user logs out. */
export const createDrafts = ({ file, isRemembered, log }: DraftOptions) => {
  let owner: string | null = null;
  const drafts = createDraftList();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** Serializes file access, so that a late write cannot restore removed drafts. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((cause: unknown) => log.error('Drafts could not be kept', cause));
    return work;
  };

  const readFor = async (userKey: string): Promise<void> => {
    const known = await file.read(userKey);
    if (owner === userKey && known !== null) drafts.addRead(known);
  };

  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    const userKey = owner;
    return inTurn(async () => {
      if (userKey === null || userKey !== owner || !isRemembered()) return;
      // If the keychain was locked until now, the file may contain more drafts.
      if (!drafts.isRead()) await readFor(userKey);
      if (drafts.isRead()) await file.write(userKey, drafts.entries());
    });
  };

  const startFor = (userKey: string | null): void => {
    owner = userKey;
    drafts.clear();
  };

  const keep = (key: string, values: Draft['values'] | null, windowId: number): void => {
    if (owner !== null && drafts.put(key, values, windowId))
      timer ??= setTimeout(() => void write(), writeAfterMs);
  };

  return {
    /** Call after login. Drops the drafts of the previous user. */
    userChanged: (userId: string): void => {
      if (owner === userId) return;
      startFor(userId);
      void inTurn(() => readFor(userId));
    },
    /** Call after logout. Removes all drafts, also from disk. */
    forget: (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (owner === null) return;
      startFor(null);
      void inTurn(() => file.remove());
    },
    /** Draft of this window, else of a closed window. */
    read: async (key: string, windowId: number): Promise<Draft | null> => {
      await work;
      return drafts.find(key, windowId);
    },
    keep,
    isOf: (userKey: string): boolean => userKey === owner,
    discardOf: (windowId: number): void => {
      for (const key of drafts.keysOf(windowId)) keep(key, null, windowId);
    },
    /** Call when a window or its page is gone. The next window with the same form may offer its drafts. */
    windowClosed: drafts.release,
    /** Call before quitting. */
    settle: async (): Promise<void> => {
      if (timer !== undefined) void write();
      await work;
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;

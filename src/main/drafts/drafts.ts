import { z } from 'zod';
import { withNameOfToday } from '#shared/domain/formerNames.ts';
import type { Draft } from '#shared/ipc/keptRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

const contentSchema = z.object({
  owner: z.string(),
  drafts: z.array(
    z.tuple([z.string(), z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.string() })]),
  ),
});

export type DraftEntries = readonly (readonly [string, Draft])[];

/** What is kept of drafts over a restart: those of one person. */
export const createDraftFile = (sealed: SealedFile) => ({
  /** null: the keychain does not let us read them now. */
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

/** Of one person; the oldest goes first. */
const maxDrafts = 50;
/** Of all of them together: main stands still while they are sealed, after each pause in typing. */
const maxCharacters = 5_000_000;
const writeAfterMs = 1000;

interface DraftOptions {
  file: DraftFile;
  /** Whether the login outlives the app: what was typed may then do so too. */
  isRemembered: () => boolean;
  log: Log;
}

interface Kept {
  key: string;
  /** Where it was typed; null when that window is gone, so that any other may offer it. */
  windowId: number | null;
  draft: Draft;
  characters: number;
}

const lengthOf = ({ values }: Draft): number => JSON.stringify(values).length;

/** Those typed last, as many as there is room for. */
const fitting = (drafts: readonly Kept[]): readonly Kept[] => {
  let left = maxCharacters;
  const first = drafts.findLastIndex(({ characters }) => {
    left -= characters;
    return left < 0;
  });
  return drafts.slice(first + 1).slice(-maxDrafts);
};

/** What people typed and did not save, kept for them alone until they save it, let it go or log out. */
export const createDrafts = ({ file, isRemembered, log }: DraftOptions) => {
  let owner: string | null = null;
  /** What was typed last comes last. */
  let drafts: readonly Kept[] = [];
  let isRead = false;
  /** Saved or let go before the file was read: what the file holds of these is over. */
  const over = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a late write cannot bring back what was removed. */
  const inTurn = (step: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(step).catch((cause: unknown) => log.error('Drafts could not be kept', cause));
    return work;
  };

  const readFor = async (person: string): Promise<void> => {
    const kept = await file.read(person);
    if (owner !== person || kept === null) return;
    const found = kept
      .map(([key, draft]) => ({
        key: withNameOfToday(key),
        draft,
        windowId: null,
        characters: lengthOf(draft),
      }))
      .filter(({ key }) => !over.has(key));
    drafts = fitting([...found, ...drafts]);
    isRead = true;
    over.clear();
  };

  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    const person = owner;
    return inTurn(async () => {
      if (person === null || person !== owner || !isRemembered()) return;
      // Locked until now, the file may hold more than what was typed since.
      if (!isRead) await readFor(person);
      if (isRead) await file.write(person, [...new Map(drafts.map(({ key, draft }) => [key, draft]))]);
    });
  };

  const startFor = (person: string | null): void => {
    owner = person;
    drafts = [];
    isRead = false;
    over.clear();
  };

  const keep = (key: string, values: Draft['values'] | null, windowId: number): void => {
    if (owner === null) return;
    if (!isRead) over.add(key);
    const isReplaced = (kept: Kept): boolean =>
      kept.key === key && (kept.windowId === windowId || kept.windowId === null);
    if (values === null && isRead && !drafts.some(isReplaced)) return;
    const others = drafts.filter((kept) => !isReplaced(kept));
    const draft = values && { values, savedAt: new Date().toISOString() };
    drafts = draft ? fitting([...others, { key, windowId, draft, characters: lengthOf(draft) }]) : others;
    timer ??= setTimeout(() => void write(), writeAfterMs);
  };

  return {
    /** Somebody logged in. The drafts of who was here before are not theirs. */
    userChanged: (userId: string): void => {
      if (owner === userId) return;
      startFor(userId);
      void inTurn(() => readFor(userId));
    },
    /** They logged out: nothing of theirs stays. */
    forget: (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (owner === null) return;
      startFor(null);
      void inTurn(() => file.remove());
    },
    /** What was typed in the window that asks, or in one that is no longer there. */
    read: async (key: string, windowId: number): Promise<Draft | null> => {
      await work;
      const mine = drafts.findLast((kept) => kept.key === key && kept.windowId === windowId);
      const left = drafts.findLast((kept) => kept.key === key && kept.windowId === null);
      return (mine ?? left)?.draft ?? null;
    },
    keep,
    /** Whether these are of this person. */
    isOf: (person: string): boolean => person === owner,
    /** The person let go what was typed in this window. */
    discardOf: (windowId: number): void => {
      for (const kept of drafts) if (kept.windowId === windowId) keep(kept.key, null, windowId);
    },
    /** It was closed, or its page is gone: what was typed there waits for the next window with that form. */
    windowClosed: (windowId: number): void => {
      drafts = drafts.map((kept) => (kept.windowId === windowId ? { ...kept, windowId: null } : kept));
    },
    /** Before the app ends. */
    settle: async (): Promise<void> => {
      if (timer !== undefined) void write();
      await work;
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;

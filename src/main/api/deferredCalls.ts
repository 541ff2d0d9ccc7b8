import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EventMap } from '#shared/ipc/events.ts';
import type { KeptState } from '#shared/ipc/keptRoutes.ts';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';
import { type DeferredCall, describeHeldBack, type HeldBack, heldBackSchema, undoneOf } from './heldBack.ts';

/** What came of it when it was sent. */
export type DeferredOutcome = Omit<EventMap['deferred.answered'], 'deferredId'>;

type Send = (call: DeferredCall) => Promise<Result<unknown>>;

/** More than anybody deletes within the seconds of an Undo. */
const maxHeld = 200;

interface Deferral extends Pick<HeldBack, 'calls' | 'names'> {
  delayMs: number;
  /** The window that asked, and tells what came of it. */
  windowId: number;
}

interface DeferredOptions {
  file: SealedFile;
  /** Who is logged in, on which server; null: nobody. */
  owner: () => string | null;
  onAnswered: (id: string, outcome: DeferredOutcome) => void;
  /** What is left for the person who is logged in may be something else now. */
  onLeftChanged: () => void;
  log: Pick<Log, 'error'>;
}

/**
 * Calls that wait for their Undo. They are held here, so that closing the window that asked does not lose them, and sealed
 * on the disk until they are carried out or their person knows that they were not: what neither happened is left to ask about.
 */
export const createDeferredCalls = ({ file, owner, onAnswered, onLeftChanged, log }: DeferredOptions) => {
  /** All that is not over: waiting, on its way, or left. */
  const held = new Map<string, HeldBack>();
  const waiting = new Map<string, { timer: NodeJS.Timeout; send: Send }>();
  const underWay = new Map<string, Promise<unknown>>();
  /** The window that will say what comes of it. */
  const teller = new Map<string, number>();
  let work: Promise<unknown> = Promise.resolve();
  let isRead = false;
  /** How often what is held has changed, and which of these changes is on the disk. */
  let changes = 0;
  let written = 0;
  /** The keychain did not let us write; it is not asked again at each delete, which may ask the person each time. */
  let isRefused = false;

  const inTurn = (step: () => Promise<unknown>): void => {
    // A disk that is full now may have room at the next step.
    work = work.then(step).catch((cause: unknown) => log.error('Deletes that wait could not be kept', cause));
  };

  const read = async (): Promise<void> => {
    if (isRead) return;
    const reading = await file.read();
    if (reading.outcome === 'unavailable') return;
    isRead = true;
    if (reading.outcome === 'absent') return;
    for (const kept of z.array(z.unknown()).parse(JSON.parse(reading.text))) {
      const { data, error } = heldBackSchema.safeParse(kept);
      if (data) held.set(data.id, data);
      else log.error('A delete that was kept is none that this version knows', error);
    }
    onLeftChanged();
  };

  const write = (): void => {
    changes += 1;
    inTurn(async () => {
      if (written === changes || isRefused) return;
      await read();
      const now = changes;
      const text = held.size === 0 ? null : JSON.stringify([...held.values()]);
      isRefused = !isRead || !(await file.write(text));
      if (!isRefused) written = now;
    });
  };

  const keepRest = (entry: HeldBack, calls: DeferredCall[]): void => {
    if (calls.length > 0) held.set(entry.id, { ...entry, calls });
    else held.delete(entry.id);
    write();
  };

  /** Never rejects: logging in, logging out and quitting wait for it. */
  const attempt = (call: DeferredCall, send: Send): Promise<Result<unknown>> =>
    send(call).catch(() => failure('INTERNAL'));

  /** One call after the other, until one is refused; never with the session of somebody else. */
  const carryOut = async (entry: HeldBack, send: Send): Promise<DeferredOutcome> => {
    const { id, calls } = entry;
    const answers: unknown[] = [];
    let error: AppError | null = null;
    for (const call of calls) {
      const result = owner() === entry.owner ? await attempt(call, send) : failure('SESSION_ENDED', 401);
      if (!result.ok) {
        error = result.error;
        break;
      }
      answers.push(result.data);
      if (answers.length < calls.length) keepRest(entry, undoneOf(calls, answers, null));
    }
    const isTold = teller.has(id) && owner() === entry.owner;
    teller.delete(id);
    underWay.delete(id);
    keepRest(entry, isTold ? [] : undoneOf(calls, answers, error));
    onAnswered(id, { answers, error });
    onLeftChanged();
    return { answers, error };
  };

  const start = (entry: HeldBack, send: Send): Promise<DeferredOutcome> => {
    // Later than this step, so that even what ends at once is under way before it is over.
    const call = Promise.resolve().then(() => carryOut(entry, send));
    underWay.set(entry.id, call);
    return call;
  };

  const takeWaiting = (id: string) => {
    const found = waiting.get(id);
    clearTimeout(found?.timer);
    waiting.delete(id);
    return found;
  };

  const sendNow = async (id: string): Promise<void> => {
    const entry = held.get(id);
    const found = takeWaiting(id);
    if (entry && found) await start(entry, found.send);
  };

  const left = (): HeldBack[] =>
    [...held.values()].filter(
      (entry) => entry.owner === owner() && !waiting.has(entry.id) && !underWay.has(entry.id),
    );

  const flush = async (): Promise<void> => {
    // Nobody will be there to be told: what fails now is left for the next time.
    teller.clear();
    await Promise.all([...waiting.keys()].map(sendNow));
  };

  return {
    /** The id to cancel by; null when too many are held already, or nobody is logged in. */
    add: ({ calls, names, delayMs, windowId }: Deferral, send: Send): string | null => {
      const person = owner();
      if (held.size >= maxHeld || person === null) return null;
      const id = randomUUID();
      held.set(id, { id, owner: person, since: new Date().toISOString(), calls, names });
      teller.set(id, windowId);
      waiting.set(id, { send, timer: setTimeout(() => void sendNow(id), delayMs) });
      write();
      return id;
    },
    /** Once what was added is on the disk; no longer than this, because the keychain may ask the person first. */
    whenKept: async (ms: number): Promise<void> => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      await Promise.race([work, late]);
      clearTimeout(timer);
    },
    /** False when the call is already out. */
    cancel: (id: string): boolean => {
      if (!takeWaiting(id)) return false;
      held.delete(id);
      teller.delete(id);
      write();
      return true;
    },
    /** Sends everything that waits, now; before the session ends or another takes its place. */
    flush,
    /** Flushes the queue and waits for calls that are on their way already; before the app ends. */
    settle: async (): Promise<void> => {
      await Promise.all([flush(), ...underWay.values()]);
      await work;
    },
    /** Nothing waits and nothing is on its way. */
    isIdle: (): boolean => waiting.size === 0 && underWay.size === 0,
    /** The page that asked is gone, and tells nobody any more. */
    windowGone: (windowId: number): void => {
      for (const [id, told] of teller) if (told === windowId) teller.delete(id);
    },
    /** Somebody logged in or out, or the keychain was opened. */
    sessionChanged: (): void => {
      isRefused = false;
      if (owner() !== null) inTurn(read);
      if (written < changes) write();
      onLeftChanged();
    },
    /** What was not carried out for the person who is logged in. */
    left: (): KeptState['deletions'] => describeHeldBack(left()),
    sendLeft: async (send: Send): Promise<AppError | null> => {
      let problem: AppError | null = null;
      for (const entry of left()) {
        const { error } = await start(entry, send);
        if (error && error.status !== 404) problem ??= error;
      }
      return problem;
    },
    dropLeft: (): void => {
      for (const { id } of left()) held.delete(id);
      write();
      onLeftChanged();
    },
    /** How many would be lost with the app, because the keychain keeps nothing for us. */
    unkept: (): number => (written < changes ? (describeHeldBack([...held.values()])?.count ?? 0) : 0),
    /** The person knows that these will be lost. */
    letUnkeptGo: (): void => {
      written = changes;
    },
  };
};

export type DeferredCalls = ReturnType<typeof createDeferredCalls>;

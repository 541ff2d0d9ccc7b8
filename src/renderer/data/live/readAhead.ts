import { hashKey, type QueryKey } from '@tanstack/react-query';
import { screenAt } from '#shared/domain/screenAt.ts';
import { listPatterns, newRecordId } from '#shared/domain/screenPatterns.ts';
import { useConnectivity } from '../../stores/mainState.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore } from '../../stores/session.ts';
import { callEntity, canBeRead, type EntityName, type RecordScope, type Row } from '../entityCalls.ts';
import { queryClient, recordKeys } from '../queryClient.ts';
import type { listPageOptions } from '../useList.ts';

/** Whoever only passes over a row wants nothing of it. */
export const restMs = 80;
const maxAtOnce = 2;
const maxInAMinute = 40;
/** A line on which one record takes so long has no room for what nobody asked for. */
const slowMs = 1000;
const pauseMs = 60_000;

/** What is read only when somebody goes there: codes that can be looked at, and not typed. */
export const leftOut: { readonly [Name in EntityName]?: readonly string[] } = { orders: ['secureCode'] };
/**
 * Never read because somebody rests on them: their forms are about papers that can be looked at, and not typed. The review
 * of candidates reads the next one ahead all the same, by a query of its own: whoever decides there sees all of them.
 */
const neverAhead: { readonly [Name in EntityName]?: true } = { couriers: true };

interface Ahead {
  queryKey: QueryKey;
  /** Resolves when it is in the cache, to whether the server answered. */
  read: (signal: AbortSignal) => Promise<boolean>;
}

const running = new Map<string, AbortController>();
let startedAt: readonly number[] = [];
let pausedUntil = 0;

const mayRead = (): boolean => {
  const now = performance.now();
  startedAt = startedAt.filter((time) => time > now - 60_000);
  return (
    usePreferencesStore.getState().liveUpdates === 'normal' &&
    useConnectivity.getState().isReachable &&
    !document.hidden &&
    now >= pausedUntil &&
    running.size < maxAtOnce &&
    startedAt.length < maxInAMinute
  );
};

/**
 * Reads what a person will probably go to (prefetch). It is shown at once when they do, and read again behind it as
 * everything is. Resolves when it is known, or nothing was to be read.
 */
export const readAhead = async ({ queryKey, read }: Ahead): Promise<void> => {
  const hash = hashKey(queryKey);
  if (running.has(hash) || queryClient.getQueryData(queryKey) !== undefined || !mayRead()) return;
  const giveUp = new AbortController();
  const begun = performance.now();
  running.set(hash, giveUp);
  startedAt = [...startedAt, begun];
  const isAnswered = await read(giveUp.signal);
  running.delete(hash);
  if (giveUp.signal.aborted) return;
  if (!isAnswered || performance.now() - begun > slowMs) pausedUntil = performance.now() + pauseMs;
};

const forget = (queryKey: QueryKey): void => running.get(hashKey(queryKey))?.abort();

/** One record; null: it is not for reading ahead. Its pictures are loaded where they are shown, and not before. */
export const recordAhead = (entity: EntityName, scope: RecordScope, id: string): Ahead | null => {
  if (neverAhead[entity]) return null;
  const queryKey = recordKeys.record(entity, scope, id);
  const reader = (): string | undefined => useSessionStore.getState().session.user?.id;
  return {
    queryKey,
    read: async (signal) => {
      const before = reader();
      const answer = await callEntity<Row>(entity, 'read', scope, { id, signal });
      // Nothing of another person, and never over what was read for the page itself.
      // What was deleted meanwhile says nothing about the line.
      if (!answer.ok) return answer.error.code === 'NOT_FOUND';
      if (signal.aborted || before !== reader()) return true;
      const known = Object.fromEntries(
        Object.entries(answer.data).filter(([name]) => !leftOut[entity]?.includes(name)),
      );
      queryClient.setQueryData(queryKey, (own: Row | undefined) => own ?? (known as Row));
      return true;
    },
  };
};

/** One page of a list. */
export const listAhead = (options: ReturnType<typeof listPageOptions>): Ahead => ({
  queryKey: options.queryKey,
  read: async (signal) => {
    // Whoever shows the page meanwhile waits for the same answer.
    signal.addEventListener('abort', () => {
      const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      if (query?.getObserversCount() === 0) void query.cancel({ silent: true });
    });
    await queryClient.prefetchQuery(options);
    return queryClient.getQueryData(options.queryKey) !== undefined;
  },
});

/** The record that an address of this window leads to; null: it leads elsewhere. */
const recordAt = (address: string): Ahead | null => {
  const found = screenAt(address.split('?')[0] ?? '');
  if (!found || !Object.hasOwn(listPatterns, found.screen)) return null;
  const { id, ...scope } = found.params;
  const entity = found.screen as EntityName;
  return id === undefined || id === newRecordId || !canBeRead(entity) ? null : recordAhead(entity, scope, id);
};

/** A link's own address, or that of the record whose row it is. */
const addressOf = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null;
  const list = window.location.hash.split('?')[0];
  const link =
    target.closest('a[href^="#/"]') ?? target.closest('[data-row]')?.querySelector(`a[href^="${list}/"]`);
  return link?.getAttribute('href')?.slice(1) ?? null;
};

/** Once in a window: what the pointer or the focus rests on is read ahead, and given up when they leave it. */
export const watchResting = (): void => {
  let address: string | null = null;
  let ahead: Ahead | null = null;
  let isTaken = false;
  let timer: number | undefined;
  const rest = ({ target }: Event): void => {
    const next = addressOf(target);
    if (next === address) return;
    clearTimeout(timer);
    if (ahead && !isTaken) forget(ahead.queryKey);
    address = next;
    ahead = null;
    isTaken = false;
    if (next === null) return;
    // Where an address leads is looked for only then: the pointer crosses many links, and rows come under it by themselves.
    timer = window.setTimeout(() => {
      ahead = recordAt(next);
      if (ahead) void readAhead(ahead);
    }, restMs);
  };
  // What is pressed is being gone to: the page that comes takes the answer over.
  const take = (): void => {
    isTaken = true;
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', take, { passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && take());
};

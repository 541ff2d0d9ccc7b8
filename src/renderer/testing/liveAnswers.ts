import { expect } from 'vitest';
import type { WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { differenceOf, type Fingerprints } from '#shared/query/listDifference.ts';
import type { Row } from '../data/entityCalls.ts';
import { type ApiCall, answerCall } from './answerCall.ts';
import type { StubbedMain } from './stubMain.ts';

interface Watching {
  queries: readonly { id: string; call: WatchedCall; pace: string; version: number | null }[];
  isPaused: boolean;
}

export const watching = (main: StubbedMain): Watching | undefined =>
  main.requests.findLast(isWatch)?.payload as Watching | undefined;

interface SentAnswer {
  version: number;
  rows: Fingerprints;
  /** Number of requests before this answer: a later report of the window overrides it. */
  after: number;
  /** Number of the window's own reads of this list. After a further read main sends the whole list. */
  reads: number;
}

/** Last answer sent per query id, to send the next one as a difference like main does. */
const sentTo = new WeakMap<StubbedMain, Map<string, SentAnswer>>();
let version = 0;
const fingerprintsOf = (rows: readonly Row[]): Fingerprints =>
  new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
const isWatch = ({ route }: { route: string }): boolean => route === 'live.watch';

/** Counts request a single row. */
const isList = ({ query }: WatchedCall): boolean => query?.size !== 1;

/**
 * Simulates main's polling: queries the server for a watched operation and pushes the answer to the window.
 * By default it takes lists and records, not counts.
 */
export const pushAnswer = async (
  main: StubbedMain,
  operation: string,
  isWanted: (call: WatchedCall) => boolean = isList,
): Promise<void> => {
  const find = () =>
    watching(main)?.queries.find(({ call }) => call.operation === operation && isWanted(call));
  await expect.poll(find).toBeDefined();
  const query = find();
  if (!query) return;
  const result = answerCall(main.records, query.call as ApiCall);
  if (!result.ok) return;
  version += 1;
  const { id } = query;
  const { data, total = null, unread = [] } = structuredClone(result);
  const next = { id, version, total, unread };
  if (!Array.isArray(data)) return main.notify('live.answered', { ...next, data });
  const sent = sentTo.get(main) ?? new Map<string, SentAnswer>();
  sentTo.set(main, sent);
  const before = sent.get(id);
  const reads = main.callsOf(operation).length;
  const hasSent = before?.reads === reads && before.after > main.requests.findLastIndex(isWatch);
  const known = before && hasSent ? before : null;
  const rows = fingerprintsOf(data as Row[]);
  sent.set(id, { version, rows, after: main.requests.length, reads });
  const difference = known && (differenceOf(known.rows, rows, data as Row[]) ?? { order: null, rows: [] });
  main.notify('live.answered', difference ? { ...next, base: known.version, difference } : { ...next, data });
};

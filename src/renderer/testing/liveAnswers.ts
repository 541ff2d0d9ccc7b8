import { expect } from 'vitest';
import type { WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { type ApiCall, answerCall } from './answerCall.ts';
import type { StubbedMain } from './stubMain.ts';

interface Watching {
  queries: readonly { id: string; call: WatchedCall; pace: string; reads: number }[];
  isPaused: boolean;
}

export const watching = (main: StubbedMain): Watching | undefined =>
  main.requests.findLast(({ route }) => route === 'live.watch')?.payload as Watching | undefined;

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
  const { data, total = null, unread = [] } = structuredClone(result);
  main.notify('live.answered', { id: query.id, data, total, unread });
};

import { expect } from 'vitest';
import type { WatchedCall } from '#shared/ipc/liveRoutes.ts';
import { type ApiCall, answerCall } from './answerCall.ts';
import type { StubbedMain } from './stubMain.ts';

interface Watching {
  questions: readonly { id: string; call: WatchedCall; pace: string }[];
  isPaused: boolean;
}

/** What the window watches now, as it said last. */
export const watching = (main: StubbedMain): Watching | undefined =>
  main.requests.findLast(({ route }) => route === 'live.watch')?.payload as Watching | undefined;

/** Counts ask for one row. */
const isList = ({ query }: WatchedCall): boolean => query?.size !== 1;

/**
 * Asks the server what the window watches by this operation, a list or record unless another one is wanted, as main
 * does again and again, and tells it the answer.
 */
export const tellAnew = async (
  main: StubbedMain,
  operation: string,
  isWanted: (call: WatchedCall) => boolean = isList,
): Promise<void> => {
  const find = () =>
    watching(main)?.questions.find(({ call }) => call.operation === operation && isWanted(call));
  await expect.poll(find).toBeDefined();
  const question = find();
  if (!question) return;
  const result = answerCall(main.records, question.call as ApiCall);
  if (result.ok)
    main.tell('live.answered', {
      id: question.id,
      data: structuredClone(result.data),
      total: result.total ?? null,
      unread: result.unread ?? [],
    });
};

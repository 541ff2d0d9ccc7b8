import { type Result, success } from '#shared/ipc/result.ts';
import type { ApiCall, ApiClient } from '../../api/apiClient.ts';
import type { DeferredCalls } from '../../api/deferredCalls.ts';
import { createRequestBudget } from '../../api/requestBudget.ts';
import { createSharedReads } from '../../api/sharedReads.ts';
import { createPendingRequests } from '../answerRequest.ts';
import { createApiHandlers } from '../apiHandlers.ts';

/** API handlers with a fake server that answers when the test says so. */
export const openHandlers = (deferred: Partial<DeferredCalls> = {}) => {
  const recorded: [operation: string, names: unknown, result: Result<unknown>][] = [];
  const waiting = new Map<string, () => void>();
  const call = ({ params }: ApiCall): Promise<Result<unknown>> =>
    new Promise((resolve) => {
      const id = params.id ?? '';
      waiting.set(id, () => {
        waiting.delete(id);
        resolve(success(null));
      });
    });
  return {
    handlers: createApiHandlers({
      api: { call } as ApiClient,
      budget: createRequestBudget(),
      pending: createPendingRequests(),
      shared: createSharedReads(call),
      live: { watch: () => undefined, forget: () => undefined },
      deferred: { add: () => 'd1', whenPersisted: async () => undefined, ...deferred } as DeferredCalls,
      journal: {
        sawAnswer: () => undefined,
        sending:
          ({ operation }, names) =>
          (result) =>
            void recorded.push([operation, names, result]),
      },
      onRecordsChanged: () => undefined,
      onUploadProgress: () => undefined,
    }),
    /** Writes that were sent, with the names of their records and the answer. */
    recorded,
    running: (): string[] => [...waiting.keys()],
    answerAll: (): void => {
      for (const answer of [...waiting.values()]) answer();
    },
  };
};

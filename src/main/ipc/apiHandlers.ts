import type { z } from 'zod';
import { isRemoval, isWrite, type Operation, type OperationId, operations } from '#shared/api/operations.ts';
import type { apiCallSchema } from '#shared/ipc/apiRoutes.ts';
import type { EventMap } from '#shared/ipc/events.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { DeferredCalls } from '../api/deferredCalls.ts';
import type { DeferredCall } from '../api/pendingCalls.ts';
import type { RequestBudget } from '../api/requestBudget.ts';
import type { SharedReads } from '../api/sharedReads.ts';
import type { Journal } from '../journal/journal.ts';
import type { LiveBoard } from '../live/liveBoard.ts';
import type { Handlers, PendingRequests } from './answerRequest.ts';

type ApiCall = z.output<typeof apiCallSchema>;
type RecordsChanged = EventMap['records.changed'];

/** Limit for persisting a deferred delete before the answer, because the keychain may prompt the user. */
const persistedWithinMs = 300;

interface ApiOptions {
  api: ApiClient;
  budget: Pick<RequestBudget, 'run'>;
  pending: PendingRequests;
  shared: SharedReads;
  live: Pick<LiveBoard, 'watch' | 'forget'>;
  deferred: DeferredCalls;
  journal: Pick<Journal, 'sawAnswer' | 'sending'>;
  onRecordsChanged: (change: RecordsChanged) => void;
  onUploadProgress: (windowId: number, progress: EventMap['upload.progressed']) => void;
}

interface Sending {
  signal?: AbortSignal;
  /** Names of the records by id. */
  names?: Readonly<Record<string, string>> | undefined;
}

const idsOf = (call: ApiCall, answer: unknown): string[] => {
  if (call.params.id) return [call.params.id];
  const { id, deleted } = (answer ?? {}) as { id?: unknown; deleted?: unknown };
  const { ids } = (call.body ?? {}) as { ids?: unknown };
  const several = deleted ?? ids;
  if (Array.isArray(several)) return several.map(String);
  return typeof id === 'string' ? [id] : [];
};

const changeOf = (call: ApiCall, answer: unknown): RecordsChanged | null => {
  const operation: Operation = operations[call.operation];
  if (!isWrite(operation) || !operation.entity) return null;
  const { country, city } = call.params;
  return {
    entity: operation.entity,
    scope: { ...(country ? { country } : {}), ...(city ? { city } : {}) },
    ids: idsOf(call, answer),
    isRemoval: isRemoval(operation),
  };
};

/** Sends writes, notifies windows and records them in the journal. */
const createSender = ({ api, shared, live, journal, onRecordsChanged }: ApiOptions) => {
  const send = async (call: ApiCall, { signal, names }: Sending = {}): Promise<Result<unknown>> => {
    shared.forget();
    const answered = journal.sending(call, names);
    const result = await api.call(call, signal);
    answered(result);
    // Forget again: reads started during the write may be stale.
    shared.forget();
    live.forget();
    const change = result.ok ? changeOf(call, result.data) : null;
    if (change) onRecordsChanged(change);
    return result;
  };

  const read = async (call: ApiCall, work: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const result = await work();
    journal.sawAnswer(call, result);
    return result;
  };

  /** Before sending a deferred call, checks that no other user has changed the record. */
  const sendDeferred = async (
    { expected, ...call }: DeferredCall,
    names?: Sending['names'],
  ): Promise<Result<unknown>> => {
    if (!expected) return send(call, { names });
    const { entity }: Operation = operations[call.operation];
    const operation = `${entity}.read` as OperationId;
    const reading = { operation, params: call.params };
    const now = await read(reading, () => api.call(reading));
    if (!now.ok) return now;
    const record = now.data as Record<string, unknown>;
    return Object.entries(expected).every(([name, value]) => record[name] === value)
      ? send(call, { names })
      : failure('CHANGED_MEANWHILE', 409);
  };

  return { send, read, sendDeferred };
};

export const createApiHandlers = (
  options: ApiOptions,
): Handlers<
  | 'api.call'
  | 'api.abort'
  | 'api.defer'
  | 'api.cancelDeferred'
  | 'api.upload'
  | 'pendingWork.sendDeletions'
  | 'live.watch'
> => {
  const { api, budget, pending, shared, live, deferred, onUploadProgress } = options;
  const { send, read, sendDeferred } = createSender(options);

  return {
    'api.call': async (call, { signal, windowId }) => {
      if (isWrite(operations[call.operation])) return send(call, { signal });
      const work = () => (call.fresh ? api.call(call, signal) : shared.read(call, windowId, signal));
      const answer = await budget.run('window', () => read(call, work), signal, windowId);
      return answer ?? failure('ABORTED');
    },
    'live.watch': (watching, { windowId }) => live.watch(windowId, watching),
    'api.abort': ({ requestId }, { windowId }) => pending.abort(windowId, requestId),
    'api.defer': async (deferral, { windowId }) => {
      const deferredId = deferred.add({ ...deferral, windowId }, (call) =>
        sendDeferred(call, deferral.names),
      );
      if (deferredId === null) return failure('TOO_MANY_DEFERRED');
      await deferred.whenPersisted(persistedWithinMs);
      return success({ deferredId });
    },
    'api.cancelDeferred': ({ deferredId }) => success({ cancelled: deferred.cancel(deferredId) }),
    'pendingWork.sendDeletions': async () =>
      success({ error: await deferred.unsent.send((call) => sendDeferred(call)) }),
    'api.upload': ({ uploadId, ...file }, { signal, windowId }) =>
      api.upload(file, {
        signal,
        onSent: (sent, total) => onUploadProgress(windowId, { uploadId, sent, total }),
      }),
  };
};

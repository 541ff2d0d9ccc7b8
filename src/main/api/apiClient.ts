import { z } from 'zod';
import { type CallableId, contracts } from '#shared/api/contracts.ts';
import { isList, type Operation, type OperationId, operations } from '#shared/api/operations.ts';
import { type Failure, failure, type Result, success } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type AnswerShape, isObject } from '../http/answerBody.ts';
import { buildPath, buildSearch } from '../http/apiTarget.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { Authorizer, HttpOutcome, HttpRequest, OnSent } from '../http/httpOutcome.ts';
import { loadImage } from '../http/loadImage.ts';
import { downloadRequest, encodeForm, jsonRequest, uploadRequest } from '../http/requestOf.ts';
import { type Download, toDownload, toResult } from '../http/toResult.ts';
import type { Log } from '../platform/log.ts';
import { createStoredAnswers, type StoredAnswers } from './storedAnswers.ts';
import { createWriteConditions } from './writeConditions.ts';

export interface ApiCall {
  operation: OperationId;
  params: Readonly<Record<string, string>>;
  query?: ListQuery | undefined;
  /** Only the total and the first row of a list are needed. */
  isCount?: boolean | undefined;
  search?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** Record that a PUT replaces, as the server sent it. */
  replaced?: unknown;
  /** Base of a save: remember its validators for a conditional write. */
  fresh?: boolean | undefined;
  /** Background poll: no retry, because the next poll follows anyway. */
  isLive?: boolean | undefined;
  /** Read of a job: waits as long as a busy server asks. */
  isPatient?: boolean | undefined;
}

interface Upload {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface UploadOptions {
  signal?: AbortSignal;
  onSent?: OnSent;
}

export interface ApiClient {
  /** Never rejects, like all methods of this client. Only the body of a download may. */
  call(call: ApiCall, signal?: AbortSignal): Promise<Result<unknown>>;
  upload(file: Upload, options?: UploadOptions): Promise<Result<{ imageUrl: string }>>;
  /** Streams a file. Read its body to the end or cancel it. */
  download(call: Omit<ApiCall, 'body'>, signal?: AbortSignal): Promise<Result<Download>>;
  /** Loads an image without token, as a response ready for a window. */
  image(key: string, signal?: AbortSignal): Promise<Response>;
}

const uploadResultSchema = z.looseObject({ imageUrl: z.string() });

/** Creates and batches have no previous version. */
const isReplacing = (method: Operation['method']): boolean => method === 'PUT' || method === 'PATCH';

const isCallable = (id: OperationId): id is CallableId =>
  Object.hasOwn(contracts, id) && operations[id].verb !== 'auth';

const answerShape = (operation: Operation): AnswerShape => {
  if (isList(operation)) return 'list';
  return operation.verb === 'create' ? 'create' : 'detail';
};

/** Names the fields only; windows supply the text. */
const refusedFields = (names: readonly string[]): Failure =>
  failure('INVALID_REQUEST', 0, '', Object.fromEntries(names.map((name) => [name, ''])));

/**
 * Fields of the previous version are sent back unvalidated: they came from the server and are unchanged.
 * Includes only fields of the body's schema, so that fields without a form input are not emptied.
 */
const replacedFields = (schema: z.ZodObject, replaced: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => Object.hasOwn(replaced, name))
      .map((name) => [name, replaced[name]]),
  );

/** Validates the body of a call. Fails with the names of the invalid fields. */
const checkBody = ({
  operation: id,
  body,
  replaced,
}: ApiCall & { operation: CallableId }): Result<unknown> => {
  const { body: schema }: { response: z.ZodType; body?: z.ZodType } = contracts[id];
  if (!schema) return body === undefined ? success(undefined) : refusedFields(['body']);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const names = parsed.error.issues.flatMap((issue) => {
      const inside: PropertyKey[] = issue.code === 'unrecognized_keys' ? issue.keys : [];
      return (inside.length > 0 ? inside : ['']).map(
        (key) => [...issue.path, key].filter((part) => part !== '').join('.') || 'body',
      );
    });
    return refusedFields(names);
  }
  if (replaced === undefined) return success(parsed.data);
  if (operations[id].verb !== 'replace' || !isObject(replaced) || !(schema instanceof z.ZodObject))
    return refusedFields(['replaced']);
  return success({ ...replacedFields(schema, replaced), ...(parsed.data as object) });
};

interface ClientOptions {
  http: HttpClient;
  session: Authorizer;
  /** Answers to the current user. */
  stored?: StoredAnswers;
  log: Pick<Log, 'error'>;
}

const createUnreadableLog = (log: Pick<Log, 'error'>) => {
  const reported = new Set<string>();
  return (operation: OperationId, names: readonly string[]): void => {
    const fresh = names.filter((name) => !reported.has(`${operation} ${name}`));
    for (const name of fresh) reported.add(`${operation} ${name}`);
    if (fresh.length > 0)
      log.error(`Unreadable in ${operation}: ${fresh.join(', ')}`, undefined, 'unreadable');
  };
};

/**
 * Conditional write: replaces only the version that the save is based on, if the server names versions. On
 * 412, rereads the record. Unchanged: writes again without condition; otherwise: conflict.
 */
const sendWrite = async (
  conditions: ReturnType<typeof createWriteConditions>,
  path: string,
  request: HttpRequest,
  send: (wanted: HttpRequest) => Promise<HttpOutcome | Failure>,
): Promise<HttpOutcome | Failure> => {
  const known = conditions.take(path);
  if (!known) return send(request);
  const outcome = await send({ ...request, condition: known.condition });
  if (!('status' in outcome) || outcome.status !== 412) return outcome;
  const now = await send(jsonRequest('GET', path));
  if (!('status' in now) || now.status !== 200) return now;
  return conditions.mayForce(path, known.body, now) ? send(request) : failure('CHANGED_MEANWHILE', 412);
};

const upload = async (
  { http, session }: ClientOptions,
  { name, type, bytes }: Upload,
  { signal, onSent }: UploadOptions = {},
): Promise<Result<{ imageUrl: string }>> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const built = buildPath('utils.upload', {});
  if ('refused' in built) return failure('INVALID_REQUEST');
  const request = uploadRequest(built.path, await encodeForm(form), onSent);
  const outcome = await session.authorized(signal, (options) => http.send(request, options));
  if ('ok' in outcome) return outcome;
  return toResult(outcome, { operation: 'utils.upload', schema: uploadResultSchema, shape: 'create' });
};

const download = async (
  { http, session }: ClientOptions,
  { operation, params, query, search }: Omit<ApiCall, 'body'>,
  signal?: AbortSignal,
): Promise<Result<Download>> => {
  if (operations[operation].verb !== 'download') return failure('INVALID_REQUEST');
  const built = buildPath(operation, params);
  if ('refused' in built) return refusedFields(built.refused);
  const request = downloadRequest(built.path + buildSearch({ query, search, paged: false }));
  const outcome = await session.authorized(signal, (options) => http.open(request, options));
  return 'ok' in outcome ? outcome : toDownload(outcome, operation);
};

export const createApiClient = (options: ClientOptions): ApiClient => {
  const { http, session, stored = createStoredAnswers(), log } = options;
  const logUnreadable = createUnreadableLog(log);
  const conditions = createWriteConditions();

  /** Converts exceptions to a failure, so that shared callers always get an answer. */
  const answered = async <Data>(
    operation: OperationId,
    work: () => Promise<Result<Data>>,
  ): Promise<Result<Data>> => {
    try {
      return await work();
    } catch (cause) {
      log.error(`Calling ${operation} failed`, cause);
      return failure('INTERNAL');
    }
  };

  const call = async (asked: ApiCall, signal?: AbortSignal): Promise<Result<unknown>> => {
    const { operation, params, query, search } = asked;
    if (!isCallable(operation)) return failure('INVALID_REQUEST');
    const { method }: Operation = operations[operation];
    const built = buildPath(operation, params);
    if ('refused' in built) return refusedFields(built.refused);
    const checked = checkBody({ ...asked, operation });
    if (!checked.ok) return checked;
    const request = {
      ...jsonRequest(method, built.path + buildSearch({ query, search }), checked.data),
      isOnce: asked.isLive === true,
      isPatient: asked.isPatient === true,
    };
    const send = (wanted: HttpRequest): Promise<HttpOutcome | Failure> =>
      session.authorized(signal, (options) => http.send(wanted, options));
    const sendRead = (): Promise<HttpOutcome | Failure> =>
      // The base of a save bypasses all stores.
      method === 'GET' && !asked.fresh ? stored.send(request, send) : send(request);
    const outcome = await (isReplacing(method)
      ? sendWrite(conditions, built.path, request, send)
      : sendRead());
    if ('ok' in outcome) return outcome;
    if (asked.fresh && outcome.type === 'answer' && outcome.status === 200)
      conditions.noteRead(built.path, outcome);
    const shape = answerShape(operations[operation]);
    return toResult(outcome, {
      operation,
      schema: contracts[operation].response,
      shape,
      asked: query?.size,
      without: query?.without,
      onUnreadable: (names) => logUnreadable(operation, names),
    });
  };

  return {
    call: (asked, signal) => answered(asked.operation, () => call(asked, signal)),
    upload: (file, how) => answered('utils.upload', () => upload(options, file, how)),
    download: (asked, signal) => answered(asked.operation, () => download(options, asked, signal)),
    image: (key) => loadImage(http, key),
  };
};

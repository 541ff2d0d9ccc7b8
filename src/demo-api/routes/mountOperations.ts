import type { DatabaseSync } from 'node:sqlite';
import type { Context, Hono } from 'hono';
import { type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { authenticate, resolveScope } from '../auth/access.ts';
import { ApiError } from '../http/apiError.ts';
import { type Call, type Handler, type Handlers, isPublicOperation } from '../http/call.ts';
import { readJsonObject } from '../http/json.ts';

export const basePath = '/api/v1';

export interface ApiOptions {
  db: DatabaseSync;
  now: () => Date;
  accessTtl: number;
}

const routePath = (path: string): string => basePath + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Sorts fixed path segments before parameters, so that the more specific route matches. */
const byFixedTextFirst = (left: string, right: string): number => {
  const rank = (path: string): string =>
    path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return rank(left) < rank(right) ? -1 : Number(rank(left) > rank(right));
};

const answer = (context: Context, id: OperationId, handlers: Handlers, options: ApiOptions) => {
  const request = context.req.raw;
  const call = {
    ...options,
    params: context.req.param(),
    query: new URL(request.url).searchParams,
    request,
    body: () => readJsonObject(request),
  };
  if (isPublicOperation(id)) return (handlers[id] as Handler<'auth.login'>)(call);
  const identity = authenticate(options.db, request, options.now());
  const scope = resolveScope(options.db, identity, call.params);
  // The parameters come from the operation's path template; `Handlers` checks their names.
  return (handlers[id] as (call: Call) => Response | Promise<Response>)({ ...call, identity, scope });
};

export const mountOperations = (app: Hono, handlers: Handlers, options: ApiOptions): void => {
  const ordered = operationIds.toSorted((left, right) =>
    byFixedTextFirst(operations[left].path, operations[right].path),
  );
  for (const id of ordered) {
    const { method, path } = operations[id];
    app.on(method, routePath(path), (context) => answer(context, id, handlers, options));
  }
  for (const id of ordered) {
    app.all(routePath(operations[id].path), (context) => {
      authenticate(options.db, context.req.raw, options.now());
      throw new ApiError(405, 'METHOD_NOT_ALLOWED', `${context.req.method} is not offered here`);
    });
  }
  app.all(`${basePath}/*`, (context) => {
    authenticate(options.db, context.req.raw, options.now());
    throw new ApiError(404, 'NOT_FOUND', 'There is no such call');
  });
};

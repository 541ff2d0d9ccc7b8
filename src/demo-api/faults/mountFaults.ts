import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { ApiError, forbidden } from '../http/apiError.ts';
import { json, noContent } from '../http/json.ts';
import { applyFault } from './applyFault.ts';
import { createFaultBook, type FaultBook } from './faultBook.ts';
import { type Fault, faultForms, parseFault } from './parseFault.ts';

const faultHeader = 'x-demo-fault';
/** Paths that set faults and read the log of requests. */
const isControl = (path: string): boolean => path === '/__faults' || path === '/__requests';

const unknownFault = (): ApiError =>
  new ApiError(
    422,
    'UNKNOWN_FAULT',
    `There is no such fault. Send {"match": "GET /api/v1/es/cities", "fault": …, "times": 1} with ${faultForms.map(({ form }) => form).join(', ')}`,
  );

const wantedFault = (context: Context, book: FaultBook): Fault | null => {
  const text = context.req.header(faultHeader);
  const { pathname, search } = new URL(context.req.url);
  if (text === undefined) return book.take(`${context.req.method} ${pathname}${search}`);
  const fault = parseFault(text);
  if (!fault) throw unknownFault();
  return fault;
};

const mountControls = (app: Hono, book: FaultBook): void => {
  app.post('/__faults', async (context) => {
    // Pages of a browser name their origin: a website must not reach a server on this computer.
    if (context.req.header('origin') !== undefined) throw forbidden('Pages cannot ask for faults');
    const rule: unknown = await context.req.json().catch(() => null);
    if (!book.add(rule)) throw unknownFault();
    return noContent();
  });
  app.get('/__faults', () => json({ faults: faultForms, rules: book.rules() }));
  app.delete('/__faults', () => {
    book.clear();
    return noContent();
  });
  app.get('/__requests', () => json(book.requests()));
};

/** Injects faults for tests, requested by a header of the request or by a rule set in advance. */
export const mountFaults = (app: Hono, ending?: AbortSignal): void => {
  const book = createFaultBook();
  app.use(async (context, next) => {
    if (isControl(context.req.path)) return next();
    const answer = async (): Promise<Response> => {
      await next();
      return context.res;
    };
    const fault = wantedFault(context, book);
    const bindings = context.env as Partial<HttpBindings> | undefined;
    const known = context.req.header('if-none-match');
    const exchange = { bindings, answer, ending, known, cleared: book.cleared };
    const response = fault ? await applyFault(fault, exchange) : await answer();
    const { pathname, search } = new URL(context.req.url);
    const status = fault?.type === 'drop' ? 0 : response.status;
    book.record({ method: context.req.method, path: pathname, query: search, status });
    context.res = undefined;
    context.res = response;
    return undefined;
  });
  mountControls(app, book);
};

import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountApiPage } from './contract/apiPage.ts';
import { mountFaults } from './faults/mountFaults.ts';
import { ApiError, forbidden, handleError } from './http/apiError.ts';
import { pause } from './http/pause.ts';
import { createHandlers } from './routes/createHandlers.ts';
import { maxFileSize, serveFile } from './routes/files.ts';
import { basePath, mountOperations } from './routes/mountOperations.ts';

export interface DemoApiOptions {
  db: DatabaseSync;
  /** In seconds. */
  accessTtl: number;
  /** Enables the endpoints and headers with which tests request faulty responses. */
  faults: boolean;
  /** If set, every request except for the control of faults must send it in the header `x-demo-secret`. */
  secret?: string;
  /** Delay before each response in milliseconds, to simulate a slow connection. */
  latency?: number;
  now?: () => Date;
  /** Aborted at shutdown, which cancels delayed responses. */
  ending?: AbortSignal;
  /** Receives the one-time links that a real server would e-mail. */
  onLoginLink?: (email: string, token: string) => void;
  /** Receives unexpected errors (bugs of this server). */
  onError?: (error: unknown) => void;
}

/** Relative path that fits both this file and the bundle in `out/main`. */
const pictures = new URL('../../resources/pictures/', import.meta.url);

const maxJsonSize = 1024 * 1024;
const uploadPath = `${basePath}/utils/file`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `isFree`: paths that need no secret. */
const requireSecret = (secret: string, isFree: (path: string) => boolean): MiddlewareHandler => {
  const expected = digest(secret);
  return async (context, next) => {
    const given = digest(context.req.header('x-demo-secret') ?? '');
    if (!isFree(context.req.path) && !timingSafeEqual(given, expected)) {
      throw forbidden('This server is not for you');
    }
    await next();
  };
};

const limitBody = (): MiddlewareHandler => {
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError(413, 'BODY_TOO_LARGE', 'The request is too large');
      },
    });
  const json = limit(maxJsonSize);
  const upload = limit(maxFileSize + maxJsonSize);
  return (context, next) => (context.req.path === uploadPath ? upload : json)(context, next);
};

/** The whole API as a single function from request to response. */
export const createDemoApi = (options: DemoApiOptions): Hono => {
  const { db, accessTtl, faults, secret, latency = 0, now = () => new Date(), ending } = options;
  const { onLoginLink = () => {}, onError = () => {} } = options;
  const app = new Hono();
  app.onError((error) => handleError(error, onError));
  app.notFound(() => {
    throw new ApiError(404, 'NOT_FOUND', 'There is nothing here');
  });
  if (secret !== undefined) app.use(requireSecret(secret, (path) => faults && path === '/__faults'));
  if (latency > 0) app.use(async (_context, next) => pause(latency, ending).then(next));
  if (faults) mountFaults(app, ending);
  app.use(limitBody());
  mountApiPage(app);
  app.get('/bucket/:key', (context) => serveFile(db, pictures, context.req.param('key')));
  mountOperations(app, createHandlers(onLoginLink), { db, now, accessTtl });
  return app;
};

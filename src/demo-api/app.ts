import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountFaults } from './faults/mountFaults.ts';
import { ApiError, forbidden, handleError } from './http/apiError.ts';
import { pause } from './http/pause.ts';
import { createHandlers } from './routes/createHandlers.ts';
import { maxFileSize, serveFile } from './routes/files.ts';
import { basePath, mountOperations } from './routes/mountOperations.ts';

export interface DemoApiOptions {
  db: DatabaseSync;
  /** Lifetime of an access token in seconds. */
  accessTtl: number;
  /** Offers bad answers to tests. */
  faults: boolean;
  /** When given, every request must carry it in the header `x-demo-secret`. */
  secret?: string;
  /** The delay before each answer in milliseconds, as on a long line. */
  latency?: number;
  now?: () => Date;
  /** Aborted when the server ends: who still waits for an answer gets none. */
  ending?: AbortSignal;
  /** Gets the one-time links that a real server would send by mail. */
  onLoginLink?: (email: string, token: string) => void;
  /** Gets errors that are our own fault. */
  onError?: (error: unknown) => void;
}

/** Two folders up from here, and from `out/main`, where the built app has this file in its bundle. */
const pictures = new URL('../../resources/pictures/', import.meta.url);

const maxJsonSize = 1024 * 1024;
const uploadPath = `${basePath}/utils/file`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const requireSecret = (secret: string): MiddlewareHandler => {
  const expected = digest(secret);
  return async (context, next) => {
    if (!timingSafeEqual(digest(context.req.header('x-demo-secret') ?? ''), expected)) {
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

/** The whole API as one function from request to response. */
export const createDemoApi = (options: DemoApiOptions): Hono => {
  const { db, accessTtl, faults, secret, latency = 0, now = () => new Date(), ending } = options;
  const { onLoginLink = () => {}, onError = () => {} } = options;
  const app = new Hono();
  app.onError((error) => handleError(error, onError));
  app.notFound(() => {
    throw new ApiError(404, 'NOT_FOUND', 'There is nothing here');
  });
  if (secret !== undefined) app.use(requireSecret(secret));
  if (latency > 0) app.use(async (_context, next) => pause(latency, ending).then(next));
  if (faults) mountFaults(app, ending);
  app.use(limitBody());
  app.get('/bucket/:key', (context) => serveFile(db, pictures, context.req.param('key')));
  mountOperations(app, createHandlers(onLoginLink), { db, now, accessTtl });
  return app;
};

import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { protocol } from 'electron';

/**
 * Fluent UI's style engine adds empty style elements and fills them through the CSS object model. Allowing
 * the hash of the empty text is enough for that; inline styles with content stay forbidden.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Policy of every document. Pages make no connections: main sends all requests. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyleHash}`,
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
].join('; ');

export const appScheme = 'app';
export const appHost = 'backoffice';
export const appOrigin = `${appScheme}://${appHost}`;

/** Must run before Electron is ready. */
export const registerAppScheme = (): void => {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, codeCache: true },
    },
  ]);
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const baseHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const refuse = (status: number): Response => new Response(null, { status, headers: baseHeaders });

/**
 * Path of a renderer file, or `null`. A strict pattern is checked before any disk access: no encodings, no
 * leading dots, no backslashes.
 */
export const assetPath = (root: string, pathname: string): string | null => {
  if (!/^\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(pathname)) return null;
  const file = join(root, ...pathname.split('/'));
  return file.startsWith(root + sep) ? file : null;
};

export interface AppProtocolOptions {
  rendererDirectory: string;
  image: (key: string) => Promise<Response>;
}

const serveAsset = async (root: string, pathname: string): Promise<Response> => {
  const file = assetPath(root, pathname);
  const contentType = file && contentTypes[extname(file)];
  if (!file || !contentType) return refuse(404);
  try {
    const body = await readFile(file);
    // Built files have a hash in their names; only the document changes under the same name.
    const cache = extname(file) === '.html' ? 'no-store' : 'public, max-age=31536000, immutable';
    return new Response(body, {
      headers: { ...baseHeaders, 'content-type': contentType, 'cache-control': cache },
    });
  } catch {
    return refuse(404);
  }
};

const bucketPrefix = '/bucket/';

/** Serves `app://backoffice/…`: GET only, this host only, and no request data reflected in the answer. */
export const createAppProtocolHandler =
  ({ rendererDirectory, image }: AppProtocolOptions) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (request.method !== 'GET') return refuse(405);
    if (url.protocol !== `${appScheme}:` || url.host !== appHost) return refuse(403);
    if (!url.pathname.startsWith(bucketPrefix)) {
      return serveAsset(rendererDirectory, url.pathname === '/' ? '/index.html' : url.pathname);
    }
    const answer = await image(url.pathname.slice(bucketPrefix.length));
    for (const [name, value] of Object.entries(baseHeaders)) answer.headers.set(name, value);
    return answer;
  };

export const serveApp = (options: AppProtocolOptions): void => {
  protocol.handle(appScheme, createAppProtocolHandler(options));
};

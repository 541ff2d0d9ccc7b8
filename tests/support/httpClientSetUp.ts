import type { RequestListener } from 'node:http';
import { afterAll } from 'vitest';
import { createHttpClient, type HttpClient } from '../../src/main/http/httpClient.ts';
import type { FileBody } from '../../src/main/http/openFile.ts';
import { jsonRequest } from '../../src/main/http/requestOf.ts';
import { startServer, type TestServer } from './httpServer.ts';

/** Starts servers that close after all tests of the file, because some of these run in parallel. */
export const serving = (): ((handle: RequestListener) => Promise<TestServer>) => {
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  return async (handle) => {
    const server = await startServer(handle);
    servers.push(server);
    return server;
  };
};

export const clientOf = (origin: string, limits: { timeoutMs?: number; idleMs?: number } = {}): HttpClient =>
  createHttpClient({
    target: () => ({ origin, headers: { 'x-demo-secret': 'launch-secret' } }),
    language: () => 'uk-UA',
    ...limits,
  });

export const get = jsonRequest('GET', '/api/v1/es/cities');
export const post = jsonRequest('POST', '/api/v1/es/cities', { name: 'a' });
export const megabyte = 1024 * 1024;

export const textOf = (outcome: Awaited<ReturnType<HttpClient['send']>>): string =>
  outcome.type === 'answer' ? Buffer.from(outcome.bytes).toString() : outcome.reason;

export const bytesOf = async (body: FileBody): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  await body.read((chunk) => {
    chunks.push(chunk);
    return undefined;
  });
  return Buffer.concat(chunks);
};

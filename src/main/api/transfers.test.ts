import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../../tests/support/httpClientSetUp.ts';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { server, startLoggedIn } from '../../../tests/support/sessionSetUp.ts';

let app: Awaited<ReturnType<typeof startLoggedIn>>;
beforeEach(async () => {
  app = await startLoggedIn(false);
  server.seen.length = 0;
});

const place = { country: 'es', city: 'c1' };

describe('an upload', () => {
  const file = { name: 'logo.png', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };

  it('sends the file as the form field "file", and again after a token refresh', async () => {
    const forms: FormData[] = [];
    server.onRequest = async (request, response) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      forms.push(await new Response(await buffer(request), { headers }).formData());
      sendJson(response, 200, { imageUrl: '/bucket/logo.png' });
    };
    server.expireAccess();
    expect(await app.api.upload(file)).toEqual({ ok: true, data: { imageUrl: '/bucket/logo.png' } });
    const sent = forms[0]?.get('file') as File;
    expect([sent.name, sent.type, await sent.bytes()]).toEqual([file.name, file.type, file.bytes]);
  });

  it('fails if the answer has no address', async () => {
    server.onRequest = (_request, response) => sendJson(response, 200, { message: 'Too large' });
    expect(await app.api.upload(file)).toMatchObject({ ok: false, error: { message: 'Too large' } });
  });
});

describe('a download', () => {
  const call = { operation: 'courierPayLists.export', params: place } as const;
  const csv = Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from('a;b\r\nñ;"=1+1"\r\n'), 0xff]);

  it('passes the bytes on unchanged, after a token refresh', async () => {
    server.onRequest = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment' })
        .end(csv);
    server.expireAccess();
    const result = await app.api.download({ ...call, query: { page: 2 } });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.data.headers.get('content-disposition')).toBe('attachment');
    expect(await bytesOf(result.data.body)).toEqual(csv);
    expect(server.countOf('/pay-list-courier/export')).toBe(2);
    expect(server.countOf('refresh-token')).toBe(1);
  });

  it.each([
    [200, 'application/json', '{"message":"Nothing to export"}', 'HTTP_200'],
    [200, 'application/json; charset=utf-8', '{"code":"EMPTY","message":"Nothing"}', 'EMPTY'],
    [200, 'text/html', '<html>', 'UNEXPECTED_RESPONSE'],
    [404, 'text/csv', 'a,b', 'HTTP_404'],
    [504, 'text/html', '<html>', 'NETWORK'],
    [200, 'application/json', '[{"id":1}]', 'UNEXPECTED_RESPONSE'],
  ])('answered %d %s %s fails with %s', async (status, type, body, code) => {
    server.onRequest = (_request, response) =>
      void response.writeHead(status, { 'content-type': type }).end(body);
    expect(await app.api.download(call)).toMatchObject({ ok: false, error: { code } });
  });

  it('is aborted at the end of the session', async () => {
    server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).write('a,b\n');
    const result = await app.api.download(call);
    if (!result.ok) throw new Error(result.error.code);
    const read = bytesOf(result.data.body);
    await app.session.logout();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('accepts only download operations', async () => {
    expect(await app.api.download({ operation: 'orders.list', params: place })).toMatchObject({ ok: false });
    expect(server.seen).toEqual([]);
  });
});

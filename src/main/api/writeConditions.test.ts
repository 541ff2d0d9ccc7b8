import { beforeEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../tests/support/httpServer.ts';
import { server, startLoggedIn } from '../../../tests/support/sessionSetUp.ts';

let app: Awaited<ReturnType<typeof startLoggedIn>>;
beforeEach(async () => {
  app = await startLoggedIn(false);
  server.seen.length = 0;
});

describe('a write after a read of the same record', () => {
  const params = { country: 'es', id: 'c1' };
  const body = { name: 'Madrid' };
  const record = { id: 'c1', name: 'Old', createdAt: '', updatedAt: '' };
  const conditionsOf = () =>
    server.seen
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers }) => headers['if-match'] ?? headers['if-unmodified-since'] ?? null);
  /** Server whose record has these validators and that answers 412 at most `refuses` times. */
  const serve = (validators: () => Record<string, string>, refuses = 0, name = () => 'Old') => {
    let left = refuses;
    server.onRequest = (request, response) => {
      if (request.method === 'GET') return sendJson(response, 200, { ...record, name: name() }, validators());
      const isRefused = left > 0 && (request.headers['if-match'] ?? request.headers['if-unmodified-since']);
      if (isRefused) left -= 1;
      return sendJson(response, isRefused ? 412 : 200, isRefused ? {} : { id: 'c1' });
    };
  };
  const save = async () => {
    await app.api.call({ operation: 'cities.read', params, fresh: true });
    return app.api.call({ operation: 'cities.update', params, body });
  };

  const modified = 'Sat, 28 Nov 2026 12:00:00 GMT';
  it.each([
    [{ etag: '"v1"', 'last-modified': modified }, '"v1"'],
    [{ 'last-modified': modified }, modified],
    [{ etag: 'W/"v1"', 'last-modified': modified }, modified],
    [{ etag: 'W/"v1"' }, null],
    [{ etag: 'v1' }, null],
    [{}, null],
  ])('after a read with %j is conditional on %s', async (validators, condition) => {
    serve(() => validators as Record<string, string>);
    expect(await save()).toMatchObject({ ok: true });
    expect(conditionsOf()).toEqual([condition]);
    // The validators of a read are used only once.
    await app.api.call({ operation: 'cities.update', params, body });
    expect(conditionsOf()[1]).toBeNull();
  });

  it('is refused after a write by another user', async () => {
    let version = 1;
    serve(
      () => ({ etag: `"v${version}"` }),
      9,
      () => (version === 1 ? 'Old' : 'Theirs'),
    );
    await app.api.call({ operation: 'cities.read', params, fresh: true });
    version = 2;
    expect(await app.api.call({ operation: 'cities.update', params, body })).toMatchObject({
      ok: false,
      error: { code: 'CHANGED_MEANWHILE', status: 412 },
    });
    expect(conditionsOf()).toEqual(['"v1"']);
  });

  it('succeeds with a server that refuses its own validators', async () => {
    let answers = 0;
    serve(() => {
      answers += 1;
      return { etag: `"${answers}"` };
    }, 9);
    expect(await save()).toMatchObject({ ok: true });
    expect(conditionsOf()).toEqual(['"1"', null]);
  });

  it('succeeds at the second try if the record differs in every answer', async () => {
    let answers = 0;
    serve(
      () => ({ etag: `"${answers}"` }),
      9,
      () => {
        answers += 1;
        return String(answers);
      },
    );
    expect(await save()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect(await save()).toMatchObject({ ok: true });
  });
});

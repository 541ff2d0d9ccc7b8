import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { success } from '#shared/ipc/result.ts';
import { type RouteName, routes } from '#shared/ipc/routes.ts';
import type { Handlers } from './answerRequest.ts';
import { answerRequest, createPendingRequests } from './answerRequest.ts';

const names = Object.keys(routes) as RouteName[];
const log = { info: vi.fn(), error: vi.fn() };

/** Handlers that record the input that passed validation. */
const recording = () => {
  const passed: { route: string; input: unknown }[] = [];
  const handlers = Object.fromEntries(
    names.map((route) => [
      route,
      (input: unknown) => {
        passed.push({ route, input });
        return success(null);
      },
    ]),
  ) as unknown as Handlers;
  return { passed, parts: { handlers, pending: createPendingRequests(), log } };
};

const anyValues = { withBigInt: true, withDate: true, withMap: true, withSet: true };
const anything = fc.anything(anyValues);

/** Small values, because generating deep ones took most of the time of these tests. */
const small = fc.anything({ ...anyValues, maxDepth: 1, maxKeys: 3 });

/** Random payload with the field names of a route, so that nested validation is reached too. */
const wellNamed = (route: RouteName): fc.Arbitrary<unknown> => {
  const { input } = routes[route];
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const strings = fc.string({ maxLength: 8 });
  const value = fc.oneof(small, strings, fc.dictionary(strings, small, { maxKeys: 3 }));
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), { noNullPrototype: true });
};

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { deeper: nested(depth - 1) });

describe('the IPC border', () => {
  for (const route of names) {
    it(`answers any request to ${route} with a Result`, async () => {
      const { parts, passed } = recording();
      await fc.assert(
        fc.asyncProperty(fc.oneof(anything, wellNamed(route)), async (payload) => {
          const answer = await answerRequest(parts, 1, route, payload, undefined);
          expect(typeof answer.ok).toBe('boolean');
          if (!answer.ok) expect(answer.error.code).toBe('INVALID_REQUEST');
        }),
        { numRuns: 1000 },
      );
      // Accepted input is the schema's output, never the raw payload.
      for (const { input } of passed) expect(routes[route].input.safeParse(input).success).toBe(true);
    });
  }

  it('knows no other routes, whatever their name', async () => {
    const { parts, passed } = recording();
    for (const route of [
      '',
      'toString',
      '__proto__',
      'constructor',
      'api.unknown',
      7,
      null,
      undefined,
      {},
      [],
    ]) {
      expect(await answerRequest(parts, 1, route, undefined, undefined)).toMatchObject({ ok: false });
    }
    expect(passed).toEqual([]);
  });

  it('refuses bodies that are too deep, not plain, or contain prototype keys', async () => {
    const { parts, passed } = recording();
    const bodies = [
      nested(40),
      new Map(),
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      { when: new Date() },
      { run: () => 1 },
      { value: Number.NaN },
    ];
    for (const body of bodies) {
      const call = { operation: 'companies.update', params: { country: 'es', id: 'abc' }, body };
      expect(await answerRequest(parts, 1, 'api.call', call, undefined)).toMatchObject({ ok: false });
    }
    expect(passed).toEqual([]);
  });

  it('refuses oversized requests before validation', async () => {
    const { parts, passed } = recording();
    const image = { uploadId: 'u', name: 'a.png', type: 'image/png', bytes: new Uint8Array(7 * 1024 * 1024) };
    for (const [route, payload] of [
      ['log.report', { message: 'x'.repeat(26 * 1024 * 1024) }],
      ['api.upload', image],
    ] as const) {
      expect(await answerRequest(parts, 1, route, payload, undefined)).toMatchObject({
        ok: false,
        error: { code: 'REQUEST_TOO_LARGE' },
      });
    }
    expect(passed).toEqual([]);
  });

  it('refuses a window that watches more than 60 queries', async () => {
    const { parts, passed } = recording();
    const watching = (count: number) => ({
      isPaused: false,
      queries: Array.from({ length: count }, (_, index) => ({
        id: `q${index}`,
        call: { operation: 'admins.list', params: {} },
        pace: 'calm',
        reads: 0,
      })),
    });
    expect(await answerRequest(parts, 1, 'live.watch', watching(60), undefined)).toMatchObject({ ok: true });
    expect(passed).toHaveLength(1);
    expect(await answerRequest(parts, 1, 'live.watch', watching(61), undefined)).toMatchObject({ ok: false });
    expect(passed).toHaveLength(1);
  });

  it('turns an exception of a handler into a Result, and writes no data to the log', async () => {
    const { parts } = recording();
    const handlers = {
      ...parts.handlers,
      'auth.state': () => {
        throw new Error('broken');
      },
    };
    const answer = await answerRequest({ ...parts, handlers }, 1, 'auth.state', undefined, undefined);
    expect(answer).toEqual({ ok: false, error: { code: 'INTERNAL', status: 0, message: '' } });
    expect(log.error).toHaveBeenCalledWith('Handling auth.state failed', expect.any(Error), 'main');
  });
});

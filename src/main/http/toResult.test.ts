import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lenient } from '#shared/api/lenient.ts';
import { type AnswerShape, mediaType } from './answerBody.ts';
import type { HttpFailureReason } from './httpOutcome.ts';
import { toDownload, toResult } from './toResult.ts';

const convert = (
  body: string,
  {
    status = 200,
    shape = 'detail' as AnswerShape,
    schema = z.unknown() as z.ZodType,
    headers = {} as Record<string, string>,
    without = [] as string[],
  } = {},
) =>
  toResult(
    { type: 'answer', status, headers: new Headers(headers), bytes: new TextEncoder().encode(body) },
    { operation: 'cities.read', schema, shape, without },
  );

describe('a successful answer', () => {
  it('loses omitted fields of list rows before validation', async () => {
    const schema = z.array(z.looseObject({ id: z.string(), items: z.array(z.string()).optional() }));
    const body = '[{"id":"a","items":[1],"note":"n"},{"id":"b"}]';
    expect(await convert(body, { schema, shape: 'list', without: ['items'] })).toMatchObject({
      ok: true,
      data: [{ id: 'a', note: 'n' }, { id: 'b' }],
    });
  });

  it('keeps unknown keys of loose records', async () => {
    const schema = z.looseObject({ id: z.string() });
    expect(await convert('{"id":"a","extra":1}', { schema })).toEqual({
      ok: true,
      data: { id: 'a', extra: 1 },
    });
  });

  it('may be nested 64 levels deep, not counting brackets in texts', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}"]]\\"[[${'['.repeat(99)}"${']'.repeat(depth)}`;
    expect(await convert(nested(64))).toMatchObject({ ok: true });
    expect(await convert(nested(65))).toMatchObject({ ok: false, error: { code: 'UNEXPECTED_RESPONSE' } });
    expect(await convert(nested(65), { status: 500 })).toMatchObject({
      ok: false,
      error: { code: 'HTTP_500' },
    });
  });

  it('is unexpected if the schema throws', async () => {
    const schema = z.unknown().transform(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    expect(await convert('{}', { schema })).toMatchObject({
      ok: false,
      error: { code: 'UNEXPECTED_RESPONSE' },
    });
  });

  it('is null if its body is empty', async () => {
    expect(await convert('')).toEqual({ ok: true, data: null });
  });

  it('takes the total of a list from its header, else from its length', async () => {
    const list = { shape: 'list', schema: z.array(z.number()) } as const;
    expect(await convert('[1,2]', { ...list, headers: { 'content-total': '40' } })).toEqual({
      ok: true,
      data: [1, 2],
      total: 40,
    });
    expect(await convert('[1,2]', list)).toEqual({ ok: true, data: [1, 2], total: 2 });
    expect(await convert('{"data":[1,2,3]}', list)).toEqual({ ok: true, data: [1, 2, 3], total: 3 });
    expect(await convert('[1]', { ...list, headers: { 'content-total': '-4' } })).toMatchObject({ total: 1 });
    expect(await convert('[1]', { ...list, headers: { 'content-total': 'many' } })).toMatchObject({
      total: 1,
    });
  });
});

describe('an unreadable answer', () => {
  const message = 'cities.read';
  it.each(['<html><body>Log in</body></html>', '{"id":', '\u0000', 'OK'])(
    '%j is unexpected',
    async (body) => {
      expect(await convert(body)).toEqual({
        ok: false,
        error: { code: 'UNEXPECTED_RESPONSE', status: 200, message },
      });
    },
  );

  it('is unexpected in another encoding', async () => {
    const bytes = Uint8Array.from([0x22, 0xff, 0xfe, 0x22]);
    const outcome = { type: 'answer', status: 200, headers: new Headers(), bytes } as const;
    const result = await toResult(outcome, {
      operation: 'cities.read',
      schema: z.unknown(),
      shape: 'detail',
    });
    expect(result).toMatchObject({ error: { code: 'UNEXPECTED_RESPONSE' } });
  });

  it('is logged with the operation and the path, never with data', async () => {
    const schema = z.array(z.looseObject({ id: z.string() }));
    const result = await convert('[{"id":"a"},{"id":{"secret":"canary"}}]', { shape: 'list', schema });
    expect(result).toEqual({
      ok: false,
      error: { code: 'UNEXPECTED_RESPONSE', status: 200, message: 'cities.read (1.id)' },
    });
  });
});

describe('a failure', () => {
  it.each([
    [404, '{"code":"NOT_FOUND","message":"Gone"}', 'NOT_FOUND', 'Gone'],
    [422, '{"message":["one","two"]}', 'HTTP_422', 'one\ntwo'],
    [500, '{"error":"Broken"}', 'HTTP_500', 'Broken'],
    [500, '{"error":{"message":"Broken"}}', 'HTTP_500', 'Broken'],
    [500, '{"message":"","error":"Broken"}', 'HTTP_500', 'Broken'],
    [500, '<html>', 'HTTP_500', ''],
    [403, '', 'HTTP_403', ''],
    [400, '{"code":42}', '42', ''],
    [504, '{"code":"X","message":"Y"}', 'NETWORK', ''],
  ])('of status %d with %s has code %3$s', async (status, body, code, message) => {
    expect(await convert(body, { status })).toEqual({ ok: false, error: { code, status, message } });
  });

  it('shows only short texts: no page, no stack trace, no hundreds of fields', async () => {
    const endless = 'x'.repeat(2_000_000);
    const fields = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`field${index}`, endless.slice(0, 1001)]),
    );
    const body = JSON.stringify({ code: endless, message: endless, fields: { [endless]: 'No', ...fields } });
    const result = await convert(body, { status: 422 });
    const sentence = `${'x'.repeat(1000)}…`;
    expect(result).toMatchObject({
      error: { code: 'HTTP_422', message: sentence, fields: { field99: sentence } },
    });
    expect(JSON.stringify(result).length).toBeLessThan(110_000);
  });

  it('names the time that a busy server asks to wait for, else shows its message', async () => {
    const headers = { 'retry-after': '120' };
    const asked = await convert('{"message":"Slow down"}', { status: 429, headers });
    expect(asked).toMatchObject({ error: { code: 'SERVER_BUSY', status: 429 } });
    const inMs = asked.ok ? 0 : Date.parse(asked.error.message) - Date.now();
    expect(Math.ceil(inMs / 60_000)).toBe(2);
    const told = { code: 'HTTP_429', message: 'Slow down' };
    expect(await convert('{"message":"Slow down"}', { status: 429 })).toMatchObject({ error: told });
    const silent = { code: 'SERVER_BUSY', message: '' };
    for (const body of ['', '{}', '<html>'])
      expect(await convert(body, { status: 429 })).toMatchObject({ error: silent });
  });

  it('keeps the messages of fields', async () => {
    const body =
      '{"code":"INVALID","message":"No","fields":{"name":"Required","email":["Wrong","Taken"],"x":1}}';
    expect(await convert(body, { status: 422 })).toEqual({
      ok: false,
      error: {
        code: 'INVALID',
        status: 422,
        message: 'No',
        fields: { name: 'Required', email: 'Wrong\nTaken' },
      },
    });
  });

  it.each<[HttpFailureReason, string, string]>([
    ['network', 'NETWORK', ''],
    ['timeout', 'NETWORK', ''],
    ['aborted', 'ABORTED', ''],
    ['tooLarge', 'RESPONSE_TOO_LARGE', ''],
    ['insecure', 'INVALID_REQUEST', ''],
    ['redirect', 'UNEXPECTED_RESPONSE', 'cities.read (redirect)'],
  ])('by %s has code %s', async (reason, code, message) => {
    const expected = { operation: 'cities.read', schema: z.unknown(), shape: 'detail' } as const;
    expect(await toResult({ type: 'failed', reason }, expected)).toEqual({
      ok: false,
      error: { code, status: 0, message },
    });
  });
});

describe('a failure with status 200', () => {
  const both = '{"code":"MapServiceError","message":"Unknown city"}';
  const messageOnly = '{"message":"Unknown city"}';
  it.each<[AnswerShape, string, boolean]>([
    ['detail', both, false],
    ['list', both, false],
    ['create', both, false],
    ['export', both, false],
    ['detail', messageOnly, true],
    ['create', messageOnly, false],
    ['export', messageOnly, false],
    ['create', '{"message":""}', true],
    ['create', '{"message":null}', true],
    ['detail', '{"code":"es","message":null}', true],
  ])('%s %s: ok is %s', async (shape, body, ok) => {
    expect((await convert(body, { shape })).ok).toBe(ok);
  });
});

describe('nesting depth', () => {
  const unexpected = { ok: false, error: { code: 'UNEXPECTED_RESPONSE' } };

  it.each(['[]', '{}', '"["', '1'])('of a thousand times %s in a row is small', async (part) => {
    expect(await convert(`[${Array.from({ length: 1000 }, () => part).join(',')}]`)).toMatchObject({
      ok: true,
    });
  });

  it.each(['"a"', '"ab"', '"\\\\"', '"\\""', '"\\"a"'])('is also counted after the text %s', async (text) => {
    expect(await convert(`[${text},${'['.repeat(64)}${']'.repeat(64)}]`)).toMatchObject(unexpected);
    expect(await convert(`[${text},${'{"a":'.repeat(64)}1${'}'.repeat(64)}]`)).toMatchObject(unexpected);
    expect(await convert(`[${text},${'{"a":'.repeat(63)}1${'}'.repeat(63)}]`)).toMatchObject({ ok: true });
  });
});

describe('a list', () => {
  const anything = { shape: 'list', headers: { 'content-total': '5' } } as const;

  it('is unwrapped from its `data`, unlike a record', async () => {
    expect(await convert('{"data":[1,2]}', anything)).toEqual({ ok: true, data: [1, 2], total: 5 });
    expect(await convert('{"data":[1,2]}')).toEqual({ ok: true, data: { data: [1, 2] } });
  });

  it('without rows has no total and stays unchanged', async () => {
    const whole = { ok: true, data: { items: 1 } };
    expect(await convert('{"items":1}', { ...anything, without: ['items'] })).toEqual(whole);
    expect(await convert('[1]', { headers: { 'content-total': '5' } })).toEqual({ ok: true, data: [1] });
  });
});

it('reports unreadable fields by name only', async () => {
  const told: (readonly string[])[] = [];
  const schema = lenient({ id: z.string(), name: z.string() });
  const readRecord = (body: string) =>
    toResult(
      { type: 'answer', status: 200, headers: new Headers(), bytes: new TextEncoder().encode(body) },
      { operation: 'cities.read', schema, shape: 'detail', onUnreadable: (names) => told.push(names) },
    );
  expect(await readRecord('{"id":"a","name":"b"}')).toMatchObject({ ok: true });
  expect(told).toEqual([]);
  expect(await readRecord('{"id":"a","name":7}')).toMatchObject({ ok: true });
  expect(await readRecord('{"id":7}')).toMatchObject({ ok: false });
  expect(await readRecord('<html>')).toMatchObject({ ok: false });
  expect(told).toEqual([['name'], ['id'], ['all of it']]);
});

it('keeps only texts of an error, and ignores an empty code', async () => {
  const told = (body: object) => convert(JSON.stringify(body), { status: 422 });
  expect(await told({ code: '', message: 'No', fields: { name: 'Too long', other: 7, none: '' } })).toEqual({
    ok: false,
    error: { code: 'HTTP_422', status: 422, message: 'No', fields: { name: 'Too long' } },
  });
  expect(await told({ error: { message: 'No' }, fields: { other: 7 } })).toEqual({
    ok: false,
    error: { code: 'HTTP_422', status: 422, message: 'No' },
  });
});

it('an answer without a content type has none', () => expect(mediaType(new Headers())).toBe(''));

it('a failure keeps the id of its call', async () => {
  const requestId = 'a1'.repeat(16);
  const expected = { operation: 'cities.read', schema: z.unknown(), shape: 'detail' } as const;
  const failing = await toResult({ type: 'failed', reason: 'timeout', requestId }, expected);
  expect(failing).toMatchObject({ error: { code: 'NETWORK', requestId } });
  expect(toDownload({ type: 'failed', reason: 'network', requestId }, 'orders.export')).toMatchObject({
    error: { requestId },
  });
  const body = { read: async () => undefined, cancel: () => undefined };
  const opened = { type: 'stream', status: 200, headers: new Headers(), body, requestId } as const;
  expect(toDownload(opened, 'orders.export')).toMatchObject({ ok: true, data: { requestId } });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Row } from './entityCalls.ts';
import { queryClient } from './queryClient.ts';
import { saveEach, updateRecord, type WriteRules } from './saveRecord.ts';

interface Sent {
  operation: string;
  body?: unknown;
  replaced?: unknown;
}
const sent: Sent[] = [];
let answer: (call: Sent) => Result<unknown>;

beforeEach(() => {
  sent.length = 0;
  queryClient.clear();
  const request = async (_route: string, call: Sent): Promise<Result<unknown>> => {
    sent.push(call);
    return answer(call);
  };
  vi.stubGlobal('window', { backoffice: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const rules: WriteRules = { entity: 'companies', bodyFields: ['name', 'email'] };
const scope = { country: 'es' };
const before = { id: 'c1', updatedAt: '1', createdAt: '0', name: 'Uno', email: 'a@x.es' };

it('compares again when the record changed between read and write', async () => {
  let onServer: Row = before;
  answer = ({ operation, body }) => {
    if (operation === 'companies.read') return success(onServer);
    if (onServer !== before) return success(body);
    onServer = { ...before, email: 'b@x.es' };
    return failure('CHANGED_MEANWHILE', 412);
  };
  expect(await updateRecord(rules, { scope, before, values: { name: 'Dos' } })).toMatchObject({
    type: 'saved',
  });
  expect(sent.filter(({ body }) => body).map(({ replaced }) => replaced)).toEqual([before, onServer]);
  onServer = before;
  const both = await updateRecord(rules, { scope, before, values: { email: 'c@x.es' } });
  expect(both).toMatchObject({ type: 'conflict', conflicts: [{ field: 'email', theirs: 'b@x.es' }] });
});

it('gives up when the record changes at every attempt', async () => {
  answer = ({ operation }) =>
    operation === 'companies.read' ? success(before) : failure('CHANGED_MEANWHILE', 412);
  const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
  expect(outcome).toMatchObject({ type: 'failed', error: { code: 'CHANGED_MEANWHILE' } });
  expect(sent.filter(({ body }) => body)).toHaveLength(3);
});

it.each([
  ['after three rows without an answer', 'NETWORK', 4],
  ['at once when the session has ended', 'SESSION_ENDED', 2],
  ['at once when the server asks to wait', 'SERVER_BUSY', 2],
  ['not after refused rows', 'CONFLICT', 6],
])('a batch ends %s', async (_what, code, tried) => {
  let reads = 0;
  answer = ({ operation }) => {
    if (operation !== 'companies.read') return success(null);
    reads += 1;
    // Two reads belong to the first row: before the save and after it.
    return reads > 2 ? failure(code, 0) : success(before);
  };
  const rows = Array.from({ length: 6 }, (_, index) => ({
    before: { ...before, id: `c${index}` },
    values: { name: 'Dos' },
  }));
  const outcome = await saveEach(rules, scope, rows, {
    signal: new AbortController().signal,
    refusal: () => null,
    conflictText: () => '',
    onProgress: () => undefined,
  });
  expect(outcome.saved).toHaveLength(1);
  expect(outcome.failed).toHaveLength(tried - 1);
});

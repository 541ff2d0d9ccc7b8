import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#shared/api/auth.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { cameKey, unreadableKey } from '#shared/rules/recordValues.ts';
import { useSessionStore } from '../stores/session.ts';
import { type Row, readAllRows } from './entityCalls.ts';
import { queryClient, recordKeys } from './queryClient.ts';
import { removeBatch } from './removeRecords.ts';
import { createRecord, saveEach, updateRecord, type WriteRules } from './saveRecord.ts';

interface Sent {
  operation: string;
  body?: unknown;
  replaced?: unknown;
  query?: { page: number; size: number };
}
const sent: Sent[] = [];
let answer: (call: Sent) => Result<unknown>;

beforeEach(() => {
  sent.length = 0;
  const request = async (_route: string, call: Sent): Promise<Result<unknown>> => {
    sent.push(call);
    return answer(call);
  };
  queryClient.clear();
  vi.stubGlobal('window', { backoffice: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const rules: WriteRules = {
  entity: 'companies',
  bodyFields: ['name', 'email', 'phoneNumber'],
};
const scope = { country: 'es' };
const before = { id: 'c1', updatedAt: '1', createdAt: '0', name: 'Uno', email: 'a@x.es', phoneNumber: '600' };
const bodies = () => sent.filter(({ body }) => body !== undefined).map(({ body }) => body);

it('sends the changes by PUT, with the fresh record that they replace', async () => {
  answer = ({ operation }) => success(operation === 'companies.read' ? before : null);
  const outcome = await updateRecord(rules, { scope, before, values: { ...before, name: 'Dos' } });
  expect(outcome).toEqual({ type: 'saved', id: 'c1', record: before });
  expect(bodies()).toEqual([{ name: 'Dos' }]);
  expect(sent.at(-2)?.replaced).toEqual(before);
});

it('sends only changed fields by PATCH', async () => {
  answer = ({ operation }) => success(operation === 'cities.read' ? before : null);
  const patch: WriteRules = { ...rules, entity: 'cities' };
  await updateRecord(patch, { scope, before, values: { name: 'Uno', email: null } });
  expect(bodies()).toEqual([{ email: null }]);
});

it('reads the record from the server first, not from the cache of main', async () => {
  answer = ({ operation }) => success(operation === 'companies.read' ? before : null);
  await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
  expect(sent[0]).toMatchObject({ operation: 'companies.read', fresh: true });
});

it.each(['companies.read', 'companies.update'])(
  'returns the failure of %s and writes nothing afterwards',
  async (failing) => {
    const refused = failure('FORBIDDEN', 403);
    answer = ({ operation }) => (operation === failing ? refused : success(before));
    const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
    expect(outcome).toEqual({ type: 'failed', error: refused.error });
    expect(sent.at(-1)?.operation).toBe(failing);
  },
);

it('sends nothing if a rule refuses the change of the fresh record', async () => {
  answer = () => success(before);
  const refusal = (theirs: Row) => `not with ${theirs.name}`;
  const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' }, refusal });
  expect(outcome).toMatchObject({ type: 'failed', error: { code: 'RULE', message: 'not with Uno' } });
  expect(bodies()).toEqual([]);
});

it('sends the replaced record only where an update replaces', async () => {
  answer = ({ operation }) => success(operation === 'cities.read' ? before : null);
  await updateRecord({ ...rules, entity: 'cities' }, { scope, before, values: { name: 'Dos' } });
  expect(sent.find(({ body }) => body)).not.toHaveProperty('replaced');
});

it('creating a record reports a refusal, and saves without an id if the answer has none', async () => {
  answer = () => failure('EXISTS', 409);
  expect(await createRecord(rules, scope, { name: 'Tres' })).toMatchObject({
    type: 'failed',
    error: { code: 'EXISTS' },
  });
  answer = () => success({ id: 7 });
  expect(await createRecord(rules, scope, { name: 'Tres' })).toEqual({
    type: 'saved',
    id: null,
    record: null,
  });
});

it('sends nothing when another user changed the same record', async () => {
  const theirs = { ...before, updatedAt: '2', email: 'b@x.es' };
  answer = () => success(theirs);
  const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
  expect(outcome).toMatchObject({ type: 'conflict', theirs });
  expect(bodies()).toEqual([]);
});

it('saves when the other change touched no editable field', async () => {
  answer = ({ operation }) => success(operation === 'companies.read' ? { ...before, updatedAt: '2' } : null);
  const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
  expect(outcome.type).toBe('saved');
});

it('keeps another user’s save within the same second of `updatedAt`, and reports a conflict in the same field', async () => {
  const theirs = { ...before, email: 'b@x.es' };
  answer = ({ operation }) => success(operation === 'companies.read' ? theirs : null);
  const mine = { ...before, name: 'Dos' };
  expect(await updateRecord(rules, { scope, before, values: mine })).toMatchObject({ type: 'saved' });
  // Sending the old e-mail with the name would undo the other user's change.
  expect(bodies()).toEqual([{ name: 'Dos' }]);
  expect(sent.find(({ body }) => body)?.replaced).toEqual(theirs);
  const both = await updateRecord(rules, { scope, before, values: { ...mine, email: 'c@x.es' } });
  expect(both).toMatchObject({ type: 'conflict', conflicts: [{ field: 'email', theirs: 'b@x.es' }] });
});

describe('settings, which have no `updatedAt`', () => {
  const settings: WriteRules = { entity: 'countrySettings', bodyFields: ['fee', 'vat'] };
  const opened = { fee: 1, vat: 21 } as unknown as Row;
  const values = { fee: 5, vat: 21 };

  it('are not sent when another user changed an untouched field', async () => {
    answer = () => success({ fee: 1, vat: 10 });
    const outcome = await updateRecord(settings, { scope, before: opened, values });
    expect(outcome).toMatchObject({
      type: 'conflict',
      conflicts: [
        { field: 'fee', changedBy: 'mine' },
        { field: 'vat', changedBy: 'theirs' },
      ],
    });
    expect(bodies()).toEqual([]);
  });

  it('are sent with only the changed fields when there is no other change', async () => {
    answer = ({ operation }) => success(operation === 'countrySettings.read' ? opened : null);
    const outcome = await updateRecord(settings, { scope, before: opened, values });
    expect(outcome.type).toBe('saved');
    expect(bodies()).toEqual([{ fee: 5 }]);
  });
});

it('keeps the sent values as the saved record when it cannot be read back', async () => {
  let onServer: Row = before;
  answer = ({ operation, body }) => {
    if (body) onServer = { ...onServer, ...(body as object), updatedAt: `${onServer.updatedAt}+` };
    const isReadBack = operation === 'companies.read' && sent.at(-2)?.body !== undefined;
    return isReadBack && sent.length === 3 ? failure('NETWORK') : success(onServer);
  };
  const first = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
  expect(first).toMatchObject({ type: 'saved', record: { ...before, name: 'Dos' } });
  if (first.type !== 'saved' || !first.record) return;
  expect(queryClient.getQueryData(recordKeys.record('companies', scope, 'c1'))).toEqual(first.record);
  const second = await updateRecord(rules, { scope, before: first.record, values: { name: 'Tres' } });
  expect(second).toMatchObject({ type: 'saved', record: { name: 'Tres' } });
});

it('leaves empty fields out of a new record and takes its id from the answer', async () => {
  answer = () => success({ id: 'new1' });
  const outcome = await createRecord(rules, scope, { name: 'Tres', email: '', phoneNumber: null });
  expect(outcome).toEqual({ type: 'saved', id: 'new1', record: null });
  expect(bodies()).toEqual([{ name: 'Tres' }]);
});

it('reports the progress of a batch until it fails', async () => {
  const ids = Array.from({ length: 450 }, (_, index) => `c${index}`);
  answer = () => (sent.length === 3 ? failure('NETWORK') : success(null));
  const progress: number[] = [];
  const outcome = await removeBatch('companies', [{ scope, ids }], (done) => progress.push(done));
  expect(outcome.deleted).toEqual(ids.slice(0, 400));
  expect(outcome.error?.code).toBe('NETWORK');
  expect(progress).toEqual([200, 400]);
});

it('saves row by row: a refused row does not stop the others, and each row keeps its city', async () => {
  const refused = failure('IN_USE', 409);
  // Call 2 is the first update; call 5 is the update of the second row, which must not be affected.
  answer = () =>
    sent.length === 2 ? refused : sent.length === 5 ? failure('NOT_FOUND', 404) : success(before);
  const rows = ['c1', 'c2'].map((id) => ({ ...before, id, city: 'valencia' }));
  const progress: number[] = [];
  const outcome = await saveEach(
    rules,
    scope,
    rows.map((row) => ({ before: row, values: { name: 'Dos' } })),
    {
      signal: new AbortController().signal,
      refusal: () => null,
      conflictText: () => '',
      onProgress: (done) => progress.push(done),
    },
  );
  expect(outcome.failed).toEqual([{ row: rows[0], error: refused.error }]);
  expect(outcome.saved).toMatchObject([{ before: rows[1], after: { name: 'Dos', city: 'valencia' } }]);
  expect(progress).toEqual([1, 2]);
});

it('returns each row as the server saved it, without adding a city', async () => {
  const each = {
    signal: new AbortController().signal,
    refusal: () => null,
    conflictText: () => 'somebody else was faster',
    onProgress: () => undefined,
  };
  answer = () => success(before);
  const { saved } = await saveEach(rules, scope, [{ before, values: { name: 'Dos' } }], each);
  expect(saved[0]?.after).toEqual(before);
  expect(saved[0]?.after).not.toHaveProperty('city');
  answer = () => success({ ...before, updatedAt: '2', name: 'Tres' });
  const { failed } = await saveEach(rules, scope, [{ before, values: { name: 'Dos' } }], each);
  expect(failed[0]?.error).toEqual({ code: 'RULE', status: 0, message: 'somebody else was faster' });
});

describe('when another user logs in during a save', () => {
  const arrive = (id: string): void =>
    useSessionStore.setState(({ session }) => ({ session: { ...session, user: { id } as SessionUser } }));
  beforeEach(() => arrive('a'));
  afterEach(() => useSessionStore.setState(useSessionStore.getInitialState()));

  it('sends nothing with the new session', async () => {
    answer = () => {
      arrive('b');
      return success(before);
    };
    const outcome = await updateRecord(rules, { scope, before, values: { name: 'Dos' } });
    expect(outcome).toMatchObject({ type: 'failed', error: { code: 'SESSION_ENDED' } });
    expect(bodies()).toEqual([]);
  });

  it('leaves the remaining rows unchanged', async () => {
    answer = () => success(before);
    const changes = ['c1', 'c2'].map((id) => ({ before: { ...before, id }, values: { name: 'Dos' } }));
    const outcome = await saveEach(rules, scope, changes, {
      signal: new AbortController().signal,
      refusal: () => null,
      conflictText: () => '',
      onProgress: () => arrive('b'),
    });
    expect(outcome.saved).toHaveLength(1);
    expect(bodies()).toHaveLength(1);
  });

  it('deletes none of the remaining records', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `c${index}`);
    answer = () => success(null);
    const outcome = await removeBatch('companies', [{ scope, ids }], () => arrive('b'));
    expect(outcome).toMatchObject({ deleted: ids.slice(0, 200), error: { code: 'SESSION_ENDED' } });
    expect(bodies()).toHaveLength(1);
  });
});

it('reads all pages of a list', async () => {
  const all = Array.from({ length: 2300 }, (_, index) => ({ id: `r${index}` }));
  answer = ({ query = { page: 1, size: 1 } }) =>
    success(all.slice((query.page - 1) * query.size, query.page * query.size), all.length);
  const result = await readAllRows('companies', scope, {});
  expect(result.ok && result.data.length).toBe(2300);
  expect(sent.length).toBe(3);
});

it('sends an unreadable value back unchanged unless the user enters a new one', async () => {
  const came = { phoneNumber: { prefix: 34 }, email: null, website: undefined };
  const odd = {
    ...before,
    phoneNumber: '',
    email: '',
    website: '',
    [unreadableKey]: ['phoneNumber'],
    [cameKey]: came,
  };
  answer = ({ operation }) => success(operation === 'companies.read' ? odd : null);
  await updateRecord(rules, { scope, before: odd, values: { name: 'Dos', phoneNumber: null } });
  const { id, updatedAt, createdAt, name } = before;
  const replaced = { id, updatedAt, createdAt, name, phoneNumber: { prefix: 34 }, email: null };
  expect(bodies()).toEqual([{ name: 'Dos' }]);
  expect(sent.at(-2)?.replaced).toEqual(replaced);
  await updateRecord(rules, { scope, before: odd, values: { name: 'Dos', phoneNumber: '699' } });
  expect(bodies().at(-1)).toEqual({ name: 'Dos', phoneNumber: '699' });
  expect(sent.at(-2)?.replaced).toEqual(replaced);
});

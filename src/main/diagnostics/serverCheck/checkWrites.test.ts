import { describe, expect, it } from 'vitest';
import { isWrite, operationIds, operations } from '#shared/api/operations.ts';
import type { CheckedCall } from '#shared/rules/serverReport.ts';
import { type Bend, writeToBent } from '../../../../tests/support/bentServer.ts';
import { writtenEntities } from './writePlan.ts';

const sheet = (writes: readonly CheckedCall<string>[]): Record<string, string[]> =>
  Object.fromEntries(
    writes
      .filter(({ findings }) => findings.length > 0)
      .map(({ operation, findings }) => [
        operation,
        findings.map(({ kind, field, found }) =>
          [kind, field, found?.replace(/server-check-\w+/, 'MARK')].filter(Boolean).join(' '),
        ),
      ]),
  );

const records = '/es/companies/[^/]+';
const bend = (method: string, path: string, rest: Omit<Bend, 'path' | 'method'>): Bend => ({
  path: new RegExp(`^${path}$`),
  method,
  ...rest,
});
const answering = (method: string, path: string, answer: ReturnType<NonNullable<Bend['answer']>>): Bend =>
  bend(method, path, { answer: () => answer });
const setting = (method: string, path: string, changes: Record<string, unknown>): Bend =>
  bend(method, path, {
    answer: (answer) => ({ text: JSON.stringify({ ...answer.body<object>(), ...changes }) }),
  });

describe('the check of writes', () => {
  it.each(['es', 'ua'])(
    'makes, reads, changes and deletes a record of each entity of %s, and leaves none',
    async (country) => {
      const { writes, left } = await writeToBent([], { country });
      expect(sheet(writes)).toEqual({});
      expect(left).toEqual([]);
      const statuses = Object.fromEntries(writes.map((call) => [call.operation, call.statuses]));
      for (const entity of writtenEntities)
        expect(statuses).toMatchObject({
          [`${entity}.create`]: [201],
          [`${entity}.read`]: [200, 200, 404],
          [`${entity}.update`]: [200],
          [`${entity}.remove`]: [204],
        });
      const notTried = new Map(writes.map((call) => [call.operation, call.notTried]));
      expect(Object.fromEntries(notTried)).toMatchObject({
        ...{
          'feedbacks.update': 'cannotCreate',
          'orders.create': 'cannotCreate',
          'orders.remove': 'cannotCreate',
        },
        ...{ 'geoZones.remove': 'cannotCreate', 'countrySettings.update': 'cannotCreate' },
        'companies.removeBatch': 'singly',
      });
      const ids = operationIds.filter((id) => isWrite(operations[id]));
      expect(ids.filter((id) => !notTried.has(id))).toEqual([]);
      expect(notTried.get('homeCategories.create')).toBeUndefined();
    },
  );

  it.each<[string, Bend[], Record<string, string[]>]>([
    [
      'refuses a field',
      [
        answering('POST', '/es/companies', {
          status: 422,
          text: JSON.stringify({ code: 'INVALID', message: 'No', fields: { email: 'taken', secret: 'x' } }),
        }),
      ],
      { 'companies.create': ['status 422 (email)'], 'establishments.create': ['notChecked'] },
    ],
    [
      'answers a create without an id',
      [answering('POST', '/es/companies', { status: 204, text: '' })],
      { 'companies.create': ['noId id'] },
    ],
    [
      'forgets a field of a change',
      [setting('GET', records, { managerName: 'Server Check' })],
      { 'companies.update': ['notSaved managerName'] },
    ],
    [
      'stores another value than the sent one',
      [setting('GET', records, { isActive: true, managerName: 'Changed Check' })],
      { 'companies.create': ['notSaved managerName', 'notSaved isActive'] },
    ],
    [
      'answers a failure with status 200',
      [
        answering('PUT', records, {
          status: 200,
          text: '{"code":"LOCKED","message":"Locked by another user"}',
        }),
      ],
      { 'companies.update': ['failureAs200'] },
    ],
  ])('names the fault of a server that %s, and cleans up', async (_name, bends, expected) => {
    const { writes, left } = await writeToBent(bends);
    expect(sheet(writes)).toMatchObject(expected);
    expect(left).toEqual([]);
  });

  it('says that a record could not be changed or deleted because it was never made', async () => {
    const { writes } = await writeToBent([
      bend('POST', '/es/cities', {
        refuses: { status: 422, text: '{"code":"MapServiceError","message":"x"}' },
      }),
    ]);
    expect(sheet(writes)).toMatchObject({ 'cities.create': ['status 422'] });
    expect(writes.find(({ operation }) => operation === 'cities.remove')).toMatchObject({
      ...{ notTried: 'notCreated', statuses: [], findings: [] },
    });
  });

  it('names records that the server does not delete', async () => {
    const kept: Bend = {
      path: /^\/es\/companies\/[^/]+$/,
      method: 'DELETE',
      refuses: { status: 409, text: '{"code":"IN_USE","message":"In use"}' },
    };
    const { writes, left } = await writeToBent([kept]);
    expect(sheet(writes)).toEqual({ 'companies.remove': ['status 409', 'leftBehind MARK'] });
    expect(left).toEqual(['companies']);
  });

  it('deletes its records when it is stopped, or when an answer is lost', async () => {
    const stopped = new AbortController();
    const onProgress = ({ operation }: { operation: string }): void => {
      if (operation === 'establishments.create') stopped.abort();
    };
    const { left, seen } = await writeToBent([], { signal: stopped.signal, onProgress });
    expect(seen.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(3);
    expect(left).toEqual([]);
    const lost = answering('POST', '/es/companies', { isDropped: true });
    const after = await writeToBent([lost]);
    expect(sheet(after.writes)).toMatchObject({ 'companies.create': ['noAnswer'] });
    expect(after.left).toEqual([]);
  });
});

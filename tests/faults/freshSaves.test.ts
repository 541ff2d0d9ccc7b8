import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRequestBudget } from '../../src/main/api/requestBudget.ts';
import { createSharedReads } from '../../src/main/api/sharedReads.ts';
import { createPendingRequests } from '../../src/main/ipc/answerRequest.ts';
import { createApiHandlers } from '../../src/main/ipc/apiHandlers.ts';
import type { Row } from '../../src/renderer/data/entityCalls.ts';
import { queryClient } from '../../src/renderer/data/queryClient.ts';
import { updateRecord } from '../../src/renderer/data/saveRecord.ts';
import { contracts } from '../../src/shared/api/contracts.ts';
import { apiCallSchema } from '../../src/shared/ipc/apiRoutes.ts';
import type { Result } from '../../src/shared/ipc/result.ts';
import { superAdmin } from '../support/accounts.ts';
import { type DemoApi, startDemoApi } from '../support/demoApi.ts';
import { createMemoryKeychain, startSession } from '../support/sessionFixture.ts';

let server: DemoApi;
let api: ReturnType<typeof startSession>['api'];
let handlers: ReturnType<typeof createApiHandlers>;
beforeAll(async () => {
  server = await startDemoApi({ orders: 50 });
  const app = startSession(() => server.origin, createMemoryKeychain().keychain, { user: null });
  await app.session.start();
  await app.session.login({ ...superAdmin, remember: false });
  api = app.api;
  handlers = createApiHandlers({
    api,
    budget: createRequestBudget(),
    pending: createPendingRequests(),
    shared: createSharedReads((call, signal) => api.call(call, signal)),
    live: { watch: () => undefined, forget: () => undefined },
    deferred: app.deferred,
    journal: { sawAnswer: () => undefined, sending: () => () => undefined },
    onRecordsChanged: () => undefined,
    onUploadProgress: () => undefined,
  });
});
afterAll(() => server.stop());
afterEach(() => vi.unstubAllGlobals());

const ask = (windowId: number, payload: unknown): Promise<Result<unknown>> =>
  Promise.resolve(
    handlers['api.call'](apiCallSchema.parse(payload), { windowId, signal: new AbortController().signal }),
  );
const dataOf = async <Data>(answer: Promise<Result<unknown>>): Promise<Data> => {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.data as Data;
};

describe("a save is based on the current record, even if another window has read it just before a colleague's save", () => {
  it.each([
    ['admins', {}, 'firstName', 'isActive'],
    ['homeCategories', { country: 'es' }, 'name', 'isActive'],
    ['topFilters', { country: 'es' }, 'name', 'isActive'],
    ['companies', { country: 'es' }, 'name', 'isActive'],
    ['customerRequests', { country: 'es' }, 'message', 'isResponded'],
  ] as const)('%s, which are replaced as a whole', async (entity, scope, mine, theirs) => {
    queryClient.clear();
    vi.stubGlobal('window', {
      backoffice: { request: (_route: string, payload: unknown) => ask(1, payload) },
    });
    const rows = await dataOf<Row[]>(
      ask(1, { operation: `${entity}.list`, params: scope, query: { page: 1, size: 3 } }),
    );
    const params = { ...scope, id: rows[1]?.id ?? '' };
    const read = { operation: `${entity}.read`, params } as const;
    const before = await dataOf<Row>(ask(1, read));
    // The first read shares window 1's answer; the second is a read that window 1 has not had.
    await ask(2, read);
    await ask(2, read);
    const colleague = { [theirs]: before[theirs] !== true };
    await dataOf(api.call({ operation: `${entity}.update`, params, body: colleague, replaced: before }));

    const bodyFields = Object.keys(contracts[`${entity}.update`].body.shape);
    const rules = { entity, bodyFields };
    const values = { [mine]: 'Somebody Else' };
    expect(await updateRecord(rules, { scope, before, values })).toMatchObject({
      type: 'conflict',
      theirs: { [theirs]: colleague[theirs] },
    });
    const narrow = { entity, bodyFields: [mine] };
    expect(await updateRecord(narrow, { scope, before, values })).toMatchObject({ type: 'saved' });
    expect(await dataOf(api.call(read))).toMatchObject({
      [mine]: 'Somebody Else',
      [theirs]: colleague[theirs],
    });
  });
});

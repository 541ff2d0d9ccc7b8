import { z } from 'zod';
import { contracts } from '#shared/api/contracts.ts';
import { describeApi, type OpenApiExamples } from '#shared/api/openApi/openApiDocument.ts';
import { type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { createDemoApi } from '../app.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { isJsonObject } from '../http/json.ts';
import { basePath } from '../routes/mountOperations.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';

/** Examples must not depend on the day. */
const today = new Date('2026-05-13T10:00:00.000Z');
const monday = '2026-05-11';
const maxItems = 2;

/** Shortens arrays, so that an example shows the form and not the amount. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shortened);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
};

const searchOf: Partial<Record<OperationId, string>> = {
  'dashboard.metric': `dateFrom=2026-05-01&dateTo=2026-05-13`,
  'dashboard.topCustomers': 'date=2026-05-12',
  'timeSlots.list': `date=${monday}`,
};

type Read = (path: string) => Promise<unknown>;

const startReading = async (): Promise<{ read: Read; close: () => void }> => {
  const db = openDatabase(':memory:');
  await prepareDatabase(db, { seed: 1, orders: 300, today });
  const app = createDemoApi({ db, accessTtl: 900, faults: false, now: () => today });
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await app.request(basePath + path, init);
    if (!response.ok) throw new Error(`The sample server refused ${path}: ${response.status}`);
    return response.json();
  };
  const account = { email: 'super@backoffice.example', password: 'demo-password' };
  const login = await send('/auth/admins/login', { method: 'POST', body: JSON.stringify(account) });
  const token = isJsonObject(login) ? String(login.accessToken) : '';
  return {
    read: (path) => send(path, { headers: { authorization: `Bearer ${token}` } }),
    close: () => db.close(),
  };
};

const firstIdOf = (rows: unknown): string => {
  const [first] = Array.isArray(rows) ? rows : [];
  return isJsonObject(first) ? String(first.id) : '';
};

const readAnswers = async (read: Read): Promise<OpenApiExamples['answers']> => {
  const answers: OpenApiExamples['answers'] = {};
  const city = firstIdOf(await read('/es/cities'));
  for (const id of operationIds) {
    const { method, path } = operations[id];
    if (method !== 'GET' || !Object.hasOwn(contracts, id)) continue;
    const filled = path.replace('{country}', 'es').replace('{city}', city).replace('{metric}', 'orders');
    const list = filled.replace(/\/\{id\}.*/, '');
    const wanted = list === filled ? filled : filled.replace('{id}', firstIdOf(await read(list)));
    const search = searchOf[id];
    answers[id] = shortened(await read(search ? `${wanted}?${search}` : wanted));
  }
  return answers;
};

/** Bodies with the values of the record that is read. */
const bodiesFrom = (answers: OpenApiExamples['answers']): OpenApiExamples['bodies'] => {
  const bodies: OpenApiExamples['bodies'] = {};
  const known: Partial<Record<OperationId, { response: z.ZodType; body?: z.ZodType }>> = contracts;
  for (const id of operationIds) {
    const schema = known[id]?.body;
    const record = answers[`${id.split('.')[0]}.read` as OperationId];
    if (!(schema instanceof z.ZodObject) || !isJsonObject(record)) continue;
    const names = Object.keys(schema.shape).filter((name) => record[name] !== undefined);
    if (names.length === 0) continue;
    bodies[id] = Object.fromEntries(names.map((name) => [name, record[name]]));
  }
  return bodies;
};

/** Text of docs/openapi.json. The same on every machine and day. */
export const openApiText = async (): Promise<string> => {
  const { read, close } = await startReading();
  try {
    const answers = await readAnswers(read);
    return `${JSON.stringify(describeApi({ answers, bodies: bodiesFrom(answers) }), null, 2)}\n`;
  } finally {
    close();
  }
};

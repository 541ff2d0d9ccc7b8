import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, startTestApi, superAdmin } from '../testing/testApi.ts';

/** The client below is made from the published document alone, as a generator would make it. */
type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  example?: string;
  schema: { enum?: string[] };
}
interface Call {
  parameters: (Parameter & { $ref?: string })[];
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

const text = readFileSync('docs/openapi.json', 'utf8')
  .replaceAll('#/components/schemas/', '#/$defs/')
  // Clients accept more fields than described; the sample server sends none.
  .replaceAll('"additionalProperties": {}', '"additionalProperties": false');
const document = JSON.parse(text) as {
  servers: { url: string }[];
  paths: Record<string, Record<string, Call>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Json> };
};

const schemaOf = (schema: Json) =>
  z.fromJSONSchema({ ...schema, $defs: document.components.schemas } as Parameters<
    typeof z.fromJSONSchema
  >[0]);

const parametersOf = (get: Call) =>
  get.parameters.map((given) => document.components.parameters[given.$ref?.split('/').at(-1) ?? ''] ?? given);

type Read = (path: string) => Promise<Answer>;
const logIn = async (): Promise<Read> => {
  const { as } = await startTestApi();
  const [server] = document.servers;
  const call = (token: string | null, method: string, path: string, body?: Json) =>
    as(token)(method, `${server?.url}${path}`.slice(1), body);
  const account = { email: superAdmin, password: 'demo-password' };
  const { accessToken } = (await call(null, 'POST', '/auth/admins/login', account)).body<Json>();
  return (path) => call(String(accessToken), 'GET', path);
};

const firstId = async (read: Read, path: string): Promise<string> => {
  const [row] = (await read(path)).body<{ id: string }[]>();
  if (!row) throw new Error(`${path} is empty`);
  return row.id;
};

/** Ids come from the lists of the server, all other values from the examples of the document. */
const targetOf = async (read: Read, template: string, get: Call): Promise<string> => {
  let path = template;
  const search = new URLSearchParams();
  for (const { name, in: place, example, schema } of parametersOf(get)) {
    const value = example ?? schema.enum?.[0];
    if (place === 'query' && value !== undefined) search.set(name, value);
    if (place !== 'path') continue;
    const lists: Json = { city: path.replace(/\/\{city\}.*/, ''), id: path.replace(/\/\{id\}.*/, '') };
    path = path.replace(`{${name}}`, value ?? (await firstId(read, String(lists[name]))));
  }
  return search.size === 0 ? path : `${path}?${search}`;
};

it('is enough to call every read of the server, and to check each answer', async () => {
  const read = await logIn();
  const failures: string[] = [];
  let checked = 0;
  for (const [template, { get }] of Object.entries(document.paths)) {
    if (!get) continue;
    const path = await targetOf(read, template, get);
    const answer = await read(path);
    const content = get.responses[answer.status]?.content ?? {};
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (!content[type]) failures.push(`${path}: ${answer.status} ${type}`);
    if (type !== 'application/json' || !content[type]) continue;
    const schema = schemaOf(content[type].schema);
    if (schema.safeParse('').success) failures.push(`${template}: the schema accepts anything`);
    const { error } = schema.safeParse(answer.body());
    if (error) failures.push(`${path}: ${z.prettifyError(error).slice(0, 300)}`);
    checked += 1;
  }
  expect(failures).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from '#shared/api/contracts.ts';
import { type OperationId, operationIds, operations } from '#shared/api/operations.ts';
import { startTestApi } from '../testing/testApi.ts';
import { openApiText } from './openApiText.ts';

type Json = { [name: string]: unknown };
interface Call {
  operationId: OperationId;
  parameters: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Call>>;
  components: Record<string, Record<string, Json>>;
}

const published = readFileSync('docs/openapi.json', 'utf8');
const document = JSON.parse(published) as Document;
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

const refsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
      );

const targetOf = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document);

describe('docs/openapi.json', () => {
  it('is current; otherwise run `npm run openapi`', async () => {
    expect(await openApiText()).toBe(published);
  });

  it('describes every operation once, with its method and path', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(calls.map(({ call }) => call.operationId).toSorted()).toEqual(operationIds.toSorted());
    for (const { path, method, call } of calls)
      expect(operations[call.operationId]).toMatchObject({ path, method: method.toUpperCase() });
  });

  it('resolves every reference, and uses every component', () => {
    const refs = new Set(refsIn(document));
    expect([...refs].filter((ref) => !ref.startsWith('#/') || targetOf(ref) === undefined)).toEqual([]);
    const { securitySchemes: _used, ...parts } = document.components;
    const components = Object.entries(parts).flatMap(([part, named]) =>
      Object.keys(named).map((name) => `#/components/${part}/${name}`),
    );
    expect(components.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('declares the parameters of each path, and no parameter twice', () => {
    for (const { path, call } of calls) {
      const known = call.parameters.map((given) => (given.$ref ? targetOf(given.$ref) : given) as Json);
      const inPath = known.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const keys = known.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(keys.length, path).toBe(new Set(keys).size);
    }
  });

  it('is a JSON schema that can be read back for every component', () => {
    for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
      const local = JSON.parse(
        JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
          '#/components/schemas/',
          '#/$defs/',
        ),
      );
      expect(() => z.fromJSONSchema(local), name).not.toThrow();
    }
  });

  it('has an example for every read and for bodies of records, and each fits its contract', () => {
    const schemas: Partial<Record<OperationId, { response: z.ZodType; body?: z.ZodType }>> = contracts;
    for (const { call, method } of calls) {
      const answer = call.responses['200']?.content?.['application/json']?.example;
      const schema = schemas[call.operationId];
      if (!schema) continue;
      if (method === 'get') expect(answer, call.operationId).toBeDefined();
      if (answer !== undefined)
        expect(schema.response.safeParse(answer).error, call.operationId).toBeUndefined();
      const body = call.requestBody?.content['application/json']?.example;
      if (body !== undefined) expect(schema.body?.safeParse(body).error, call.operationId).toBeUndefined();
    }
    expect(
      calls.filter(({ call }) => call.requestBody?.content['application/json']?.example).length,
    ).toBeGreaterThan(20);
  });
});

it('names the source or the assumption of units and words', () => {
  const { Orders, EstablishmentPayLists, Customers } = document.components.schemas ?? {};
  const field = (schema: Json | undefined, name: string) =>
    (schema?.properties as Record<string, Json> | undefined)?.[name];
  expect(field(Orders, 'orderTotal')).toMatchObject({ 'x-spec': 'decision 12' });
  expect(field(EstablishmentPayLists, 'sum')?.description).toContain('cents');
  expect(field(Orders, 'status')?.['x-known-values']).toContain('almost_here');
  expect(field(Customers, 'createdAt')?.['x-assumption']).toContain('zone');
});

it('is served with a page that loads nothing from elsewhere', async () => {
  const { as } = await startTestApi({ orders: 0 });
  const page = await as(null)('GET', '__api');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(page.text).not.toMatch(/<script|<link|<img|src=|url\(/);
  for (const id of operationIds) expect(page.text).toContain(`<section id="${id}">`);
  expect((await as(null)('GET', '__api/openapi.json')).text).toBe(published);
});

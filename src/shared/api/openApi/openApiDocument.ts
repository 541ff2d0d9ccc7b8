import { z } from 'zod';
import { messageSchema, sessionUserSchema, tokensSchema } from '../auth.ts';
import { contracts } from '../contracts.ts';
import { isList, type Operation, type OperationId, operationIds, operations } from '../operations.ts';
import { listParameters, parametersOf, pathParameters } from './openApiParameters.ts';
import { createComponents, type Json } from './openApiSchemas.ts';
import { openApiIntroduction } from './openApiTexts.ts';

type Contract = { response: z.ZodType; body?: z.ZodType };

/** Calls without a contract: main sends them itself. */
const ownContracts: Partial<Record<OperationId, Contract>> = {
  'auth.login': {
    response: tokensSchema.extend({ user: sessionUserSchema }),
    body: z.strictObject({ email: z.string(), password: z.string() }),
  },
  'auth.loginWithToken': {
    response: tokensSchema.extend({ user: sessionUserSchema }),
    body: z.strictObject({ token: z.string() }),
  },
  'auth.refresh': { response: tokensSchema },
  'auth.sendLink': { response: messageSchema, body: contracts['auth.sendLink'].body },
  'utils.upload': { response: z.looseObject({ imageUrl: z.string() }) },
};

const contractOf = (id: OperationId): Contract | undefined =>
  ownContracts[id] ?? (contracts as Partial<Record<OperationId, Contract>>)[id];

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Calls that share the form of a record, or of its body, share a name. */
const schemaName = (id: OperationId): string => {
  const [area = '', call = ''] = id.split('.');
  if (call === 'orders') return 'PayListLine';
  if (id === 'cities.list') return 'CitiesRow';
  if (call === 'removeBatch') return 'BatchDelete';
  const isRecord = /^(?:list|read|create|update)(?:Customer|Courier)?$/.test(call);
  return capital(area) + (isRecord ? '' : capital(call));
};

const failures: Readonly<Record<string, string>> = {
  '401': 'The access token is missing or no longer valid. The app refreshes it and repeats the call.',
  '403': 'Not allowed for this account.',
  '404': 'There is no such record, country or city.',
  '412': 'The record has changed since the version of `If-Match`. Only for servers that name versions.',
  '422': 'A value was refused. `fields` names each one.',
  default: 'Any other failure. 504 is shown as a network error (core §8).',
};
const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const failureResponses = (): Json =>
  Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [
      `failure-${status}`,
      { description, content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
const failuresOf = (id: OperationId, { verb }: Operation): Json =>
  Object.fromEntries(
    Object.keys(failures)
      .filter((status) => status !== '412' || verb === 'replace' || verb === 'update')
      .map((status) => [
        status,
        id === 'auth.login' && status === '401'
          ? {
              description: 'Incorrect email or password.',
              content: json({ $ref: '#/components/schemas/Error' }),
            }
          : { $ref: `#/components/responses/failure-${status}` },
      ]),
  );

const answerOf = (operation: Operation, schema: Json, example: unknown): Json => {
  if (operation.verb === 'download')
    return { description: 'CSV file.', content: { 'text/csv': { schema: { type: 'string' } } } };
  const body = isList(operation)
    ? { anyOf: [schema, { type: 'object', required: ['data'], properties: { data: schema } }] }
    : schema;
  return {
    description: isList(operation) ? 'Rows: an array, or an object with `data` (decision 6).' : 'Success.',
    ...(operation.verb === 'list'
      ? { headers: { 'content-total': { $ref: '#/components/headers/ContentTotal' } } }
      : {}),
    content: json(body, example),
  };
};

const publicCalls: ReadonlySet<OperationId> = new Set(['auth.login', 'auth.loginWithToken', 'auth.sendLink']);

const bodyOf = (operation: Operation, schema: Json | null, example: unknown): Json => {
  if (operation.verb === 'upload') {
    const form = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (!schema) return {};
  return { requestBody: { required: true, content: json(schema, example) } };
};

export interface OpenApiExamples {
  answers: Partial<Record<OperationId, unknown>>;
  bodies: Partial<Record<OperationId, unknown>>;
}

const errorSchema: Json = {
  type: 'object',
  description: 'A body with `code` and `message` is a failure even with status 200 (decision 10).',
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: 'Sentence for the user.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const describeCall = (
  id: OperationId,
  components: ReturnType<typeof createComponents>,
  { answers, bodies }: OpenApiExamples,
): Json => {
  const operation: Operation = operations[id];
  const contract = contractOf(id);
  const response = contract ? components.use(contract.response, id, schemaName(id)) : {};
  const body = contract?.body ? components.use(contract.body, id, `${schemaName(id)}Body`) : null;
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: `${id.split('.')[0]}: ${id.split('.')[1]}`,
    ...(publicCalls.has(id) ? { security: [] } : {}),
    parameters: parametersOf(id, operation),
    ...bodyOf(operation, body, bodies[id]),
    responses: { '200': answerOf(operation, response, answers[id]), ...failuresOf(id, operation) },
  };
};

/** OpenAPI 3.1 of all operations, from the same schemas that check answers and bodies. */
export const describeApi = (examples: OpenApiExamples): Json => {
  const components = createComponents();
  const paths: Record<string, Json> = {};
  for (const id of operationIds) {
    const { method, path } = operations[id];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(id, components, examples) };
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'API of the marketplace', version: '1', description: openApiIntroduction },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags: [...new Set(operationIds.map((id) => id.split('.')[0]))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token; for `auth.refresh` the refresh token.',
        },
      },
      parameters: { ...pathParameters, ...listParameters },
      headers: {
        ContentTotal: {
          description:
            'Number of rows that match, on all pages. Without it the app takes the rows of the answer for all.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      responses: failureResponses(),
      schemas: { Error: errorSchema, ...components.schemas },
    },
  };
};

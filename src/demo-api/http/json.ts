import { ApiError, invalidFields } from './apiError.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string body is sent in a single write; `Response.json` would create a stream. */
const jsonResponse = (data: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json', ...headers } });

export const json = (data: unknown, status = 200): Response => jsonResponse(data, status);

/** List response: the rows as body, the total as header. */
export const jsonList = (rows: readonly unknown[], total: number): Response =>
  jsonResponse(rows, 200, { 'content-total': String(total) });

export const noContent = (): Response => new Response(null, { status: 204 });

/** Parses a request body. An empty body counts as an empty object. */
export const readJsonObject = async (request: Request): Promise<JsonObject> => {
  const text = await request.text();
  if (text.trim() === '') return {};
  const value = parseJson(text);
  if (!isJsonObject(value)) throw invalidFields({ body: 'must be a JSON object' });
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'MALFORMED_JSON', 'The body is not valid JSON');
  }
};

import { ApiError, invalidFields } from './apiError.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Given as text the server's adapter sends it in one piece, which `Response.json` would make a stream. */
const jsonResponse = (data: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json', ...headers } });

export const json = (data: unknown, status = 200): Response => jsonResponse(data, status);

/** A list: the rows are the body, how many there are in all is a header. */
export const jsonList = (rows: readonly unknown[], total: number): Response =>
  jsonResponse(rows, 200, { 'content-total': String(total) });

export const noContent = (): Response => new Response(null, { status: 204 });

/** The body of a write. An empty body counts as an empty object. */
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

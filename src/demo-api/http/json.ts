import { ApiError, invalidFields } from './apiError.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const json = (data: unknown, status = 200): Response => Response.json(data, { status });

/** A list: the rows are the body, how many there are in all is a header. */
export const jsonList = (rows: readonly unknown[], total: number): Response =>
  Response.json(rows, { headers: { 'content-total': String(total) } });

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

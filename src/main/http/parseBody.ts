/** A JSON body: `undefined` when it is not JSON, null when it is empty. */
export const parseBody = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength === 0) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

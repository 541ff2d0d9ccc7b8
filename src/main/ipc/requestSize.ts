import type { RouteName } from '#shared/ipc/routes.ts';

const megabyte = 1024 * 1024;
const maxBytes = 25 * megabyte;
/** An image has at most 5 MB; the rest is its name and type. */
const maxUploadBytes = 6 * megabyte;

/** Minimum size of an object, so that cycles and many nested empty objects reach the limit soon. */
const objectBytes = 48;

/** Lower bound for the size of a value, without its children. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  // Structured clone transfers the whole buffer, whatever part the view covers.
  if (ArrayBuffer.isView(value)) return value.buffer.byteLength;
  if (value instanceof ArrayBuffer) return value.byteLength;
  return typeof value === 'object' && value !== null ? objectBytes : 8;
};

const partsOf = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return [];
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  return [...Object.keys(value), ...Object.values(value)];
};

/**
 * Checks the size before validation. Shared values count each time, as in JSON, so cycles exceed the limit.
 * Iterative: the schema checks the depth.
 */
export const isWithinSize = (route: RouteName, payload: unknown): boolean => {
  let left = route === 'api.upload' ? maxUploadBytes : maxBytes;
  const open: unknown[] = [payload];
  while (open.length > 0) {
    const value = open.pop();
    left -= bytesOf(value);
    if (left < 0) return false;
    // Skip iterating an array that is too long by itself, even if it is sparse.
    if (Array.isArray(value) && value.length * 8 > left) return false;
    for (const part of partsOf(value)) open.push(part);
  }
  return true;
};

import type { RouteName } from '#shared/ipc/routes.ts';

const megabyte = 1024 * 1024;
const maxBytes = 25 * megabyte;
/** An image has at most 5 MB; the rest is its name and type. */
const maxUploadBytes = 6 * megabyte;

/** So that a cycle, or much that is nested and empty, is found too large soon. */
const objectBytes = 48;

/** What a value costs at least, when it is written down or kept. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  // The whole buffer came across, however little of it the view shows.
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
 * Whether a payload is small enough to be looked at. What stands in many places counts each time, as it will when it
 * is sent; so a cycle is endless and too large. Without recursion: depth is the schema's business.
 */
export const isWithinSize = (route: RouteName, payload: unknown): boolean => {
  let left = route === 'api.upload' ? maxUploadBytes : maxBytes;
  const open: unknown[] = [payload];
  while (open.length > 0) {
    const value = open.pop();
    left -= bytesOf(value);
    if (left < 0) return false;
    // A list that is itself too long, full of gaps or not, is not even walked through.
    if (Array.isArray(value) && value.length * 8 > left) return false;
    for (const part of partsOf(value)) open.push(part);
  }
  return true;
};

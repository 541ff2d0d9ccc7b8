/** Twice the depth of any request of this app. Schemas and structured cloning recurse once per level. */
const maxDepth = 64;
/** Enough for 5,000 rows of 100 values. Parsing more would block main for too long. */
const maxValues = 500_000;
/** An object with more keys becomes a dictionary in the JavaScript engine, some hundred times slower. */
const maxKeys = 1000;

const quote = 0x22;
const comma = 0x2c;
const openArray = 0x5b;
const backslash = 0x5c;
const closeArray = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/**
 * Checks limits of depth, values and keys before parsing, in one pass without recursion: the parser takes
 * seconds for megabytes of brackets, and a schema much longer.
 */
export const isParsable = (bytes: Uint8Array): boolean => {
  let depth = 0;
  let values = 0;
  let isInString = false;
  /** Commas per open object level; unused for arrays. */
  const keys = new Int32Array(maxDepth + 1);
  const isObject = new Uint8Array(maxDepth + 1);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (byte === comma) {
      values += 1;
      const count = (keys[depth] ?? 0) + 1;
      keys[depth] = count;
      if (values > maxValues || (isObject[depth] && count >= maxKeys)) return false;
    } else if (byte === openArray || byte === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth || values > maxValues) return false;
      keys[depth] = 0;
      isObject[depth] = byte === openObject ? 1 : 0;
    } else if ((byte === closeArray || byte === closeObject) && depth > 0) depth -= 1;
  }
  return true;
};

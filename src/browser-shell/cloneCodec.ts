/** JSON turns NaN and infinities into null, and -0 into 0. */
const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

/** True if JSON preserves the value exactly as structured clone would. */
const isPlainJson = (root: unknown): boolean => {
  const seen = new Set<object>();
  const isPlainObject = (value: object): boolean => {
    if (seen.has(value)) return false;
    seen.add(value);
    // Holes of a sparse array are missing from its keys.
    if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    return Object.keys(value).every((key) => key !== '__proto__' && isPlain(value[key as keyof object]));
  };
  const isPlain = (value: unknown): boolean => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return true;
      case 'number':
        return isPlainNumber(value);
      case 'object':
        return value === null || isPlainObject(value);
      default:
        return false;
    }
  };
  return isPlain(root);
};

/**
 * Structured clone as text, for both ends of the socket. Accepts and rejects the same values as Electron's
 * `ipcRenderer.invoke`, with the same messages.
 */
const mark = '$clone';

const refuse = (): never => {
  throw new Error('An object could not be cloned.');
};

type Tagged = { [mark]: string; value?: unknown; view?: string };
type View = new (buffer: ArrayBuffer) => ArrayBufferView;

const views: Record<string, View> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
};

const toBase64 = (bytes: Uint8Array): string => {
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Defines `name` and `stack` as on a native Error: own, but not enumerable. */
const restoreError = (name: string, message: string, stack: string): Error => {
  const error = new Error(message);
  if (name !== 'Error') Object.defineProperty(error, 'name', { value: name, configurable: true });
  Object.defineProperty(error, 'stack', { value: stack, configurable: true });
  return error;
};

const tagged = (tag: string, value?: unknown): Tagged => ({ [mark]: tag, value });

const encodeNumber = (value: number): unknown =>
  isPlainNumber(value) ? value : tagged('number', Object.is(value, -0) ? '-0' : `${value}`);

const encodeView = (view: ArrayBufferView): Tagged => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  // A Node Buffer arrives in the page as a Uint8Array.
  const name = Object.hasOwn(views, view.constructor.name) ? view.constructor.name : 'Uint8Array';
  return { ...tagged('view', toBase64(bytes)), view: name };
};

const encodeObject = (value: object, walk: (item: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, walk);
  if (value instanceof Date) return tagged('date', value.getTime());
  if (value instanceof RegExp) return tagged('regexp', [value.source, value.flags]);
  if (value instanceof Map)
    return tagged(
      'map',
      [...value].map(([key, item]) => [walk(key), walk(item)]),
    );
  if (value instanceof Set) return tagged('set', [...value].map(walk));
  if (value instanceof Error) return tagged('error', [value.name, value.message, value.stack ?? '']);
  if (value instanceof ArrayBuffer) return tagged('buffer', toBase64(new Uint8Array(value)));
  if (ArrayBuffer.isView(value)) return encodeView(value);
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) return refuse();
  // Encode objects as pairs, so that keys such as `__proto__` or the tag itself have no special meaning.
  return tagged(
    'object',
    Object.entries(value).map(([key, item]) => [key, walk(item)]),
  );
};

const encodeTagged = (root: unknown): string => {
  const seen = new Map<object, number>();
  const walk = (value: unknown): unknown => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'undefined':
        return tagged('undefined');
      case 'number':
        return encodeNumber(value);
      case 'bigint':
        return tagged('bigint', String(value));
      case 'object':
        break;
      default:
        return refuse();
    }
    if (value === null) return null;
    const earlier = seen.get(value);
    if (earlier !== undefined) return tagged('same', earlier);
    seen.set(value, seen.size);
    return encodeObject(value, walk);
  };
  return JSON.stringify(walk(root));
};

/**
 * Sends a message with a long text value without JSON encoding, which would escape and parse each quote
 * twice.
 */
const encodeText = (root: object): string | null => {
  const { value } = root as { value?: unknown };
  // WebSocket text would replace lone surrogates, so such a value is sent as JSON.
  return typeof value === 'string' && value.length > 1000 && value.isWellFormed()
    ? `s${JSON.stringify({ ...root, value: null })}\n${value}`
    : null;
};

const decodeText = (text: string): unknown => {
  const end = text.indexOf('\n');
  return { ...JSON.parse(text.slice(1, end)), value: text.slice(end + 1) };
};

/**
 * Most messages are plain data, such as thousands of rows. They are sent as JSON, so that reading them costs
 * no more than in Electron. The first letter names the format.
 */
export const encode = (root: unknown): string => {
  if (!isPlainJson(root)) return `t${encodeTagged(root)}`;
  const asText = typeof root === 'object' && root !== null ? encodeText(root) : null;
  return asText ?? `j${JSON.stringify(root)}`;
};

export const decode = (text: string): unknown => {
  switch (text[0]) {
    case 's':
      return decodeText(text);
    case 'j':
      return JSON.parse(text.slice(1));
    default:
      return decodeTagged(text.slice(1));
  }
};

/**
 * Decodes in the order of encoding, so that `same` can refer to any earlier object, including its own parent.
 */
const decodeTagged = (text: string): unknown => {
  const made: unknown[] = [];
  const keep = <Value>(value: Value): Value => {
    made.push(value);
    return value;
  };
  const fill = <Value>(value: Value, add: (value: Value) => void): Value => {
    keep(value);
    add(value);
    return value;
  };
  const walk = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) {
      return fill([] as unknown[], (list) => {
        for (const item of node) list.push(walk(item));
      });
    }
    return untag(node as Tagged);
  };
  const pairs = (value: unknown): [unknown, unknown][] => value as [unknown, unknown][];
  const untag = (node: Tagged): unknown => {
    const { value } = node;
    switch (node[mark]) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(value);
      case 'bigint':
        return BigInt(value as string);
      case 'same':
        return made[value as number];
      case 'date':
        return keep(new Date((value as number | null) ?? Number.NaN));
      case 'regexp':
        return keep(new RegExp(...(value as [string, string])));
      case 'map':
        return fill(new Map(), (map) => {
          for (const [key, item] of pairs(value)) map.set(walk(key), walk(item));
        });
      case 'set':
        return fill(new Set(), (set) => {
          for (const item of value as unknown[]) set.add(walk(item));
        });
      case 'error': {
        const [name, message, stack] = value as [string, string, string];
        return keep(restoreError(name, message, stack));
      }
      case 'buffer':
        return keep(fromBase64(value as string).buffer);
      case 'view':
        return keep(new (views[node.view ?? ''] ?? Uint8Array)(fromBase64(value as string).buffer));
      default:
        return fill({}, (object) => {
          for (const [key, item] of pairs(value)) {
            const descriptor = { value: walk(item), enumerable: true, writable: true, configurable: true };
            Object.defineProperty(object, key as string, descriptor);
          }
        });
    }
  };
  return walk(JSON.parse(text));
};

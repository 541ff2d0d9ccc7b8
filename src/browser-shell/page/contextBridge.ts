import type { ContextBridge } from 'electron';

/**
 * Copies values between preload and page by the rules of Electron's contextBridge
 * (shell/renderer/api/electron_api_context_bridge.cc). Unsupported values fail in the same way.
 */
const maxDepth = 1000;

type AnyFunction = (...args: unknown[]) => unknown;
type Cache = Map<object, unknown>;

/** Proxies made by the page. A Proxy cannot be detected later, only recorded when it is created. */
const proxies = new WeakSet<object>();

/** Call before any script of the page, so that every Proxy is recorded. */
export const markProxies = (): void => {
  const Original = globalThis.Proxy;
  const marked = <Made extends object>(proxy: Made): Made => {
    proxies.add(proxy);
    return proxy;
  };
  globalThis.Proxy = new Original(Original, {
    construct: (target, args) => marked(Reflect.construct(target, args)),
    get: (target, name) =>
      name === 'revocable'
        ? (value: object, handler: ProxyHandler<object>) => {
            const made = target.revocable(value, handler);
            marked(made.proxy);
            return made;
          }
        : Reflect.get(target, name),
  });
};

/** Originals of proxied functions. A function passed back over the bridge becomes the original again. */
const originals = new WeakMap<object, AnyFunction>();

const clone = (value: unknown): unknown => {
  try {
    if (proxies.has(value as object)) throw new TypeError('A proxy');
    return structuredClone(value);
  } catch {
    throw new Error('An object could not be cloned.');
  }
};

const isSharedAsItIs = (value: object): boolean =>
  (typeof Element !== 'undefined' && value instanceof Element) ||
  (typeof Blob !== 'undefined' && value instanceof Blob);

const ownForms =
  /^\[object (?:Arguments|BigInt|Boolean|Number|String|Symbol|Date|RegExp|(?:Weak)?(?:Map|Set)|(?:Map|Set) Iterator|(?:Shared)?ArrayBuffer|DataView|Generator|Module|WebAssembly\.\w+)\]$/;
/** Values for structured clone. All other objects are copied property by property, whatever their class. */
const hasOwnForm = (value: object): boolean =>
  proxies.has(value) || ArrayBuffer.isView(value) || ownForms.test(Object.prototype.toString.call(value));

const copyObject = (value: object, depth: number, cache: Cache): object => {
  const copy = {};
  cache.set(value, copy);
  for (const key of Object.keys(value)) {
    // Electron counts two levels per nested object.
    const item = copyValue(value[key as keyof object], depth + 2, cache, value);
    Object.defineProperty(copy, key, { value: item, enumerable: true, writable: true, configurable: true });
  }
  return copy;
};

const copyArray = (list: readonly unknown[], depth: number, cache: Cache): unknown[] => {
  const copy = Array.from(list, (item) => copyValue(item, depth + 1, cache, list));
  cache.set(list, copy);
  return copy;
};

const remember = <Copy>(cache: Cache, value: object, copy: Copy): Copy => {
  cache.set(value, copy);
  return copy;
};

const copyValue = (value: unknown, depth: number, cache: Cache, parent: unknown): unknown => {
  if (depth >= maxDepth) {
    throw new TypeError(
      'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.',
    );
  }
  if (typeof value === 'function') {
    return cache.get(value) ?? remember(cache, value, proxyFunction(value as AnyFunction, parent));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (cache.has(value)) return cache.get(value);
  if (value instanceof Promise) return remember(cache, value, proxyPromise(value));
  if (value instanceof Error) return new Error(String(value.message));
  if (Array.isArray(value) && !proxies.has(value)) return copyArray(value, depth, cache);
  if (isSharedAsItIs(value)) return value;
  return hasOwnForm(value) ? remember(cache, value, clone(value)) : copyObject(value, depth, cache);
};

export const passOver = (value: unknown, parent: unknown = globalThis): unknown =>
  copyValue(value, 0, new Map(), parent);

/** Electron reports an unsupported answer like an uncaught error of V8. */
const passAnswer = (value: unknown): unknown => {
  try {
    return passOver(value);
  } catch (cause) {
    throw new Error(`Uncaught ${String(cause)}`);
  }
};

const proxyPromise = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(passAnswer, (cause) => {
    throw passAnswer(cause);
  });

const messageOf = (cause: unknown): string => {
  const message =
    typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : undefined;
  return typeof message === 'string'
    ? message
    : 'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';
};

const proxyFunction = (original: AnyFunction, receiver: unknown): AnyFunction => {
  const known = originals.get(original);
  if (known) return known;
  const proxy: AnyFunction = (...args) => {
    const cache: Cache = new Map();
    const passed = args.map((argument) => copyValue(argument, 0, cache, globalThis));
    let answer: unknown;
    try {
      answer = original.apply(receiver, passed);
    } catch (cause) {
      throw new Error(messageOf(cause));
    }
    return passAnswer(answer);
  };
  originals.set(proxy, original);
  return proxy;
};

const deepFreeze = (value: unknown, seen = new Set<unknown>()): void => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return;
  for (const key of Reflect.ownKeys(value)) deepFreeze(value[key as keyof typeof value], seen);
  Object.freeze(value);
};

export const contextBridge: Pick<ContextBridge, 'exposeInMainWorld'> = {
  exposeInMainWorld: (name, api) => {
    if (name in globalThis)
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    const value = passOver(api);
    deepFreeze(value);
    Object.defineProperty(globalThis, name, { value, enumerable: true });
  },
};

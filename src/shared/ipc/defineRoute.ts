import { z } from 'zod';

/**
 * IPC route: input schema for the renderer's payload, and the output as a type only. Answers are wrapped in a
 * Result.
 */
export interface Route<Input extends z.ZodType = z.ZodType, Output = unknown> {
  input: Input;
  /** Carries the output type; never set. */
  readonly output?: Output;
}

/** `defineRoute<Output>()(inputSchema)`: two calls, so that TypeScript still infers the input type. */
export const defineRoute =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Route<Input, Output> => ({ input });

const maxDepth = 32;
const maxValues = 200_000;
/**
 * JSON from a renderer. Limits the depth, so that a hostile page cannot exhaust the stack, and the number of
 * values, because shared references and sparse arrays are small until traversed.
 */
const isPlainJson = (json: unknown): boolean => {
  let count = 0;
  const fits = (more: number): boolean => {
    count += more;
    return count <= maxValues;
  };
  const isPlain = (value: unknown, depth: number): boolean => {
    if (depth > maxDepth) return false;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (Array.isArray(value)) return fits(value.length) && value.every((item) => isPlain(item, depth + 1));
    if (typeof value !== 'object') return false;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return false;
    const entries = Object.entries(value);
    return (
      fits(entries.length) &&
      entries.every(([key, item]) => key !== '__proto__' && (item === undefined || isPlain(item, depth + 1)))
    );
  };
  return isPlain(json, 0);
};

export const plainJsonSchema = z.custom<unknown>(isPlainJson, 'not plain JSON');

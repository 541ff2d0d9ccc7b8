import type { z } from 'zod';

/**
 * One IPC route: the schema of what the renderer may send, and (as a type only) what main answers.
 * The answer always travels inside a Result.
 */
export interface Route<Input extends z.ZodType = z.ZodType, Output = unknown> {
  input: Input;
  /** Carries the output type; never set. */
  readonly output?: Output;
}

/** `defineRoute<Output>()(inputSchema)`: two calls, so that the input type is still inferred. */
export const defineRoute =
  <Output>() =>
  <Input extends z.ZodType>(input: Input): Route<Input, Output> => ({ input });

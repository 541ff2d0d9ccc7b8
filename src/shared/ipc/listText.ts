import type { Result } from './result.ts';

/**
 * Answers with a list go to the window as text. Objects would be written and read once between the processes, and then be
 * copied value by value by the context bridge; a text is written and read at the same cost, and crosses the bridge as a
 * whole (docs/performance.md).
 */
export const packLists = (answer: Result<unknown>): Result<unknown> | string =>
  answer.ok && Array.isArray(answer.data) ? JSON.stringify(answer) : answer;

export const unpackLists = (answer: unknown): unknown =>
  typeof answer === 'string' ? JSON.parse(answer) : answer;

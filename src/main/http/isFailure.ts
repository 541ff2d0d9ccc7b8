import { isObject } from './parseBody.ts';

/** What an answer belongs to; servers report failures with status 200 in different ways. */
export type AnswerKind = 'list' | 'detail' | 'create' | 'export';

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Whether an answer reports a failure. Creating and exporting answer with a `message` only when they fail;
 * elsewhere a message alone may be a field of the record, so that a `code` must stand beside it.
 */
export const isFailure = (response: { status: number; body: unknown }, kind: AnswerKind): boolean => {
  if (response.status >= 400) return true;
  if (!isObject(response.body) || !isFilled(response.body.message)) return false;
  return kind === 'create' || kind === 'export' || isFilled(response.body.code);
};

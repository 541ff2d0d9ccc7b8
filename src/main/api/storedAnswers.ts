import type { HttpAnswer, HttpOutcome, HttpRequest } from '../http/httpOutcome.ts';

const megabyte = 1024 * 1024;
const maxAnswers = 200;
const maxBytes = 16 * megabyte;
const maxAnswerBytes = megabyte;

interface Stored {
  etag: string;
  answer: HttpAnswer;
}

const isStorable = ({ status, headers, bytes }: HttpAnswer): boolean =>
  status === 200 &&
  bytes.byteLength <= maxAnswerBytes &&
  !/no-store/i.test(headers.get('cache-control') ?? '');

const total = 'content-total';
const ofBody = new Set(['content-length', 'content-type', 'content-encoding', 'transfer-encoding']);

/** Fields of a 304 replace those of the stored answer, except the fields that describe its empty body. */
const renewed = ({ headers, bytes }: HttpAnswer, confirmed: Headers): HttpAnswer => {
  const merged = new Headers(headers);
  for (const [name, value] of confirmed) if (!ofBody.has(name)) merged.set(name, value);
  return { type: 'answer', status: 200, headers: merged, bytes };
};

/**
 * Answers with an `ETag`, in memory only, so that the server can reply "not modified" (304). The server is
 * asked each time: nothing is shown without its consent.
 */
export const createStoredAnswers = () => {
  let stored = new Map<string, Stored>();
  let bytes = 0;
  /** The server's 304 lacks the total, which may change without the rows of a page. */
  let losesTotals = false;

  const drop = (path: string): void => {
    bytes -= stored.get(path)?.answer.bytes.byteLength ?? 0;
    stored.delete(path);
  };

  const keep = (path: string, answer: HttpAnswer): void => {
    drop(path);
    const etag = answer.headers.get('etag')?.trim() ?? '';
    if (losesTotals && answer.headers.has(total)) return;
    if (!/^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(etag) || !isStorable(answer)) return;
    stored.set(path, { etag, answer });
    bytes += answer.bytes.byteLength;
    for (const [oldest] of stored) {
      if (stored.size <= maxAnswers && bytes <= maxBytes) return;
      drop(oldest);
    }
  };

  return {
    /** Sends a read, with the version that is stored. */
    send: async <Other>(
      request: HttpRequest,
      send: (wanted: HttpRequest) => Promise<HttpOutcome | Other>,
    ): Promise<HttpOutcome | Other> => {
      const { path } = request;
      const store = stored;
      const known = store.get(path);
      const isAnswer = (outcome: HttpOutcome | Other): outcome is HttpAnswer =>
        typeof outcome === 'object' && outcome !== null && 'bytes' in outcome;
      let outcome = await send(known ? { ...request, knownTag: known.etag } : request);
      if (known && isAnswer(outcome) && outcome.status === 304) {
        losesTotals ||= known.answer.headers.has(total) && !outcome.headers.has(total);
        outcome = losesTotals ? await send(request) : renewed(known.answer, outcome.headers);
      }
      if (!isAnswer(outcome)) return outcome;
      // The answer to a previous user is not stored for the next.
      if (store === stored) keep(path, outcome);
      return outcome;
    },
    /** Call when the user or the server changes. */
    forget: (): void => {
      stored = new Map();
      bytes = 0;
      losesTotals = false;
    },
  };
};
export type StoredAnswers = ReturnType<typeof createStoredAnswers>;

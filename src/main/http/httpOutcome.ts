import type { Method } from '#shared/api/operations.ts';
import type { Failure } from '#shared/ipc/result.ts';
import type { FileBody } from './openFile.ts';

/** Reasons for an exchange without answer. `insecure`: not sent; `redirect`: not followed. */
export type HttpFailureReason =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'tooLarge'
  | 'insecure'
  | 'redirect'
  | 'certificate'
  | 'proxyPassword'
  | 'proxyProtocol';

/** Id of the exchange in both logs, where calls are recorded. */
interface Identified {
  requestId?: string;
}

export interface HttpFailure extends Identified {
  type: 'failed';
  reason: HttpFailureReason;
}

export interface HttpAnswer extends Identified {
  type: 'answer';
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Successful answer whose body is still arriving. */
export interface HttpStream extends Identified {
  type: 'stream';
  status: number;
  headers: Headers;
  body: FileBody;
}

export type HttpOutcome = HttpFailure | HttpAnswer;

/**
 * Time limit of a body. `total`: a single limit for headers and body. `idle`: the limit applies to the
 * headers, then a longer one to each pause in the body.
 */
export type BodyTiming = 'total' | 'idle';

export interface HttpRequest {
  method: Method;
  /** Path and query below the origin, from `buildPath` or a constant. */
  path: string;
  accept: string;
  timing: BodyTiming;
  maxBytes: number;
  /** JSON text or an encoded form. */
  body?: string | Blob;
  /** Version that a write replaces, as named by the server when it was read. */
  condition?: { name: 'if-match' | 'if-unmodified-since'; value: string } | undefined;
  /** No retry while the server is in trouble; the caller repeats the request later itself. */
  isOnce?: boolean;
  /** Waits as long as a busy server asks, because no user waits for the answer. */
  isPatient?: boolean;
  /** Version of the stored answer (`ETag`). If it is still valid, the server answers 304 without a body. */
  knownTag?: string;
  /** Upload progress. Restarts at 0 if the body has to be sent again. */
  onSent?: OnSent | undefined;
  /** Called for each redirect; a refused one leaves the server or its API. */
  onRedirect?: ((isFollowed: boolean) => unknown) | undefined;
}

/** Bytes passed to the connection, and the total. */
export type OnSent = (sent: number, total: number) => void;

export interface SendOptions {
  signal?: AbortSignal | undefined;
  bearer?: string | undefined;
  /** `X-Request-Id`, the same for every try; by default a new one. */
  requestId?: string | undefined;
  /** Called when the time limit begins, after the app's own preparations. */
  onStart?: (() => void) | undefined;
}

/** Sends a request with the given token. May be called twice. */
export type Attempt<Outcome> = (options: SendOptions) => Promise<Outcome>;

export interface Authorizer {
  /** Sends a request as the logged-in user and refreshes the tokens if the server rejects them. */
  authorized<Outcome extends { status: number } | HttpFailure>(
    signal: AbortSignal | undefined,
    attempt: Attempt<Outcome>,
  ): Promise<Outcome | Failure>;
}

export const failed = (reason: HttpFailureReason): HttpFailure => ({ type: 'failed', reason });

import type { Method } from '#shared/api/operations.ts';
import type { Failure } from '#shared/ipc/result.ts';
import type { FileBody } from './openFile.ts';

/** Why an exchange gave no answer. What is `insecure`, or leads elsewhere (`redirect`), is not sent, or not sent on. */
export type HttpFailureReason =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'tooLarge'
  | 'insecure'
  | 'redirect'
  | 'proxyPassword'
  | 'proxyProtocol';

export interface HttpFailure {
  type: 'failed';
  reason: HttpFailureReason;
}

/** A whole answer, decoded from its transfer encoding, whatever its status. */
export interface HttpAnswer {
  type: 'answer';
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** A successful answer whose body is still arriving. */
export interface HttpStream {
  type: 'stream';
  status: number;
  headers: Headers;
  body: FileBody;
}

export type HttpOutcome = HttpFailure | HttpAnswer;

/**
 * How long a body may take: `total` counts headers and body together, `idle` gives the limit to the headers and
 * then a longer one to each pause in the body.
 */
export type BodyTiming = 'total' | 'idle';

export interface HttpRequest {
  method: Method;
  /** Path and query under the origin, made by buildPath or by one of our own constants. */
  path: string;
  accept: string;
  timing: BodyTiming;
  /** Decoded bytes that may be kept in memory. */
  maxBytes: number;
  /** JSON as text, or a form that is encoded already. */
  body?: string | Blob;
  /** The version that a write replaces, as the server named it when it was read. */
  condition?: { name: 'if-match' | 'if-unmodified-since'; value: string } | undefined;
  /** Not sent again while the server is in trouble: whoever asks does so again later. */
  isOnce?: boolean;
  /** Told while the body goes out; from the start again when it has to be sent a second time. */
  onSent?: OnSent | undefined;
}

/** Bytes that were handed to the connection, of how many. */
export type OnSent = (sent: number, total: number) => void;

export interface SendOptions {
  signal?: AbortSignal | undefined;
  bearer?: string | undefined;
}

/** Sends one request with the token it is given. May be called twice. */
export type Attempt<Outcome> = (options: SendOptions) => Promise<Outcome>;

export interface Authorizer {
  /** Sends one request as the logged-in user, refreshing the tokens when the server asks for it. */
  authorized<Outcome extends { status: number } | HttpFailure>(
    signal: AbortSignal | undefined,
    attempt: Attempt<Outcome>,
  ): Promise<Outcome | Failure>;
}

export const failed = (reason: HttpFailureReason): HttpFailure => ({ type: 'failed', reason });

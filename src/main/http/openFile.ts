import type { Dispatcher } from 'undici';

/**
 * Takes a chunk, whose memory is filled anew afterwards: what is still needed then is copied. While a promise that it
 * gives is open, the server has to wait.
 */
export type TakeChunk = (chunk: Uint8Array) => Promise<void> | undefined;

/** The body of an answer that is still arriving. Reading it to the end or cancelling it frees the connection. */
export interface FileBody {
  /** May be called once. Rejects when the body is cut, or the request given up. */
  read(take: TakeChunk): Promise<void>;
  cancel(): void;
  /** How much came over the network, where that is not what is handed over. */
  receivedBytes?(): number;
}

export interface FileAnswer {
  status: number;
  headers: Headers;
  body: FileBody;
}

interface FileRequest {
  headers: Headers;
  signal: AbortSignal;
  dispatcher: Dispatcher | undefined;
}

/** Loaded with the first file: undici would make the start of the app wait. */
const withoutProxy = async (): Promise<Dispatcher> => (await import('./largeReads.ts')).directAgent;

const toHeaders = (fields: Readonly<Record<string, string | string[] | undefined>>): Headers =>
  new Headers(
    Object.entries(fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

/**
 * Sends a GET and hands the body over as the connection reads it, chunk by chunk: streams and decoders on the way would
 * cost a third of the throughput of a large file.
 */
export const openFile = async (
  url: URL,
  { headers, signal, dispatcher }: FileRequest,
): Promise<FileAnswer> => {
  const agent = dispatcher ?? (await withoutProxy());
  const opened = Promise.withResolvers<FileAnswer>();
  const ended = Promise.withResolvers<void>();
  // Whoever reads is told; until somebody does, nobody needs to be.
  ended.promise.catch(() => undefined);
  let control: Dispatcher.DispatchController | undefined;
  let take: TakeChunk = () => undefined;
  const stop = (): void => control?.abort(new Error('Given up'));
  const fail = (cause: unknown): void => {
    signal.removeEventListener('abort', stop);
    opened.reject(cause);
    ended.reject(cause);
  };
  const body: FileBody = {
    read: (taker) => {
      take = taker;
      control?.resume();
      return ended.promise;
    },
    cancel: stop,
  };
  agent.dispatch(
    {
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      bodyTimeout: 0,
      headersTimeout: 0,
    },
    {
      onRequestStart: (controller) => {
        control = controller;
        signal.addEventListener('abort', stop, { once: true });
        if (signal.aborted) stop();
      },
      onResponseStart: (controller, status, fields) => {
        if (status < 200) return;
        controller.pause();
        opened.resolve({ status, headers: toHeaders(fields), body });
      },
      onResponseData: (controller, chunk) => {
        // The parser says "nothing" when it goes on after a pause; waiting again then would never end.
        const held = chunk.byteLength > 0 ? take(chunk) : undefined;
        if (!held) return;
        controller.pause();
        held.then(
          () => controller.resume(),
          (cause: unknown) => controller.abort(cause instanceof Error ? cause : new Error(String(cause))),
        );
      },
      onResponseEnd: () => {
        signal.removeEventListener('abort', stop);
        ended.resolve();
      },
      onResponseError: (_controller, cause) => fail(cause),
    },
  );
  return opened.promise;
};

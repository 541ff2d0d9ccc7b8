import type { Dispatcher } from 'undici';

/**
 * Receives a chunk, whose memory is reused afterwards: copy it to keep it. While a returned promise is
 * pending, the connection is paused.
 */
export type TakeChunk = (chunk: Uint8Array) => Promise<void> | undefined;

/** Body that is still arriving. Read it to the end or cancel it to free the connection. */
export interface FileBody {
  /** Call once. Rejects when the connection breaks or the request is aborted. */
  read(take: TakeChunk): Promise<void>;
  cancel(): void;
  /** Bytes received over the network, if the body was compressed. */
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

/** Imported with the first file, because undici would delay the start of the app. */
const withoutProxy = async (): Promise<Dispatcher> => (await import('./largeReads.ts')).directAgent;

const toHeaders = (fields: Readonly<Record<string, string | string[] | undefined>>): Headers =>
  new Headers(
    Object.entries(fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

/**
 * Sends a GET and passes the body on chunk by chunk. Streams and decoders in between would cost a third of
 * the throughput of a large file.
 */
export const openFile = async (
  url: URL,
  { headers, signal, dispatcher }: FileRequest,
): Promise<FileAnswer> => {
  const agent = dispatcher ?? (await withoutProxy());
  const opened = Promise.withResolvers<FileAnswer>();
  const ended = Promise.withResolvers<void>();
  // Prevents an unhandled rejection if the request fails before `read` is called.
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
        // After a pause the parser may report an empty chunk. Pausing again for it would never end.
        const paused = chunk.byteLength > 0 ? take(chunk) : undefined;
        if (!paused) return;
        controller.pause();
        paused.then(
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

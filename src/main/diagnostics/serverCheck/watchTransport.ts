import type { Finding } from '#shared/rules/serverReport.ts';
import type { HttpClient } from '../../http/httpClient.ts';
import { createServerClock } from '../../http/serverClock.ts';
import { isOnThisMachine } from './readTls.ts';

const worthCompressing = 100 * 1024;

/** Passes requests on, and notes the clock and the compression of the server. */
export const watchTransport = (http: HttpClient) => {
  const clock = createServerClock(() => undefined);
  let plainBytes = 0;
  const watched: HttpClient = {
    ...http,
    send: async (request, options) => {
      const outcome = await http.send(request, options);
      if (outcome.type === 'failed') return outcome;
      clock.note(outcome.headers);
      if (!outcome.headers.has('content-encoding'))
        plainBytes = Math.max(plainBytes, outcome.bytes.byteLength);
      return outcome;
    },
  };
  return {
    http: watched,
    findings: (origin: string): Finding[] => [
      ...(clock.offMs() === 0
        ? []
        : [
            {
              kind: 'clock',
              effect: 'tolerated',
              found: `${Math.round(Math.abs(clock.offMs()) / 60_000)} minutes`,
            } as const,
          ]),
      ...(plainBytes < worthCompressing || isOnThisMachine(origin)
        ? []
        : [
            {
              kind: 'uncompressed',
              effect: 'tolerated',
              found: `${Math.round(plainBytes / 1024)} KB`,
            } as const,
          ]),
    ],
  };
};

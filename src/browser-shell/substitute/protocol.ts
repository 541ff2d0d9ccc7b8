import { record } from '../shellRecords.ts';

type ProtocolHandler = (request: Request) => Promise<Response> | Response;
const handlers = new Map<string, ProtocolHandler>();

export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown): void => record('registerSchemesAsPrivileged', { schemes }),
  handle: (scheme: string, handler: ProtocolHandler): void => {
    handlers.set(scheme, handler);
  },
};

export const hasHandler = (address: string): boolean => handlers.has(new URL(address).protocol.slice(0, -1));

/** What a window would get for this address. */
export const loadThroughProtocol = async (address: string): Promise<Response> => {
  const handler = handlers.get(new URL(address).protocol.slice(0, -1));
  return handler ? await handler(new Request(address)) : new Response(null, { status: 404 });
};

import { superAdmin } from './accounts.ts';
import type { DemoApi } from './demoApi.ts';

export type ApiRecord = Record<string, unknown> & { id: string };

/** Direct HTTP access to the demo API, as another administrator working at the same time. */
export interface ApiClient {
  list(path: string): Promise<ApiRecord[]>;
  /** Throws if the server refuses. */
  get(path: string): Promise<Response>;
  /** `null` if the record does not exist. */
  read<Found = ApiRecord>(path: string): Promise<Found | null>;
  write<Answer = ApiRecord>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer>;
}

export const connectToApi = async (api: DemoApi): Promise<ApiClient> => {
  const call = async (method: string, path: string, body?: unknown, token = ''): Promise<Response> =>
    fetch(`${api.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const succeed = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer;
    if (!response.ok) throw new Error(`The demo API refused: ${response.status} ${await response.text()}`);
    return response;
  };
  const session = await succeed(call('POST', '/auth/admins/login', superAdmin));
  const { accessToken } = (await session.json()) as { accessToken: string };
  const get = (path: string): Promise<Response> => succeed(call('GET', path, undefined, accessToken));
  return {
    get,
    list: async (path) => (await (await get(`${path}?page[number]=1&page[size]=1000`)).json()) as ApiRecord[],
    read: async <Found>(path: string) => {
      const response = await call('GET', path, undefined, accessToken);
      if (response.status === 404) return null;
      return (await (await succeed(Promise.resolve(response))).json()) as Found;
    },
    write: async <Answer>(method: string, path: string, body?: unknown) => {
      const text = await (await succeed(call(method, path, body, accessToken))).text();
      return (text === '' ? null : JSON.parse(text)) as Answer;
    },
  };
};

/** Number of requests for `METHOD /path`; `pathEnd` matches the end of the path. */
export const countRequests = async (api: DemoApi, method: string, pathEnd: string): Promise<number> =>
  (await api.requests()).filter((request) => request.method === method && request.path.endsWith(pathEnd))
    .length;

import type { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { createDemoApi, type DemoApiOptions } from '../app.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';

export const today = new Date('2026-05-13T10:00:00.000Z');

export type TestOptions = Partial<Omit<DemoApiOptions, 'db'>> & { orders?: number };

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: <Body>() => Body;
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface TestApi {
  db: DatabaseSync;
  /** Sends as the super administrator. */
  send: Send;
  as: (token: string | null) => Send;
  logIn: (email: string, password?: string) => Promise<Login>;
}

export interface Login {
  accessToken: string;
  refreshToken: string;
  user: { id: string; country: string; role: string };
}

export const superAdmin = 'super@backoffice.example';
export const spanishAdmin = 'spain@backoffice.example';

const toAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: <Body>() => JSON.parse(text) as Body,
  };
};

const seeded = new Map<number, Uint8Array>();

/** Seeds once per number of orders and copies, because seeding is slow. */
const copyOfSeeded = async (orders: number): Promise<DatabaseSync> => {
  const db = openDatabase(':memory:');
  const known = seeded.get(orders);
  if (known) {
    db.deserialize(known);
  } else {
    await prepareDatabase(db, { seed: 1, orders, today });
    seeded.set(orders, db.serialize());
  }
  return db;
};

export const startTestApi = async ({ orders = 300, ...options }: TestOptions = {}): Promise<TestApi> => {
  const db = await copyOfSeeded(orders);
  const app = createDemoApi({
    db,
    accessTtl: 900,
    faults: false,
    now: () => today,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  const as =
    (token: string | null): Send =>
    async (method, path, body, headers = {}) =>
      toAnswer(
        await app.request(path.startsWith('/') ? `/api/v1${path}` : `/${path}`, {
          method,
          headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
          ...(body === undefined
            ? {}
            : { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
  const logIn = async (email: string, password = 'demo-password'): Promise<Login> => {
    const answer = await as(null)('POST', '/auth/admins/login', { email, password });
    expect(answer.status).toBe(200);
    return answer.body<Login>();
  };
  const { accessToken } = await logIn(superAdmin);
  return { db, send: as(accessToken), as, logIn };
};

export interface ApiFailure {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** Path of the country's first (largest) city. */
export const firstCity = async (send: Send, country: string): Promise<string> => {
  const [city] = (await send('GET', `/${country}/cities`)).body<{ id: string }[]>();
  expect(city).toBeDefined();
  return `/${country}/cities/${city?.id}`;
};

export const failureOf = (answer: Answer, status: number): ApiFailure => {
  expect(answer.status).toBe(status);
  const failure = answer.body<ApiFailure>();
  expect(failure.code).not.toBe('');
  expect(failure.message).not.toBe('');
  return failure;
};

/**
 * Strict RFC 4180 parser: every line ends with CRLF, and quotes occur only where the standard allows them.
 */
export const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (position < text.length) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (!match) throw new Error(`not RFC 4180 at character ${position}`);
    const [all, quoted, plain, end] = match;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    position += all.length;
  }
  return rows;
};

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './db/openDatabase.ts';
import { prepareDatabase } from './seed/prepareDatabase.ts';

/** Gives a plain child process the `parentPort` of a utility process, then runs the real entry. */
const bootstrap = `
  process.parentPort = {
    on: (event, listener) => process.on(event, (data) => listener({ data })),
    postMessage: (message) => process.send(message),
  };
  await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href)});
`;

let directory: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(directory, { recursive: true, force: true });
});

type Answer = { type: 'listening'; port: number } | { type: 'failed'; message: string };

const start = (message: object, erred: string[] = []): Promise<Answer> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bootstrap], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  child.send({ orders: 20, seed: 1, accessTtl: 900, secret: 'launch', faults: false, ...message });
  return new Promise((resolve) => {
    child.on('message', (answer: Answer | { type: 'erred'; message: string }) => {
      if (answer.type === 'erred') erred.push(answer.message);
      else resolve(answer);
    });
  });
};

const statusOf = async (answer: Answer, headers: Record<string, string>): Promise<number> => {
  expect(answer.type).toBe('listening');
  const port = answer.type === 'listening' ? answer.port : 0;
  return (await fetch(`http://127.0.0.1:${port}/api/v1/utils/menu`, { headers })).status;
};

it('listens on its own port, and answers only with the secret', async () => {
  const answer = await start({});
  expect(await statusOf(answer, {})).toBe(403);
  expect(await statusOf(answer, { 'x-demo-secret': 'launch' })).toBe(401);
});

it('begins at a chosen instant, and lists its faults without the secret', async () => {
  const answer = await start({ now: '2030-05-13T10:00:00Z', faults: true });
  expect(await statusOf(answer, {})).toBe(403);
  const origin = `http://127.0.0.1:${answer.type === 'listening' ? answer.port : 0}`;
  expect(await (await fetch(`${origin}/__faults`)).json()).toMatchObject({ rules: [] });
  const headers = { 'x-demo-secret': 'launch', 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'super@backoffice.example', password: 'demo-password' });
  const login = await fetch(`${origin}/api/v1/auth/admins/login`, { method: 'POST', headers, body });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const cities = await fetch(`${origin}/api/v1/es/cities`, {
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
  });
  const created = ((await cities.json()) as { createdAt: string }[]).map(({ createdAt }) => createdAt);
  expect(created.length).toBeGreaterThan(0);
  expect(created.every((time) => time > '2027' && time < '2030-05-14')).toBe(true);
});

it('recreates sample data of another version', async () => {
  const dbFile = join(directory, 'data.sqlite');
  const old = new DatabaseSync(dbFile);
  old.exec('PRAGMA user_version = 999; CREATE TABLE admins (id TEXT)');
  old.close();
  expect(await statusOf(await start({ dbFile }), { 'x-demo-secret': 'launch' })).toBe(401);
});

it('recreates unreadable sample data', async () => {
  const dbFile = join(directory, 'data.sqlite');
  await writeFile(dbFile, 'This was a database before the disk was full. '.repeat(200));
  expect(await statusOf(await start({ dbFile }), { 'x-demo-secret': 'launch' })).toBe(401);
});

it('continues to answer when the simulation fails, and reports the reason', async () => {
  const dbFile = join(directory, 'data.sqlite');
  const headers = { 'x-demo-secret': 'launch' };
  const db = openDatabase(dbFile);
  await prepareDatabase(db, { seed: 1, orders: 20, today: new Date() });
  // Paid orders wait for acceptance at any hour; new orders arrive by day only.
  db.exec("UPDATE orders SET status = 'paid', deletedAt = NULL");
  db.exec("CREATE TRIGGER shut BEFORE UPDATE ON orders BEGIN SELECT RAISE(ABORT, 'no more orders'); END");
  db.close();
  const erred: string[] = [];
  const answer = await start({ dbFile, live: 1 }, erred);
  await expect.poll(() => erred).toEqual(['no more orders']);
  expect(await statusOf(answer, headers)).toBe(401);
});

it('reports why it cannot start', async () => {
  const answer = await start({ dbFile: join(directory, 'missing', 'data.sqlite') });
  expect(answer).toMatchObject({ type: 'failed', message: expect.stringContaining('open') });
});

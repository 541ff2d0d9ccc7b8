import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const entry = join(import.meta.dirname, 'server.ts');
let children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

interface Run {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

const run = (...args: string[]): Run => {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    text += String(chunk);
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return { child, output: () => text, exited };
};

/** The address that the server prints when it is ready. */
const ready = async ({ output, exited }: Run): Promise<string> => {
  const stopped = exited.then(() => true);
  for (;;) {
    const [, address] = /^Demo API listening on (http:\/\/127\.0\.0\.1:\d+\/api\/v1)$/m.exec(output()) ?? [];
    if (address !== undefined) return address;
    const pause = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), 20);
    });
    if (await Promise.race([stopped, pause])) throw new Error(output());
  }
};

const logIn = async (address: string): Promise<string> => {
  const body = JSON.stringify({ email: 'super@backoffice.example', password: 'demo-password' });
  const response = await fetch(`${address}/auth/admins/login`, { method: 'POST', body });
  return ((await response.json()) as { accessToken: string }).accessToken;
};

it('says where it listens, answers, and ends by itself on SIGTERM', async () => {
  const server = run('--port', '0', '--orders', '100');
  const address = await ready(server);
  expect((await fetch(`${address}/es/cities`)).status).toBe(401);
  expect(await logIn(address)).toMatch(/^[\w-]{43}$/);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it.each([['--port', 'x'], ['--host', '0.0.0.0'], ['--what']])('refuses %s %s', async (...args) => {
  const server = run(...args);
  expect(await server.exited).toBe(2);
  expect(server.output()).toContain('Usage: npm run demo-api');
});

it('prints its flags when it is asked for them, and starts nothing', async () => {
  const server = run('--help');
  expect(await server.exited).toBe(0);
  expect(server.output()).toMatch(/^Usage: npm run demo-api[\s\S]+--port=N .+\(4010\)\n[\s\S]+--live/);
  expect(server.output()).not.toContain('listening');
});

it('says when the port is taken', async () => {
  const { port } = new URL(await ready(run('--port', '0', '--orders', '0')));
  const second = run('--port', port, '--orders', '0');
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('The port is in use');
});

it('keeps data between runs in a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'demo-api-'));
  try {
    const args = ['--port', '0', '--orders', '100', '--db', join(directory, 'data.sqlite')];
    const first = run(...args);
    const address = await ready(first);
    const authorization = `Bearer ${await logIn(address)}`;
    const company = { name: 'Still here', managerName: 'M', email: 'm@companies.example' };
    await fetch(`${address}/es/companies`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(company),
    });
    first.child.kill('SIGTERM');
    await first.exited;
    const again = await ready(run(...args));
    const list = await fetch(`${again}/es/companies?filter[name]=Still here`, { headers: { authorization } });
    expect(list.headers.get('content-total')).toBe('1');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

it('answers badly when it is asked to', async () => {
  const address = await ready(run('--port', '0', '--orders', '0', '--faults'));
  const authorization = `Bearer ${await logIn(address)}`;
  const get = (fault: string) =>
    fetch(`${address}/es/settings`, { headers: { authorization, 'x-demo-fault': fault } });
  expect((await get('status=503')).status).toBe(503);
  expect((await get('html')).headers.get('content-type')).toContain('text/html');
  expect(((await (await get('huge=3mb')).json()) as string[])[0]?.length).toBe(3 * 1024 * 1024 - 4);
  await expect(get('drop')).rejects.toThrow();
  const truncated = await get('truncate');
  expect(truncated.status).toBe(200);
  await expect(truncated.text()).rejects.toThrow();
  expect((await get('delay=20')).status).toBe(200);
  expect(await (await get('slow=1kb')).json()).toHaveProperty('vat');
  expect((await get('earthquake')).status).toBe(422);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const entry = join(import.meta.dirname, 'server.ts');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
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

let address: string;
beforeAll(async () => {
  address = await ready(run('--port', '0', '--orders', '0', '--faults'));
});

it('prints its address, and answers there', async () => {
  expect((await fetch(`${address}/es/cities`)).status).toBe(401);
  expect(await logIn(address)).toMatch(/^[\w-]{43}$/);
});

it('rejects unknown flags, and lists the known ones', async () => {
  const server = run('--what');
  expect(await server.exited).toBe(2);
  expect(server.output()).toContain('Usage: npm run demo-api');
});

it('prints its flags on request, without a start', async () => {
  const server = run('--help');
  expect(await server.exited).toBe(0);
  expect(server.output()).toMatch(/^Usage: npm run demo-api[\s\S]+--port=N .+\(4010\)\n[\s\S]+--live/);
  expect(server.output()).not.toContain('listening');
});

it('reports a port in use', async () => {
  const second = run('--port', new URL(address).port, '--orders', '0');
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('The port is in use');
});

it('ends on SIGTERM, and keeps data between runs in a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'demo-api-'));
  try {
    const args = ['--port', '0', '--orders', '100', '--db', join(directory, 'data.sqlite')];
    const first = run(...args);
    const there = await ready(first);
    const authorization = `Bearer ${await logIn(there)}`;
    const company = { name: 'Still here', managerName: 'M', email: 'm@companies.example' };
    await fetch(`${there}/es/companies`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(company),
    });
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const again = await ready(run(...args));
    const list = await fetch(`${again}/es/companies?filter[name]=Still here`, { headers: { authorization } });
    expect(list.headers.get('content-total')).toBe('1');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

it('answers with faults on request', async () => {
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

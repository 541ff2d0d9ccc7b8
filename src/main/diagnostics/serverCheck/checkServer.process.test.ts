import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerReport } from '#shared/rules/serverReport.ts';
import { type DemoApi, startDemoApi } from '../../../../tests/support/demoApi.ts';

let server: DemoApi;
beforeAll(async () => {
  server = await startDemoApi({ orders: 300, accessTtlSeconds: 900 });
});
afterAll(() => server.stop());

const check = async (password: string, ...more: string[]) => {
  const out = join(mkdtempSync(join(tmpdir(), 'server-check-')), 'report');
  const flags = [
    `--api=${server.origin}`,
    '--email=super@backoffice.example',
    '--fast',
    `--out=${out}`,
    ...more,
  ];
  const env = { ...process.env, BACKOFFICE_PASSWORD: password };
  const { status, stderr } = await new Promise<{ status: number; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/checkServer.mjs', ...flags], { env }, (error, _stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stderr }),
    );
  });
  return {
    status,
    stderr,
    json: () => readFileSync(`${out}.json`, 'utf8'),
    text: () => readFileSync(`${out}.md`, 'utf8'),
  };
};

it('gives the sample server a clean sheet from the command line', async () => {
  const { status, stderr, json, text } = await check('demo-password');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const report = JSON.parse(json()) as ServerReport;
  expect(report).toMatchObject({ state: 'complete', country: 'es', connection: [] });
  expect(report.calls.flatMap(({ findings }) => findings)).toEqual([]);
  expect(text()).toContain('## Findings\n\nNone.');
});

it('names the faults that the sample server plays, and no value of a record', async () => {
  for (const rule of [
    { match: 'GET /api/v1/es/settings', fault: 'status=503' },
    { match: 'GET /api/v1/es/companies', fault: 'html' },
    { match: 'GET /api/v1/es/top_filters', fault: 'truncate' },
    { match: 'GET /api/v1/utils/menu', fault: 'drop' },
    { match: 'GET /api/v1/es/help_center/courier', fault: 'huge=22mb' },
    { match: 'GET /api/v1/es/help_center/customer', fault: 'hold' },
  ])
    await server.setFault(rule);
  const { status, json, text } = await check('demo-password');
  expect(status).toBe(1);
  const kinds = new Map(
    (JSON.parse(json()) as ServerReport).calls.map(({ operation, findings }) => [
      operation,
      findings.map(({ kind }) => kind),
    ]),
  );
  expect(kinds.get('countrySettings.read')).toEqual(['status']);
  expect(kinds.get('companies.list')).toEqual(['notJson']);
  expect(kinds.get('topFilters.list')).toEqual(['noAnswer']);
  expect(kinds.get('utils.menu')).toEqual(['noAnswer']);
  expect(kinds.get('helpContent.readCourier')).toEqual(['tooLarge']);
  expect(kinds.get('helpContent.readCustomer')).toEqual(['timeout']);
  await server.clearFaults();

  const login = await fetch(`${server.origin}/api/v1/auth/admins/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'super@backoffice.example', password: 'demo-password' }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const cities = await fetch(`${server.origin}/api/v1/es/cities`, { headers });
  const [city] = (await cities.json()) as { id: string; name: string }[];
  const customers = await fetch(`${server.origin}/api/v1/es/cities/${city?.id}/customers`, { headers });
  const people = (await customers.json()) as { id: string; email: string; fullName: string }[];
  const report = json() + text();
  const values = people.flatMap(({ id, email, fullName }) => [id, email, fullName]);
  expect(values.length).toBeGreaterThan(20);
  expect([...values, city?.id ?? '', accessToken].filter((value) => report.includes(value))).toEqual([]);
});

it('writes only to a server that is named as a test server, and by its host', async () => {
  const host = new URL(server.origin).host;
  const refused = await check('demo-password', '--write', `--confirm=${host}`);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('add --test-server') });
  const mistyped = await check('demo-password', '--write', '--test-server', '--confirm=api.example.com');
  expect(mistyped).toMatchObject({ status: 2, stderr: expect.stringContaining('Nothing was sent') });
  const { status, json, text } = await check(
    'demo-password',
    ...['--write', '--test-server', `--confirm=${host}`],
  );
  expect(status).toBe(0);
  const { writes = [] } = JSON.parse(json()) as ServerReport;
  expect(writes.map(({ operation }) => operation)).toContain('companies.remove');
  expect(writes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(text()).toContain('Not checked: logins, uploads and exports.');
  expect(text()).toContain(
    '| PATCH /{country}/cities/{city}/feedbacks/{id} | not tried: cannot be created |',
  );
  expect(text()).toContain('| companies.read | GET /{country}/companies/{id} | 200, 404 |');
});

it('says that the login failed', async () => {
  const { status, stderr } = await check('wrong');
  expect(status).toBe(1);
  expect(stderr).toContain('INVALID_CREDENTIALS (401)');
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSourceMaps } from '../../scripts/packaging/sourceMaps.mjs';
import { hashBuiltFiles } from '../../src/main/diagnostics/builtFiles.ts';
import { createZip } from '../../src/main/exports/zipWriter.ts';
import { createLog } from '../../src/main/platform/log.ts';

/* A fault in a build with source maps, found again by `npm run explain` from the report alone. */

const source = `interface Order { total: number }
export const totalOf = (order: Order | undefined): number => {
  const read = (one: Order): number => one.total;
  return read(order as Order);
};
`;
const place = 'src/main/orders.ts:3:44';

let root;
let maps;
let hash;
let logLine;

const explain = (file, ...flags) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/explain.mjs', file, `--maps=${join(root, 'maps')}`, ...flags],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

const written = (name, content) => {
  const file = join(root, name);
  writeFileSync(file, content);
  return file;
};

const report = (changes = {}) =>
  JSON.stringify({
    app: { version: '1.2.3' },
    build: { hash, files: {} },
    faults: { main: 1, network: 0 },
    crashDumps: { count: 2 },
    log: [logLine],
    ...changes,
  });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'explain-'));
  const out = join(root, 'out');
  for (const folder of ['main', 'preload', 'renderer']) mkdirSync(join(out, folder), { recursive: true });
  mkdirSync(join(root, 'src', 'main'), { recursive: true });
  writeFileSync(join(root, 'src', 'main', 'orders.ts'), source);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(out, 'main'),
      emptyOutDir: false,
      sourcemap: 'hidden',
      lib: { entry: join(root, 'src', 'main', 'orders.ts'), formats: ['es'], fileName: () => 'main.js' },
    },
  });
  maps = await keepSourceMaps(out, join(root, 'maps'), { version: '1.2.3', commit: 'abcdef12' });
  ({ hash } = await hashBuiltFiles(out));
  const { totalOf } = await import(pathToFileURL(join(out, 'main', 'main.js')).href);
  const log = createLog(root);
  try {
    totalOf(undefined);
  } catch (cause) {
    log.error('Uncaught exception', cause);
  }
  logLine = log.read().trim();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('moves the maps out of the build, names their folder by version, commit and hash, and leaves no trace', () => {
  expect(maps).toBe(join(root, 'maps', `1.2.3-abcdef12-${hash.slice(0, 12)}`));
  expect(readFileSync(join(root, 'out', 'main', 'main.js'), 'utf8')).not.toContain('sourceMappingURL');
  expect(() => readFileSync(join(root, 'out', 'main', 'main.js.map'))).toThrow(/ENOENT/);
});

it('turns the stack of a report into file, line and text of the sources', () => {
  const { status, stdout } = explain(written('report.json', report()));
  expect(status).toBe(0);
  expect(stdout).toContain(`${place}  const read = (one: Order): number => one.total;`);
  expect(stdout).toContain('src/main/orders.ts:4:10  return read(order as Order);');
  expect(stdout).toContain('Version 1.2.3');
  expect(stdout).toContain('Faults: main 1; crash dumps: 2');
});

const zipOf = async (name, text) => {
  const chunks = [];
  const zip = createZip(async (chunk) => {
    chunks.push(Buffer.from(chunk));
  });
  await zip.add('note.md', 'It happened today.');
  await zip.add(name, text);
  await zip.end();
  return Buffer.concat(chunks);
};

it('reads a zip file with the report, and a log that names its build', async () => {
  const zip = written('report.zip', await zipOf('backoffice-report.json', report()));
  expect(explain(zip).stdout).toContain(place);
  const start = `2026-11-29T10:00:00.000Z info Started: version 1.2.3, build ${hash}`;
  const { status, stdout } = explain(written('backoffice.log', `${start}\n${logLine}\n${logLine}\n`));
  expect(status).toBe(0);
  expect(stdout).toContain(place);
  expect(stdout).toContain('2 times');
});

it('lists failed calls, newest first, with the ids that find them in the log of the server', () => {
  const call = (minute, id) =>
    `2026-11-29T10:${minute}:00.000Z error Failed call: orders.list, HTTP 503, 210 ms, request ${id}`;
  const log = [call('01', 'a1'), '2026-11-29T10:02:00.000Z info Slow call: x, HTTP 200, 1 ms, request b2'];
  const { status, stdout } = explain(written('report.json', report({ log: [...log, call('03', 'c3')] })));
  expect(status).toBe(0);
  expect(stdout.replaceAll(/ +/g, ' ')).toContain(
    'Failed calls (2):\n 2026-11-29T10:03:00.000Z orders.list, HTTP 503, request c3\n 2026-11-29T10:01:00.000Z orders.list, HTTP 503, request a1\n',
  );
});

it('says which build has no maps, and which files are not those of the release', () => {
  const other = '0'.repeat(64);
  const { status, stderr } = explain(written('report.json', report({ build: { hash: other, files: {} } })));
  expect(status).toBe(1);
  expect(stderr).toContain(`No source maps of build ${other}`);
  const altered = report({ build: { hash, files: { 'main/main.js': 'altered' } } });
  expect(explain(written('report.json', altered)).stdout).toContain('Not as released: main/main.js');
});

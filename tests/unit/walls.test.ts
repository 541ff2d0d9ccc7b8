import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const configuration = resolve('.dependency-cruiser.cjs');
const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

const rules: { name: string }[] = createRequire(import.meta.url)(configuration).forbidden;

interface Violation {
  rule: { name: string };
  from: string;
}

/** The top file of each layer staircase, in its folder. */
const tops: Record<string, [folder: string, file: string]> = {
  shared: ['shared', 'ipc/routes.ts'],
  main: ['main', 'main.ts'],
  renderer: ['renderer', 'testing/openApp.tsx'],
  resource: ['renderer/resource', 'list/list.ts'],
  'demo-api': ['demo-api', 'testing/testApi.ts'],
};

/** Violations: in each layer, a file that imports the top file. */
const climbing = Object.fromEntries(
  rules.flatMap(({ name }) => {
    const [, root = '', step] = /^([a-z-]+)-leads-down-(.+)$/.exec(name) ?? [];
    const [folder, file] = tops[root] ?? [];
    return step && folder
      ? [[name, { file: `src/${folder}/${step}/climbs.ts`, content: `import '../${file}';` }]]
      : [];
  }),
);

/** Rule and a file that breaks it. Everything else in the sample project is allowed. */
const forbidden: Record<string, { file: string; content: string }> = {
  'no-cycles': {
    file: 'src/main/cycleA.ts',
    content: "import type { B } from './cycleB.ts';\nexport type A = B;",
  },
  'nothing-unresolved': { file: 'src/main/lost.ts', content: "import './nowhere.ts';" },
  'shared-stands-alone': {
    file: 'src/shared/leak.ts',
    content: "import type { App } from '../main/app.ts';\nexport type Leak = App;",
  },
  'shared-without-node': {
    file: 'src/shared/files.ts',
    content: "import { readFile } from 'node:fs';\nreadFile;",
  },
  'main-meets-others-in-shared': { file: 'src/main/view.ts', content: "import '../renderer/page.tsx';" },
  'preload-is-tiny': { file: 'src/preload/view.ts', content: "import '../main/app.ts';" },
  'renderer-meets-others-in-shared': { file: 'src/renderer/reach.tsx', content: "import '../main/app.ts';" },
  'renderer-without-node': {
    file: 'src/renderer/disk.ts',
    content: "import { join } from 'node:path';\njoin;",
  },
  'no-sibling-features': {
    file: 'src/renderer/features/orders/list.tsx',
    content:
      "import type { Courier } from '../couriers/courier.ts';\nexport const list = (c: Courier) => <b>{c}</b>;",
  },
  'public-pages-have-their-texts': {
    file: 'src/renderer/features/login/login.ts',
    content: "import '../../resource/page.ts';",
  },
  'public-pages-know-no-marketplace': {
    file: 'src/renderer/shell/city.ts',
    content: "import '../marketplace/cities.ts';",
  },
  'demo-api-is-isolated': { file: 'src/demo-api/app.ts', content: "import '../main/app.ts';" },
  'browser-shell-is-isolated': { file: 'src/browser-shell/launch.ts', content: "import '#shared/fine.ts';" },
  'ky-only-in-http-client': { file: 'src/main/http/other.ts', content: "import ky from 'ky';\nky;" },
  'undici-only-in-proxy-and-files': { file: 'src/main/http/another.ts', content: "import 'undici';" },
  'keyring-only-in-keychain': {
    file: 'src/main/auth/session.ts',
    content: "import { AsyncEntry } from '@napi-rs/keyring';\nAsyncEntry;",
  },
  'electron-store-only-in-settings': {
    file: 'src/main/windows/save.ts',
    content: "import 'electron-store';",
  },
  'electron-only-in-main-and-preload': { file: 'src/renderer/native.ts', content: "import 'electron';" },
  'shipped-packages-are-dependencies': { file: 'src/main/tool.ts', content: "import 'vitest';" },
  'hono-only-in-demo-api': { file: 'src/main/server.ts', content: "import 'hono';" },
  ...climbing,
};

const allowed: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#shared/*': './src/shared/*' },
    dependencies: {
      ky: '*',
      undici: '*',
      '@napi-rs/keyring': '*',
      'electron-store': '*',
      hono: '*',
    },
    devDependencies: { electron: '*', vitest: '*' },
  }),
  'src/shared/fine.ts': 'export interface Fine { id: string }',
  'src/shared/ipc/routes.ts': "import '../fine.ts';",
  'src/main/app.ts':
    "import type { Fine } from '#shared/fine.ts';\nimport 'electron';\nexport type App = Fine;",
  'src/main/main.ts': "import './app/start.ts';",
  'src/main/app/start.ts': "import '../platform/log.ts';",
  'src/main/platform/log.ts': 'export const log = 1;',
  'src/main/cycleB.ts': "import type { A } from './cycleA.ts';\nexport type B = A;",
  'src/main/http/fetchWithinOrigin.ts': "import ky from 'ky';\nky;",
  'src/main/http/proxyResolver.ts': "import 'undici';",
  'src/main/auth/keyringLibrary.ts': "import { AsyncEntry } from '@napi-rs/keyring';\nAsyncEntry;",
  'src/main/settings/settingsStore.ts': "import 'electron-store';",
  'src/demo-api/server.ts': "import '#shared/fine.ts';\nimport 'hono';\nimport 'node:http';",
  'src/demo-api/testing/testApi.ts': "import '../server.ts';",
  'src/renderer/page.tsx':
    "import type { Fine } from '#shared/fine.ts';\nexport const page = (f: Fine) => <i>{f.id}</i>;",
  'src/renderer/features/couriers/courier.ts': 'export type Courier = string;',
  'src/renderer/testing/openApp.tsx': "import '../main.tsx';",
  'src/renderer/main.tsx': "import './app/screens.ts';",
  'src/renderer/app/screens.ts':
    "import '../features/couriers/courier.ts';\nimport '../marketplace/cities.ts';\nimport '../resource/page.ts';",
  'src/renderer/shell/scope/picker.ts': "import '../../marketplace/cities.ts';",
  'src/renderer/marketplace/cities.ts': "import '../resource/page.ts';",
  'src/renderer/resource/page.ts': "import './list/list.ts';",
  'src/renderer/resource/list/list.ts': "import '../record/record.ts';",
  'src/renderer/resource/record/record.ts': "import '../form/form.ts';",
  'src/renderer/resource/form/form.ts': 'export const form = 1;',
};

const packageFiles = Object.fromEntries(
  ['ky', 'undici', '@napi-rs/keyring', 'electron-store', 'electron', 'hono', 'vitest'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'export default {};'],
  ]),
);

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
let violations: Violation[] = [];

const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

const findViolations = (): Violation[] => {
  const report = execFileSync(process.execPath, [command, '--config', configuration, '-T', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(report).summary.violations;
};

beforeAll(() => {
  for (const [file, content] of Object.entries({ ...allowed, ...packageFiles })) write(file, content);
  for (const { file, content } of Object.values(forbidden)) write(file, content);
  violations = findViolations();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every rule has a sample import that breaks it', () => {
  expect(Object.keys(forbidden).sort()).toEqual(rules.map(({ name }) => name).sort());
});

test.each(Object.entries(forbidden))('%s is detected', (rule, { file }) => {
  expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule);
});

test('an allowed import is accepted', () => {
  const guilty = new Set(violations.map(({ from }) => from));
  expect(Object.keys(allowed).filter((file) => guilty.has(file))).toEqual([]);
});

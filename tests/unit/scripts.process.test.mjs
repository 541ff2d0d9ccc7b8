import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isAtLeast, minimumOn } from '../../scripts/checkMachine.mjs';
import { isInstalled } from '../../scripts/installPackages.mjs';
import { npm } from '../../scripts/npm.mjs';
import { graphicsFlags, startHelp, unknownFlags } from '../../scripts/startFlags.mjs';
import { filesByStep, findTestFiles, isPath, ownerOf } from '../../scripts/testFiles.mjs';
import { countPlaywright, countVitest, reportFile } from '../../scripts/testReports.mjs';
import { testSteps } from '../../scripts/testSteps.mjs';
import { usage } from '../../src/demo-api/commandLine.ts';
import { parseCommandLine } from '../../src/main/platform/commandLine.ts';

test.each([
  ['v20.19.0', true],
  ['v20.20.2', true],
  ['v24.0.0', true],
  ['v20.18.9', false],
  ['v18.20.0', false],
])('Node %s is supported: %s', (version, expected) => {
  expect(isAtLeast(version, [20, 19])).toBe(expected);
});

test.each([
  ['linux', 'x64', 'v20.19.0', true],
  ['linux', 'arm64', 'v20.19.0', true],
  ['win32', 'x64', 'v20.19.0', true],
  ['darwin', 'arm64', 'v24.15.1', false],
  ['darwin', 'x64', 'v24.16.0', true],
  ['win32', 'arm64', 'v22.22.0', false],
])('on %s %s, the machine may have Node %s: %s', (platform, arch, version, expected) => {
  expect(isAtLeast(version, minimumOn(platform, arch))).toBe(expected);
});

test('a machine may have an old Node exactly where the packages bring one', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const systems = { linux: 'linux', win32: 'win', darwin: 'darwin' };
  const withOldNode = Object.entries(systems).flatMap(([platform, name]) =>
    ['x64', 'arm64']
      .filter((arch) => minimumOn(platform, arch)[0] === 20)
      .map((arch) => `node-${name}-${arch}`),
  );
  expect(withOldNode.sort()).toEqual(Object.keys(optionalDependencies).sort());
});

test.each(['seed', 'orders', 'now', 'help'])('the app and the sample server describe --%s alike', (flag) => {
  const meaningIn = (help) =>
    help.match(new RegExp(`--(?:demo-)?${flag}\\b\\S* +(.+?)(?: \\(\\d+\\))?$`, 'm'))?.[1];
  expect(meaningIn(usage)).toBeTruthy();
  expect(meaningIn(usage)).toBe(meaningIn(startHelp));
});

describe('packages count as installed', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-windows': { version: '2.0.0', optional: true },
  };

  test.each([
    ['when each has its version', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['not with another version', { 'node_modules/a': { version: '1.0.1' } }, false],
    ['not when one is missing', {}, false],
    ['not after an interrupted installation', null, false],
  ])('%s', (_when, installed, expected) => {
    expect(isInstalled(wanted, installed)).toBe(expected);
  });
});

test('packages are installed without running their scripts, by any npm', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'npm-'));
  const stand = join(directory, 'npm.js');
  writeFileSync(stand, 'console.log(process.argv.slice(2).join(" "))');
  vi.stubEnv('npm_execpath', stand);
  vi.stubEnv('npm_node_execpath', process.execPath);
  try {
    for (const subcommand of ['ci', 'install', 'pack']) {
      expect((await npm(subcommand, '--more')).output).toMatch(
        new RegExp(`^${subcommand} --more --ignore-scripts `),
      );
    }
  } finally {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
  }
});

describe('a report is counted', () => {
  const name = 'made-up-report';

  afterEach(() => rmSync(reportFile(name), { force: true }));

  const write = (report) => {
    mkdirSync(dirname(reportFile(name)), { recursive: true });
    writeFileSync(reportFile(name), JSON.stringify(report));
  };

  test('by its totals', () => {
    write({ numPassedTests: 3, numFailedTests: 1, stats: { expected: 5, unexpected: 1, flaky: 1 } });
    expect(countVitest(name, 1)).toEqual({ passed: 3, failed: 1 });
    expect(countPlaywright(name, 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('as a failure if the runner failed without a failed test', () => {
    write({ numPassedTests: 3, numFailedTests: 0, stats: { expected: 5, unexpected: 0, flaky: 0 } });
    expect(countVitest(name, 1).failed).toBe(1);
    expect(countPlaywright(name, 1).failed).toBe(1);
  });

  test('as a failure if it is missing', () => {
    expect(countVitest(name, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(name, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a path of npm test', () => {
  const files = [
    'src/renderer/ui/a.test.ts',
    'src/renderer/ui/b.test.tsx',
    'src/renderer/uiOther/c.test.ts',
    'tests/e2e/login.spec.ts',
    'tests/electron/quit.spec.ts',
    'tests/conformance/conformance.test.ts',
    'tests/soak/soak.spec.ts',
    'tests/unit/d.process.test.mjs',
  ];

  test.each([
    ['src/renderer/ui', { 'unit tests': [files[0]], 'component tests': [files[1]] }],
    ['./src/renderer/ui/', { 'unit tests': [files[0]], 'component tests': [files[1]] }],
    ['src\\renderer\\ui\\b.test.tsx', { 'component tests': [files[1]] }],
    ['login.spec.ts', { 'end to end': [files[3]] }],
    ['login.spec.ts:12', { 'end to end': [`${files[3]}:12`] }],
    ['tests/electron', { electron: [files[4]] }],
    ['tests/conformance/conformance.test.ts', { conformance: [files[5]] }],
    ['tests/soak', { 'end to end': [files[6]] }],
    ['d.process.test.mjs', { 'unit tests': [files[7]] }],
    ['in.spec.ts', {}],
  ])('%s leads to its runner', (path, expected) => {
    expect(isPath(path)).toBe(true);
    expect(Object.fromEntries(filesByStep(path, files))).toEqual(expected);
  });

  test('differs from the names of all steps', () => {
    expect(testSteps.map(({ name }) => name).filter(isPath)).toEqual([]);
  });

  test('finds an existing step for every test file', () => {
    const found = findTestFiles();
    const names = testSteps.map(({ name }) => name);
    expect(found.filter((file) => !names.includes(ownerOf(file)))).toEqual([]);
    expect(found.length).toBeGreaterThan(400);
  });
});

test('npm run bench refuses other names than those in docs/commands.md', () => {
  const text = readFileSync('docs/commands.md', 'utf8');
  const documented = [...text.matchAll(/^\| `npm run bench -- (\w+)`/gm)].map(([, name]) => name).sort();
  for (const words of [['nonsense'], ['list', 'ordres'], ['list', '--runs=9']]) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['tests/bench/all.ts', ...words], {
      encoding: 'utf8',
    });
    const [, choice = ''] = /^There is no bench .*: choose among (.*)\.$/m.exec(stderr) ?? [];
    expect(choice.split(', ').sort()).toEqual(documented);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  }
});

test('npm start rejects unknown flags and stray words before any setup', () => {
  for (const flag of ['--nonsense', '--api', '--preset=', '--browser=yes', '-x', 'stray']) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start.mjs', flag], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(`Not understood: ${flag}`);
    expect(stderr).toContain('--demo-orders=N');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  }
});

test('npm start lists the same flags as the README', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Flags\n');
  const [section = ''] = table.split('\n## ');
  const flagsIn = (text) => new Set(text.match(/--[a-z][a-z-]+/g));
  const printed = execFileSync(process.execPath, ['scripts/start.mjs', '--help'], { encoding: 'utf8' });
  expect(flagsIn(printed)).toEqual(flagsIn(section));
  expect(flagsIn(printed).size).toBeGreaterThan(5);
});

test('switches for broken graphics reach the app, and the app accepts them', () => {
  const given = graphicsFlags.map((flag) => flag.replace(/NAME|N$/, '1'));
  expect(given).toContain('--ozone-platform=1');
  expect(unknownFlags(given)).toEqual([]);
  expect(parseCommandLine(given, '/').problems).toEqual([]);
  expect(unknownFlags(['--disable-web-security', '--use-gl', '--disable-gpu=1'])).toHaveLength(3);
});

import { build } from './build.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, removeReport, reportFile } from './testReports.mjs';

/**
 * `isBrief`: prints nothing until it ends, and runs in parallel with the other brief steps.
 * `isWaiting`: prints nothing until it ends, and runs beside the long steps, because it waits most of the time.
 * @typedef {{ node: string, browser: string, electron: import('./testElectron/provide.mjs').TestElectron | { reason: string } }} Tools
 * @typedef {import('./testReports.mjs').Count & { output?: string }} Outcome
 * @typedef {{ name: string, isBrief?: boolean, isWaiting?: boolean, needsBuild?: boolean, report?: string, run: (tools: Tools, files?: string[]) => Promise<Outcome> }} Step
 * `files`: only these test files, of a step that has any.
 */

const tool = (...path) => inProject('node_modules', ...path);

const asCount = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** A step that passes or fails as a whole and counts as one test. Its commands run in parallel. */
const check = (name, ...commands) => ({
  name,
  isBrief: true,
  run: async ({ node }) => {
    const results = await Promise.all(commands.map((args) => run(node, args, { quiet: true })));
    const failed = results.filter(({ code }) => code !== 0);
    return { ...asCount(failed.length), output: failed.map(({ output }) => output).join('\n') };
  },
});

const typeProjects = ['shared', 'node', 'web', 'tests'];
// A single thread each: more would check the same types again, which takes nearly twice the CPU time.
const typeChecks = typeProjects.map((name) => [
  tool('typescript', 'bin', 'tsc'),
  '--singleThreaded',
  '-p',
  `tsconfig.${name}.json`,
]);

const runVitest = async ({ node, browser }, report, config, { files = [], env = {}, quiet = false } = {}) => {
  removeReport(report);
  const args = ['run', ...files, '--config', config, '--reporter=dot', '--reporter=json'];
  const { code, output } = await run(
    node,
    [tool('vitest', 'vitest.mjs'), ...args, `--outputFile=${reportFile(report)}`],
    { quiet, env: { ...env, CHROMIUM_PATH: browser } },
  );
  return { ...countVitest(report, code), ...(code === 0 ? {} : { output }) };
};

const vitest = (name, report, config) => ({
  name,
  report,
  run: (tools, files) => runVitest(tools, report, config, { files }),
});

/** Counts the `ok` and `WRONG` lines of a script that prints one for each check. */
const countLines = (code, output) => {
  const linesWith = (outcome) => output.match(new RegExp(`^${outcome} .*$`, 'gm')) ?? [];
  const failed = linesWith('WRONG').length;
  return {
    passed: linesWith('ok').length,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: code === 0 ? linesWith('(?:ok|Not)').join('\n') : output,
  };
};

const buildStep = {
  name: 'build',
  isBrief: true,
  run: async ({ node }) => {
    const { code, output } = await build(node);
    return { ...asCount(code), output: code === 0 ? '' : output };
  },
};

/** Counts one test per target system and prints the problems. */
const packagingStep = {
  name: 'packaging',
  isBrief: true,
  needsBuild: true,
  run: async ({ node }) => {
    const { code, output } = await run(node, [inProject('scripts', 'packaging', 'checkPackages.mjs')], {
      quiet: true,
    });
    return countLines(code, output);
  },
};

const playwright = async ({ node, browser }, report, args, env) => {
  removeReport(report);
  const { code } = await run(
    node,
    [tool('@playwright', 'test', 'cli.js'), 'test', ...args, '--reporter=list,json'],
    { env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(report) } },
  );
  return countPlaywright(report, code);
};

/** The screens, in the engine of Electron 45. Runs all tests if Electron is not available, or of named files. */
const shellStep = {
  name: 'end to end',
  needsBuild: true,
  report: 'shell',
  run: (tools, files = []) => {
    const env = 'reason' in tools.electron || files.length > 0 ? {} : { PROVEN_IN_ELECTRON: '1' };
    return playwright(tools, 'shell', ['--project=walk', '--project=shell', ...files], env);
  },
};

const inElectron = (name, test) => ({
  name,
  needsBuild: true,
  run: (tools, files = []) => {
    const { electron } = tools;
    if ('run' in electron) return electron.run((env) => test(tools, env, files));
    return Promise.resolve({ passed: 0, failed: 0, output: `Not run, and not counted: ${electron.reason}.` });
  },
});

/** Behaviour that only Electron can show, and one path through a list, a record and a save. */
const electronStep = {
  ...inElectron('electron', (tools, env, files) =>
    playwright(
      tools,
      'electron',
      ['--project=electron', ...(files.length > 0 ? files : ['--grep=@electron'])],
      env,
    ),
  ),
  report: 'electron',
};

/** Compares the browser shell with the real Electron, call by call. */
const conformanceStep = {
  ...inElectron('conformance', (tools, env, files) =>
    runVitest(tools, 'conformance', 'vitest.conformance.config.ts', { files, env, quiet: true }),
  ),
  isWaiting: true,
  report: 'conformance',
};

/** Installs a deb, starts it from its menu entry, uses it, updates it and removes it. */
const installedStep = {
  name: 'installed package',
  isWaiting: true,
  needsBuild: true,
  run: async ({ node, electron }) => {
    if ('reason' in electron)
      return { passed: 0, failed: 0, output: `Not run, and not counted: ${electron.reason}.` };
    const env = {
      ELECTRON_OVERRIDE_DIST_PATH: electron.folder,
      BACKOFFICE_TEST_USER: electron.user?.name ?? '',
    };
    const script = inProject('tests', 'packages', 'tryPackages.ts');
    const { code, output } = await run(node, ['--disable-warning=ExperimentalWarning', script], {
      quiet: true,
      env,
    });
    return countLines(code, output);
  },
};

/** @type {Step[]} brief ones first, so that most mistakes show within a minute */
export const testSteps = [
  check('types', ...typeChecks),
  check(
    'lint',
    [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'],
    [inProject('scripts', 'checkProse.mjs')],
    [inProject('scripts', 'checkCommits.mjs')],
  ),
  check('walls', [
    tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'src',
  ]),
  check('dead code', [tool('knip', 'bin', 'knip.js')]),
  check('translations', [inProject('scripts', 'checkTranslations.mjs')]),
  buildStep,
  { ...check('sizes', [inProject('tests', 'bench', 'firstLoad.mjs')]), needsBuild: true },
  packagingStep,
  vitest('unit tests', 'unit', 'vitest.config.ts'),
  vitest('component tests', 'components', 'vitest.components.config.ts'),
  electronStep,
  shellStep,
  conformanceStep,
  installedStep,
];

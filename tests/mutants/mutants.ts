import {
  appendFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { createVitest, type Vitest } from 'vitest/node';
import { explainedMutants } from './explainedMutants.ts';
import type { MutantPlan, MutantResult } from './mutantRunner.ts';
import { type Mutant, plantMutants } from './plantMutants.ts';

/*
 * Mutation tests: changes the sources in small ways, one at a time, and checks that unit tests fail:
 *   npm run mutants                     all folders
 *   npm run mutants -- src/main/http    folders or files whose path begins so
 * Mutants depend on the sources alone, so that a run can be repeated.
 */

/** Folders, each with the unit tests responsible for it. */
const areas: Record<string, string[]> = {
  'src/shared/rules': ['src/shared/rules/*.test.ts', 'src/renderer/paths.test.ts'],
  'src/shared/api': ['src/shared/api/*.test.ts', 'src/main/api/apiClient.test.ts'],
  'src/main/http': ['src/main/http/*.test.ts'],
  'src/main/auth': ['src/main/auth/*.test.ts'],
  'src/renderer/data': ['src/renderer/data/*.test.ts'],
};
/**
 * Hooks and modules tied to the page: covered by component tests in a
 * browser, which this command does not run.
 */
const leftToComponents = ['busyUser', 'liveQueries', 'readAhead', 'useList', 'useRecord'].map(
  (name) => `src/renderer/data/${name}.ts`,
);
/** Range of mutant numbers per file. */
const numbersPerFile = 10_000;
const testTimeout = 20_000;
const slowMs = 300;
/** Silence after which a test counts as hanging. */
const stuckMs = 45_000;

const [wanted = ''] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'mutants-'));

const sourcesOf = (folder: string): string[] =>
  globSync(join(folder, '*.ts'))
    .filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        !leftToComponents.includes(file) &&
        (file.startsWith(wanted) || wanted.startsWith(file)),
    )
    .sort();

const createRunner = (planted: ReadonlyMap<string, string>): Promise<Vitest> =>
  createVitest(
    {
      config: false,
      watch: false,
      environment: 'node',
      runner: resolve('tests/mutants/mutantRunner.ts'),
      setupFiles: ['src/browser-shell/readyForTests.ts'],
      server: { deps: { inline: ['electron-store'] } },
      include: Object.values(areas).flat(),
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      // Sequential: the mutants reached by a test can only be attributed to one running test.
      maxConcurrency: 1,
      testTimeout,
      hookTimeout: testTimeout,
      // Same limit as in vitest.config.ts: a test that is late on a busy machine would be left out.
      expect: { poll: { timeout: 15_000 } },
      dangerouslyIgnoreUnhandledErrors: true,
      // Output of mutated code is noise.
      reporters: [{}],
      silent: true,
      // This cache is keyed by the unchanged source text.
      fsModuleCache: false,
    },
    {
      resolve: { alias: { electron: resolve('src/browser-shell/electron.ts') } },
      plugins: [
        {
          name: 'plant-mutants',
          enforce: 'pre',
          transform: (_code, id) => planted.get(id.split('?', 1)[0] ?? ''),
        },
        lingui({ macroTransform: true }),
      ],
    },
  );

/**
 * Marks mutants whose process died, for example of memory: the next
 * result comes from another process, or none follows.
 */
const withDied = (results: readonly MutantResult[], hasFallen: boolean): MutantResult[] =>
  results.flatMap((result, index) => {
    const next = results[index + 1];
    const isDead =
      result.type === 'trying' &&
      (next === undefined ? hasFallen : next.type === 'trying' && next.process !== result.process);
    return isDead ? [result, { ...result, type: 'stuck' }] : [result];
  });

let runs = 0;
/** Runs test files as often as they are listed, and returns the results they wrote. */
const run = async (
  vitest: Vitest,
  files: readonly string[],
  plan: Omit<MutantPlan, 'results'>,
): Promise<MutantResult[]> => {
  runs += 1;
  const results = join(work, `results-${runs}.jsonl`);
  writeFileSync(results, '');
  const read = (): MutantResult[] =>
    readFileSync(results, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as MutantResult);
  const planFile = join(work, `plan-${runs}.json`);
  writeFileSync(planFile, JSON.stringify({ ...plan, results }));
  process.env.MUTANT_PLAN = planFile;
  const watch = setInterval(() => {
    const last = read().at(-1);
    if (last?.type !== 'trying' || Date.now() - statSync(results).mtimeMs < stuckMs) return;
    appendFileSync(results, `${JSON.stringify({ ...last, type: 'stuck' })}\n`);
    process.kill(last.process, 'SIGKILL');
  }, 1000);
  const project = vitest.getRootProject();
  const specifications = files.map((file) => project.createSpecification(resolve(file)));
  const { unhandledErrors } = await vitest
    .runTestSpecifications(specifications)
    .finally(() => clearInterval(watch));
  const hasFallen = unhandledErrors.some(
    (error) => error instanceof Error && String(error.cause).includes('exited unexpectedly'),
  );
  return withDied(read(), hasFallen);
};

const killedBy = (results: readonly MutantResult[]): number[] =>
  results.flatMap((result) =>
    result.type === 'stuck' || (result.type === 'tried' && result.isKilled) ? [result.number] : [],
  );

/** Tries mutants in the tests that reach them. Continues after a hanging mutant, which counts as killed. */
const tryInTests = async (
  vitest: Vitest,
  files: readonly string[],
  byTest: Record<string, number[]>,
): Promise<number[]> => {
  const results = await run(vitest, files, { step: 'inTests', byTest });
  const killed = new Set(killedBy(results));
  if (!results.some(({ type }) => type === 'stuck')) return [...killed];
  const tried = new Set(
    results.flatMap((result) => (result.type === 'tried' ? [`${result.test} ${result.number}`] : [])),
  );
  const rest = Object.entries(byTest).map(([test, numbers]): [string, number[]] => [
    test,
    numbers.filter((number) => !killed.has(number) && !tried.has(`${test} ${number}`)),
  ]);
  return [...killed, ...(await tryInTests(vitest, files, Object.fromEntries(rest)))];
};

/** Tries mutants evaluated at import, one run of the file for each. Continues after a hanging mutant. */
const tryAtStart = async (
  vitest: Vitest,
  byFile: Record<string, number[]>,
  leftOut: string[],
): Promise<number[]> => {
  const again = Object.entries(byFile).flatMap(([file, numbers]) => numbers.map(() => file));
  if (again.length === 0) return [];
  const results = await run(vitest, again, { step: 'atStart', byFile, leftOut });
  const killed = killedBy(results);
  if (!results.some(({ type }) => type === 'stuck')) return killed;
  const begun = new Set(
    results.flatMap((result) => (result.type === 'trying' ? [`${result.file} ${result.number}`] : [])),
  );
  const rest = Object.entries(byFile).map(([file, numbers]): [string, number[]] => [
    file,
    numbers.filter((number) => !killed.includes(number) && !begun.has(`${file} ${number}`)),
  ]);
  return [...killed, ...(await tryAtStart(vitest, Object.fromEntries(rest), leftOut))];
};

const tryArea = async (folder: string, tests: readonly string[]) => {
  const mutants = new Map<number, Mutant>();
  const planted = new Map<string, string>();
  for (const [index, file] of sourcesOf(folder).entries()) {
    const found = plantMutants(readFileSync(file, 'utf8'), file, index * numbersPerFile);
    planted.set(resolve(file), found.code);
    for (const mutant of found.mutants) mutants.set(mutant.number, mutant);
  }
  const vitest = await createRunner(planted);
  try {
    const files = tests.flatMap((pattern) => globSync(pattern)).sort();
    const reach = await run(vitest, files, { step: 'reach' });
    const failed = reach.filter((result) => result.type === 'failed');
    for (const { file, test } of failed) console.log(`left out, fails without a mutant  ${file} › ${test}`);
    const leftOut = failed.flatMap(({ id }) => id ?? []);
    const reached = reach.filter((result) => result.type === 'reached');

    const killed = new Set<number>();
    // Quick tests first: mutants that they kill need no slow tests with thousands of cases.
    for (const isSlow of [false, true]) {
      const byTest: Record<string, number[]> = {};
      for (const { test, numbers, durationMs } of reached)
        if (test !== null && !leftOut.includes(test) && durationMs > slowMs === isSlow)
          byTest[test] = numbers.filter((number) => !killed.has(number));
      for (const number of await tryInTests(vitest, files, byTest)) killed.add(number);
    }

    // Mutants evaluated at import count for the whole file, because modules load before the tests.
    const byFile: Record<string, number[]> = {};
    for (const { file, test, numbers } of reached)
      if (test === null) byFile[file] = numbers.filter((number) => !killed.has(number));
    for (const number of await tryAtStart(vitest, byFile, leftOut)) killed.add(number);

    const everReached = new Set(reached.flatMap(({ numbers }) => numbers));
    return { mutants: [...mutants.values()], killed, everReached };
  } finally {
    await vitest.close();
  }
};

const nameOf = ({ file, before, after }: Mutant): string => `${file} › ${before} → ${after}`;

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

let isEnough = true;
const table: string[] = [];
for (const [folder, tests] of Object.entries(areas)) {
  if (!folder.startsWith(wanted) && !wanted.startsWith(folder)) continue;
  const { mutants, killed, everReached } = await tryArea(folder, tests);
  const counted = mutants.filter((mutant) => everReached.has(mutant.number));
  const alive = counted.filter(({ number }) => !killed.has(number));
  // Explanations apply to survivors only: another mutant of the same name may be killed.
  const explained = alive.filter((mutant) => explainedMutants.has(nameOf(mutant)));
  const survivors = alive.filter((mutant) => !explained.includes(mutant));
  for (const mutant of survivors) console.log(`survived  ${mutant.file}:${mutant.line}  ${nameOf(mutant)}`);
  const unreached = new Map<string, number>();
  for (const { file } of mutants.filter(({ number }) => !everReached.has(number)))
    unreached.set(file, (unreached.get(file) ?? 0) + 1);
  for (const [file, count] of unreached) console.log(`not reached by unit tests  ${file}: ${count}`);
  const score = counted.length - alive.length;
  const most = counted.length - explained.length;
  if (score < most * 0.9) isEnough = false;
  table.push(
    `${folder.padEnd(18)} ${String(mutants.length).padStart(5)} mutants, ${score} of ${most} killed: ${percent(score, most)}; ` +
      `${explained.length} explained, ${mutants.filter(({ number }) => !everReached.has(number)).length} not reached`,
  );
}
console.log(table.join('\n'));
rmSync(work, { recursive: true });
process.exit(isEnough ? 0 : 1);

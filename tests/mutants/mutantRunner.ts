import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner } from 'vitest';

/*
 * Vitest test runner, loaded in the process of the tests: records the
 * mutants that each test reaches, and tries them.
 */

type RunnerTest = Parameters<TestRunner['onAfterRetryTask']>[0];

/** Plan of one run, stored in the file named by `MUTANT_PLAN`. */
export interface MutantPlan {
  /**
   * `reach`: record only; `inTests`: try mutants reached by tests; `atStart`: try those evaluated at import.
   */
  step: 'reach' | 'inTests' | 'atStart';
  /** Output file: one line of JSON per outcome. */
  results: string;
  /** `inTests`: mutants reached by each test, by test id. */
  byTest?: Record<string, number[]>;
  /** Tests that fail without any mutant: they would kill every one. */
  leftOut?: string[];
  /** `atStart`: for each file, the mutant of each of its runs. */
  byFile?: Record<string, number[]>;
}

export type MutantResult =
  | { type: 'reached'; file: string; test: string | null; numbers: number[]; durationMs: number }
  | { type: 'failed'; file: string; test: string; id: string | null }
  /** `stuck` is written by the watchdog. `file`: the file imported again for the mutant. */
  | { type: 'trying' | 'stuck'; number: number; process: number; file?: string | undefined }
  | { type: 'tried'; number: number; test: string; isKilled: boolean };

/** Limit for endless loops: no loop of a test needs as many rounds. */
const maxRounds = 300_000;

// The first counterexample kills the mutant: skip fast-check's shrinking and long searches.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });

const readPlan = (): MutantPlan => JSON.parse(readFileSync(process.env.MUTANT_PLAN ?? '', 'utf8'));

/** Node's cache of modules. Ours are invalidated, to be imported again. */
interface Evaluated {
  idToModuleMap: Map<string, { id: string }>;
  invalidateModule: (module: { id: string }) => void;
}

const state = {
  active: null as number | null,
  rounds: 0,
  seen: new Set<number>(),
  killed: new Set<number>(),
};
Object.assign(globalThis, {
  mutantAt: (number: number): boolean => {
    state.seen.add(number);
    return number === state.active;
  },
  mutantRound: (): void => {
    state.rounds += 1;
    if (state.active !== null && state.rounds > maxRounds) throw new Error('A mutant goes round for ever');
  },
});

// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default class MutantRunner extends TestRunner {
  readonly #plan = readPlan();
  readonly #runs = new Map<string, number>();
  /** Mutants for which the current test is repeated. */
  #queue: number[] = [];
  #start = 0;

  #write(result: MutantResult): void {
    appendFileSync(this.#plan.results, `${JSON.stringify(result)}\n`);
  }
  #activate(number: number | null, file?: string): void {
    state.active = number;
    state.rounds = 0;
    // Logged before the attempt: a regular expression may hang, and nothing in this process could stop it.
    if (number !== null) this.#write({ type: 'trying', number, process: process.pid, file });
  }
  /** Mutants evaluated at import need a new import of the modules. */
  onBeforeCollect(paths: string[]): void {
    const [file = ''] = paths;
    const run = this.#runs.get(file) ?? 0;
    this.#runs.set(file, run + 1);
    // Private field of Vitest; no public API gives access to the modules.
    const { evaluatedModules } = Reflect.get(this, 'workerState') as { evaluatedModules: Evaluated };
    for (const module of evaluatedModules.idToModuleMap.values())
      if (/\/(?:src|tests)\//.test(module.id) && !module.id.includes('mutantRunner'))
        evaluatedModules.invalidateModule(module);
    state.seen.clear();
    this.#activate(this.#plan.byFile?.[file]?.[run] ?? null, file);
  }
  onCollected(files: { filepath: string; result?: { state?: string } }[]): void {
    const file = files[0]?.filepath ?? '';
    if (this.#plan.step === 'reach')
      this.#write({ type: 'reached', file, test: null, numbers: [...state.seen], durationMs: 0 });
    if (files[0]?.result?.state === 'fail') this.#fail(file, 'while it was read', null);
  }
  #fail(file: string, test: string, id: string | null): void {
    if (state.active === null) this.#write({ type: 'failed', file, test, id });
    else if (!state.killed.has(state.active)) {
      state.killed.add(state.active);
      this.#write({ type: 'tried', number: state.active, test: id ?? file, isKilled: true });
    }
  }
  override async onBeforeRunTask(test: RunnerTest): Promise<void> {
    const { step, byTest, leftOut } = this.#plan;
    if (leftOut?.includes(test.id)) test.mode = 'skip';
    else if (step === 'inTests') {
      const tried = (byTest?.[test.id] ?? []).filter((number) => !state.killed.has(number));
      this.#queue = tried;
      // The test runs once per mutant, including its hooks.
      if (tried.length === 0) test.mode = 'skip';
      else test.repeats = tried.length - 1;
    } else if (step === 'atStart' && state.active !== null && state.killed.has(state.active))
      test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }
  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>): void {
    const [, { repeats }] = args;
    this.#start = performance.now();
    if (this.#plan.step === 'reach') state.seen.clear();
    if (this.#plan.step === 'inTests') this.#activate(this.#queue[repeats] ?? null);
    super.onBeforeTryTask(...args);
  }
  override async onAfterRetryTask(
    test: RunnerTest,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const hasFailed = test.result?.state === 'fail';
    if (this.#plan.step === 'reach') {
      this.#write({
        type: 'reached',
        file: test.file.filepath,
        test: test.id,
        numbers: [...state.seen],
        durationMs: performance.now() - this.#start,
      });
      if (hasFailed) this.#fail(test.file.filepath, test.name, test.id);
      return;
    }
    if (hasFailed) this.#fail(test.file.filepath, test.name, test.id);
    else if (state.active !== null)
      this.#write({ type: 'tried', number: state.active, test: test.id, isKilled: false });
  }
}

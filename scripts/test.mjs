import { buildWhenStale } from './build.mjs';
import { provideTestBrowser } from './provideBrowser.mjs';
import { provideTestSystem } from './provideTestSystem.mjs';
import { setUp } from './setUp.mjs';
import { runScript, SetUpProblem } from './setUpProblem.mjs';
import { provideTestElectron } from './testElectron/provide.mjs';
import { filesByStep, findTestFiles, isPath } from './testFiles.mjs';
import { slowestTests } from './testReports.mjs';
import { testSteps } from './testSteps.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Test files that the paths name, by the name of their step. */
const chooseFiles = (paths) => {
  const all = paths.length > 0 ? findTestFiles() : [];
  const chosen = new Map();
  for (const path of paths) {
    const found = filesByStep(path, all);
    if (found.size === 0)
      throw new SetUpProblem(
        `There is no test ${path}.`,
        'give the path of a test file or of a folder with tests.',
      );
    for (const [step, files] of found) chosen.set(step, [...(chosen.get(step) ?? []), ...files]);
  }
  return chosen;
};

/** All steps, or only the named ones and those of named files: `npm test -- types src/shared`. */
const chooseSteps = (words) => {
  const names = words.filter((word) => !isPath(word));
  const unknown = names.filter((name) => testSteps.every((step) => step.name !== name));
  if (unknown.length > 0) {
    const known = testSteps.map(({ name }) => JSON.stringify(name)).join(', ');
    throw new SetUpProblem(
      `There is no step ${unknown.join(', ')}.`,
      `choose among ${known}, or give a path.`,
    );
  }
  if (words.length === 0) return testSteps;
  const files = chooseFiles(words.filter(isPath));
  return testSteps.flatMap((step) => {
    if (names.includes(step.name)) return step;
    const own = files.get(step.name);
    return own ? { ...step, run: (tools) => step.run(tools, own) } : [];
  });
};

const sayWhatTookLongest = (reports) => {
  const slowest = slowestTests(reports, 10);
  if (slowest.length === 0) return;
  console.log('\nThe tests that took longest:');
  for (const { name, milliseconds } of slowest) console.log(`${seconds(milliseconds).padStart(8)}  ${name}`);
};

/**
 * Steps that run in parallel are quiet, so their output is printed with their outcome instead of between the lines of
 * others.
 */
const sayOutcome = ({ name }, { failed, output }, start) => {
  if (output) console.log(output.trimEnd());
  console.log(`── ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds(performance.now() - start)}`);
};

const runStep = async (step, tools, isBuilt) => {
  const start = performance.now();
  if (!step.isBrief && !step.isWaiting) console.log(`\n── ${step.name}`);
  const outcome =
    step.needsBuild && !(await isBuilt)
      ? { passed: 0, failed: 1, output: 'Not run: there is nothing to test, because the build failed.' }
      : await step.run(tools);
  sayOutcome(step, outcome, start);
  return { step, ...outcome };
};

/**
 * Runs the brief steps in parallel (those that need the build wait for it), then the long ones one after the
 * other, and the waiting ones beside them.
 */
const runSteps = async (steps, tools) => {
  let isBuilt = Promise.resolve(true);
  const start = (step) => {
    const outcome = runStep(step, tools, isBuilt);
    if (step.name === 'build') isBuilt = outcome.then(({ failed }) => failed === 0);
    return outcome;
  };
  const outcomes = await Promise.all(steps.filter(({ isBrief }) => isBrief).map(start));
  const inTurn = async (chosen) => {
    for (const step of chosen) outcomes.push(await start(step));
  };
  await Promise.all([
    inTurn(steps.filter(({ isBrief, isWaiting }) => !isBrief && !isWaiting)),
    inTurn(steps.filter(({ isWaiting }) => isWaiting)),
  ]);
  return outcomes;
};

await runScript(async () => {
  const steps = chooseSteps(process.argv.slice(2));
  const { node } = await setUp();
  const browser = await provideTestBrowser(node);
  await provideTestSystem();
  const electron = await provideTestElectron(node);
  const buildsItself = steps.some(({ name }) => name === 'build');
  if (!buildsItself && steps.some(({ needsBuild }) => needsBuild)) await buildWhenStale(node);
  const outcomes = await runSteps(steps, { node, browser, electron });
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  sayWhatTookLongest(steps.flatMap(({ report }) => report ?? []));
  const failedSteps = outcomes.filter((outcome) => outcome.failed > 0).map(({ step }) => step.name);
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '');
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

import { buildWhenStale } from './build.mjs';
import { provideTestBrowser } from './provideBrowser.mjs';
import { provideTestSystem } from './provideTestSystem.mjs';
import { setUp } from './setUp.mjs';
import { runScript, SetUpProblem } from './setUpProblem.mjs';
import { slowestTests } from './testReports.mjs';
import { testSteps } from './testSteps.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Every step, or those whose names are given: `npm test -- types lint`. */
const chooseSteps = (names) => {
  const unknown = names.filter((name) => testSteps.every((step) => step.name !== name));
  if (unknown.length > 0) {
    const known = testSteps.map(({ name }) => JSON.stringify(name)).join(', ');
    throw new SetUpProblem(`There is no step ${unknown.join(', ')}.`, `choose among ${known}.`);
  }
  return names.length > 0 ? testSteps.filter(({ name }) => names.includes(name)) : testSteps;
};

const sayWhatTookLongest = (reports) => {
  const slowest = slowestTests(reports, 10);
  if (slowest.length === 0) return;
  console.log('\nThe tests that took longest:');
  for (const { name, milliseconds } of slowest) console.log(`${seconds(milliseconds).padStart(8)}  ${name}`);
};

const runStep = async (step, tools, isBuilt) => {
  console.log(`\n── ${step.name}`);
  if (step.needsBuild && !isBuilt) {
    console.log('Not run: there is nothing to test, because the build failed.');
    return { passed: 0, failed: 1 };
  }
  const start = performance.now();
  const count = await step.run(tools);
  const outcome = count.failed === 0 ? 'passed' : 'FAILED';
  console.log(`── ${step.name}: ${outcome} in ${seconds(performance.now() - start)}`);
  return count;
};

await runScript(async () => {
  const steps = chooseSteps(process.argv.slice(2));
  const { node } = await setUp();
  const browser = await provideTestBrowser(node);
  await provideTestSystem();
  const buildsItself = steps.some(({ name }) => name === 'build');
  if (!buildsItself && steps.some(({ needsBuild }) => needsBuild)) await buildWhenStale(node);
  const total = { passed: 0, failed: 0 };
  const failedSteps = [];
  for (const step of steps) {
    const { passed, failed } = await runStep(step, { node, browser }, !failedSteps.includes('build'));
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(step.name);
  }
  sayWhatTookLongest(steps.flatMap(({ report }) => report ?? []));
  console.log(failedSteps.length > 0 ? `\nFailed: ${failedSteps.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});

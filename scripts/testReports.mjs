import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject, projectDirectory } from './project.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

export const reportFile = (name) => inProject('test-results', `${name}.json`);

/** An earlier report must not count if this run writes none. */
export const removeReport = (name) => rmSync(reportFile(name), { force: true });

/**
 * A runner that fails without a failed test (nothing found, or a file that does not load) counts as one
 * failure.
 */
const honest = (count, code) => ({ ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed });

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'));
  } catch {
    return null;
  }
};

/**
 * @param {string} name
 * @param {number} code exit code of the runner
 * @returns {Count}
 */
export const countVitest = (name, code) => {
  const report = readReport(name);
  if (!report) return { passed: 0, failed: 1 };
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
};

/**
 * @param {string} name
 * @param {number} code exit code of the runner
 * @returns {Count}
 */
export const countPlaywright = (name, code) => {
  const stats = readReport(name)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = stats;
  return honest({ passed: expected, failed: unexpected + flaky }, code);
};

/** @typedef {{ name: string, milliseconds: number }} TimedTest */

const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(projectDirectory, name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );

const playwrightTests = ({ suites = [], specs = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    name: `tests/${file} › ${title}`,
    milliseconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  })),
  ...suites.flatMap(playwrightTests),
];

/**
 * The slowest tests in the named reports, slowest first.
 * @param {string[]} names
 * @param {number} count
 * @returns {TimedTest[]}
 */
export const slowestTests = (names, count) =>
  names
    .map(readReport)
    .filter((report) => report !== null)
    .flatMap((report) => (report.testResults ? vitestTests(report) : playwrightTests(report)))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count);

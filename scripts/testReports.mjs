import { readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

export const reportFile = (name) => inProject('test-results', `${name}.json`);

/** A report of an earlier run must not be counted when this run writes none. */
export const removeReport = (name) => rmSync(reportFile(name), { force: true });

/** A runner that failed without naming a failed test (nothing found, a file that does not load) failed once. */
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

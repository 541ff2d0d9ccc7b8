import { readFileSync } from 'node:fs';
import { readZip } from './readZip.mjs';

/**
 * @typedef {object} Report
 * @property {string | null} version
 * @property {string | null} hash of the built files, if a diagnostic report names it
 * @property {Record<string, string>} files hashes by file
 * @property {Record<string, number>} faults
 * @property {number} crashDumps
 * @property {string[]} lines of the log
 */

const noReport = { version: null, hash: null, files: {}, faults: {}, crashDumps: 0 };

/** @param {string} text @returns {Report | null} */
const parseJson = (text) => {
  try {
    const report = JSON.parse(text);
    if (!Array.isArray(report.log)) return null;
    return {
      version: report.app?.version ?? null,
      hash: report.build?.hash ?? null,
      files: report.build?.files ?? {},
      faults: report.faults ?? {},
      crashDumps: report.crashDumps?.count ?? 0,
      lines: report.log.map(String),
    };
  } catch {
    return null;
  }
};

/** @param {string} text @returns {Report} */
const parseText = (text) => parseJson(text) ?? { ...noReport, lines: text.split('\n').filter(Boolean) };

/**
 * A diagnostic report, a log, or a zip file with one of them.
 * @param {string} file
 * @returns {Report}
 */
export const readReport = (file) => {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 2) !== 'PK') return parseText(bytes.toString('utf8'));
  const entries = readZip(bytes);
  for (const { text } of entries) {
    const report = parseJson(text);
    if (report) return report;
  }
  // The older half of a log has a name that sorts behind, and comes first.
  const logs = entries.filter(({ name }) => /\.log(?:\.1)?$|\.txt$/.test(name));
  if (logs.length === 0) throw new Error(`${file} holds neither a report nor a log`);
  const text = logs.toSorted((one, other) => (one.name < other.name ? 1 : -1)).map(({ text }) => text);
  return parseText(text.join('\n'));
};

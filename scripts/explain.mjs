import { parseArgs } from 'node:util';
import { explainReport } from './explain/explainReport.mjs';
import { findMaps } from './explain/findMaps.mjs';
import { readReport } from './explain/readReport.mjs';
import { inProject } from './project.mjs';

/* Turns the stacks of a diagnostic report or log into files and lines of the sources (docs/locating-failures.md). */

const usage = `Usage: npm run explain -- FILE [--maps=FOLDER]

  FILE               a diagnostic report, a log, or a zip file with one of them
  --maps=FOLDER      source maps of releases, or of one of them (dist/source-maps)`;

/** @param {string} problem */
const end = (problem) => {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { maps: { type: 'string', default: inProject('dist', 'source-maps') } },
    });
  } catch (error) {
    return end(error instanceof Error ? error.message : 'The arguments are not valid');
  }
};

const {
  values: { maps },
  positionals: [file],
} = readArguments();
if (!file) end('FILE is missing');
const { lines, missing } = explainReport(readReport(file), findMaps(maps));
console.log(lines.join('\n'));
for (const hash of missing)
  console.error(
    hash === null
      ? 'The log names no build: choose its source maps with --maps=FOLDER.'
      : `No source maps of build ${hash} in ${maps}. Take them from the release, or make them: check out its commit and run "npm run source-maps".`,
  );
process.exit(missing.length > 0 ? 1 : 0);

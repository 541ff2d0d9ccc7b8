import { locate } from './findMaps.mjs';

/** @typedef {import('./readReport.mjs').Report} Report */
/** @typedef {import('./findMaps.mjs').Maps} Maps */

const started = /info Started: version (\S+), build ([\da-f]{64}|without a stamp)/;
const stack = / at ((?:[\w./-]+\.js:\d+:\d+(?: < )?)+)$/;
const failedCall = /^(\S+) error Failed call: (.+), (.+), \d+ ms, request ([\da-f]+)/;
const maxText = 120;
const maxCalls = 20;

/** @typedef {{ text: string, hash: string | null, positions: string[], times: string[] }} Failure */

/**
 * Failures with a stack, equal ones together. An update between them is visible as a start of another build.
 * @param {Report} report
 * @returns {Failure[]}
 */
const failuresIn = ({ lines, hash }) => {
  /** @type {Map<string, Failure>} */
  const failures = new Map();
  // The report has read its own files, which a stamp in the log only promises.
  const lastStart = hash === null ? lines.length : lines.findLastIndex((line) => started.test(line));
  let running = null;
  for (const [index, line] of lines.entries()) {
    const build = started.exec(line)?.[2];
    if (build) running = build.includes(' ') || index >= lastStart ? null : build;
    const positions = stack.exec(line)?.[1]?.split(' < ');
    if (!positions) continue;
    const [time = '', ...words] = line.replace(stack, '').split(' ');
    const text = words.join(' ');
    const key = [running, text, ...positions].join('\n');
    const known = failures.get(key) ?? { text, hash: running ?? hash, positions, times: [] };
    known.times.push(time);
    failures.set(key, known);
  }
  return [...failures.values()];
};

const shorten = (text) => (text.length > maxText ? `${text.slice(0, maxText)}…` : text);

/** @param {Maps} maps @param {string} position */
const explainPosition = (maps, position) => {
  const [file = '', line, column] = position.split(':');
  const place = locate(maps, { file, line: Number(line), column: Number(column) });
  if (!place) return `    ${position} (not in the source maps)`;
  return `    ${place.source}:${place.line}:${place.column}  ${shorten(place.text)}`;
};

/** @param {Failure} failure @param {Maps | undefined} maps */
const failureLines = ({ text, positions, times }, maps) => {
  const often = times.length > 1 ? ` (${times.length} times, last ${times.at(-1)})` : '';
  return [
    `${times[0]} ${text}${often}`,
    ...positions.map((position) => (maps ? explainPosition(maps, position) : `    ${position}`)),
    '',
  ];
};

/** Failed calls, newest first. Their request ids find them in the log of the server. @param {Report} report */
const callLines = ({ lines }) => {
  const calls = lines.flatMap((line) => {
    const [, time, name, result, id] = failedCall.exec(line) ?? [];
    return time ? [`    ${time} ${name}, ${result}, request ${id}`] : [];
  });
  if (calls.length === 0) return [];
  const count = calls.length > maxCalls ? `the newest ${maxCalls} of ${calls.length}` : calls.length;
  return [`Failed calls (${count}):`, ...calls.toReversed().slice(0, maxCalls), ''];
};

/** Files that are not those of the release: damaged, or changed by another program. */
const alteredFiles = ({ files }, maps) =>
  Object.keys(maps.files).filter((file) => Object.keys(files).length > 0 && files[file] !== maps.files[file]);

/** @param {Report} report */
const summary = ({ version, hash, faults, crashDumps }) => [
  `Version ${version ?? 'unknown'}, build ${hash ?? 'unknown'}`,
  `Faults: ${
    Object.entries(faults)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ') || 'none counted'
  }; crash dumps: ${crashDumps}`,
  '',
];

/**
 * The report's failures with file and line of the sources.
 * @param {Report} report
 * @param {Maps[]} allMaps
 * @returns {{ lines: string[], missing: (string | null)[] }} `missing`: builds without source maps; `null`: an unnamed one
 */
export const explainReport = (report, allMaps) => {
  const failures = failuresIn(report);
  // A log without a stamp cannot name its build; the only maps there are may still fit.
  const mapsOf = (hash) =>
    allMaps.find((maps) => maps.hash === hash) ??
    (hash === null && allMaps.length === 1 ? allMaps[0] : undefined);
  const missing = new Set(failures.filter(({ hash }) => !mapsOf(hash)).map(({ hash }) => hash));
  const own = mapsOf(report.hash);
  const altered = own ? alteredFiles(report, own) : [];
  return {
    lines: [
      ...summary(report),
      ...(altered.length > 0 ? [`Not as released: ${altered.join(', ')}`, ''] : []),
      ...(failures.length === 0 ? ['No failure with a stack.', ''] : []),
      ...failures.flatMap((failure) => failureLines(failure, mapsOf(failure.hash))),
      ...callLines(report),
    ],
    missing: [...missing],
  };
};

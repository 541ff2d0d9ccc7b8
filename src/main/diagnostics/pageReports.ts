import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import { createMinuteLimit } from '../platform/log.ts';
import { framesText } from '../platform/stackFrames.ts';

interface PageReport {
  message: string;
  stack?: string | undefined;
}

const maxPerMinute = 20;
const maxFrames = 12;

const errorName =
  /^(?:Uncaught )?((?:Aggregate|Eval|Range|Reference|Result|Syntax|Type|URI|Zod)?Error|(?:Abort|DataClone|InvalidState|Network|NotAllowed|NotFound|QuotaExceeded|Security|Timeout)Error)\b/;

/** Error texts of JavaScript engines, without their variable parts such as property names. */
const knownPhrases = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'is not a function',
  'is not a constructor',
  'is not iterable',
  'is not defined',
  'is not valid JSON',
  'before initialization',
  'Assignment to constant variable',
  'Invalid array length',
  'Invalid time value',
  'Invalid time zone specified',
  'Maximum call stack size exceeded',
  'Converting circular structure to JSON',
  'Failed to fetch dynamically imported module',
  'could not be cloned',
  'The node to be removed is not a child of this node',
];

const reactError = /Minified React error #\d{1,3}\b/;
const frame = /\/assets\/([\w-][\w.-]{0,99}\.js):(\d{1,6}):(\d{1,7})\)?\s*$/;

/**
 * A page's error may quote a record, and a compromised page may send anything. Only the error's name, known
 * phrases and positions in built files are logged.
 */
const describePageError = ({ message, stack = '' }: PageReport, rendererDirectory: string): string => {
  const name = errorName.exec(stack)?.[1] ?? errorName.exec(message)?.[1] ?? 'Error';
  const phrase = knownPhrases.find((known) => message.includes(known)) ?? reactError.exec(message)?.[0];
  const places = stack.split('\n').flatMap((line) => {
    const [, file, row, column] = frame.exec(line) ?? [];
    return file && existsSync(join(rendererDirectory, 'assets', file)) ? [`${file}:${row}:${column}`] : [];
  });
  return [name, phrase && `: ${phrase}`, framesText(places.slice(0, maxFrames))].filter(Boolean).join('');
};

/**
 * Logs errors reported by pages. The rate limit per window is enforced here, because a page's own limit
 * cannot be trusted.
 */
export const createPageReports = (log: Pick<Log, 'error'>, rendererDirectory: string) => {
  const limit = createMinuteLimit(maxPerMinute);
  return (report: PageReport, windowId: number): Result<null> => {
    const room = limit.take(windowId);
    if (room === 'usedUp') log.error('A page reports too much; the rest of this minute is left out');
    if (room !== 'some') return failure('TOO_MANY_REPORTS');
    log.error(`A page reported: ${describePageError(report, rendererDirectory)}`, undefined, 'page');
    return success(null);
  };
};

import { appendFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile, privateFileMode } from './privateFiles.ts';
import { redact } from './redact.ts';

type Room = 'some' | 'usedUp' | 'none';

/** So many for each key in a minute of the clock; the one that is too many first is told from those after it. */
export const createMinuteLimit = (max: number, now: () => number = Date.now) => {
  let minute = 0;
  const taken = new Map<number, number>();
  return {
    take: (key = 0): Room => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) taken.clear();
      minute = current;
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      if (count <= max) return 'some';
      return count === max + 1 ? 'usedUp' : 'none';
    },
  };
};

const maxBytes = 1024 * 1024;
const maxCharacters = 4000;
/** What repeats without end must not push out what was written before. */
const maxEntriesPerMinute = 300;
/** Longer than anything that `redact` looks for, so that nothing of a cut address or number is left. */
const margin = 1024;

export interface Log {
  info(text: string): void;
  error(text: string, cause?: unknown): void;
}

export interface LogFile extends Log {
  /** What was written last, the oldest line first. */
  read(): string;
}

/** What the system refused ends with the files that it was about, and some of those are called like people. */
const messageOf = (cause: Error): string =>
  'syscall' in cause ? cause.message.replace(/ '.*/s, '') : cause.message;

const causeText = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : typeof cause === 'string' ? cause : '';

/** One line, whatever stands in it: no line breaks, no control characters for terminals, no turned direction. */
const entryText = (text: string): string => {
  const clean = redact(
    text.slice(0, maxCharacters + margin).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' '),
  );
  return text.length > maxCharacters + margin ? `${clean.slice(0, -margin)}…` : clean;
};

/** A small log file beside the settings, one older generation kept. Losing a line must never stop the app. */
export const createLog = (directory: string): LogFile => {
  const file = join(directory, 'backoffice.log');
  for (const earlier of [file, `${file}.1`]) makePrivateFile(earlier);
  const limit = createMinuteLimit(maxEntriesPerMinute);
  const write = (level: string, text: string): void => {
    const room = limit.take();
    if (room === 'none') return;
    const entry =
      room === 'usedUp'
        ? 'error Too much for this minute; the rest of it is left out'
        : `${level} ${entryText(text)}`;
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, `${new Date().toISOString()} ${entry}\n`, { mode: privateFileMode });
    } catch {
      // A full disk or a read-only folder: there is nowhere left to say so.
    }
  };
  const readFile = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return {
    read: () => readFile(`${file}.1`) + readFile(file),
    info: (text) => write('info', text),
    error: (text, cause) => write('error', cause === undefined ? text : `${text}: ${causeText(cause)}`),
  };
};

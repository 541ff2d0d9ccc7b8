import { appendFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createFaultCounts, type FaultCounts, type FaultKind } from './faultCounts.ts';
import { makePrivateFile, privateFileMode } from './privateFiles.ts';
import { redact } from './redact.ts';
import { framesOfMain, framesText } from './stackFrames.ts';

type Room = 'some' | 'usedUp' | 'none';

/**
 * Rate limiter: at most `max` per key and clock minute. `usedUp` is returned once, for the first rejected
 * call.
 */
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
/** An endlessly repeated message must not push out earlier entries. */
const maxEntriesPerMinute = 300;
/**
 * Longer than any match of `redact`. Texts are cut after redaction, so that no part of a cut address or
 * number remains.
 */
const margin = 1024;

export interface Log {
  info(text: string): void;
  /** `fault`: the kind under which the diagnostic report counts the entry. */
  error(text: string, cause?: unknown, fault?: FaultKind): void;
}

export interface LogFile extends Log {
  /** Both files, oldest line first. */
  read(): string;
  /** Faults since the start, also those that the limit left out of the file. */
  faults(): FaultCounts;
  /** Counts a fault without an entry. */
  countFault(kind: FaultKind): void;
}

/** System errors end with file paths, and some files are named after customers. */
const messageOf = (cause: Error): string =>
  'syscall' in cause ? cause.message.replace(/ '.*/s, '') : cause.message;

const causeText = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : typeof cause === 'string' ? cause : '';

/** A single line without line breaks, terminal control characters or direction overrides. */
const entryText = (text: string): string => {
  const clean = redact(
    text.slice(0, maxCharacters + margin).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' '),
  );
  return text.length > maxCharacters + margin ? `${clean.slice(0, -margin)}…` : clean;
};

/**
 * A small log file next to the settings, with one older generation. A failed write must never stop the app.
 */
export const createLog = (directory: string): LogFile => {
  const file = join(directory, 'backoffice.log');
  for (const earlier of [file, `${file}.1`]) makePrivateFile(earlier);
  const limit = createMinuteLimit(maxEntriesPerMinute);
  const faults = createFaultCounts();
  const write = (level: string, text: string, frames: readonly string[] = []): void => {
    const room = limit.take();
    if (room === 'none') return;
    const entry =
      room === 'usedUp'
        ? 'error Too much for this minute; the rest of it is left out'
        : `${level} ${entryText(text)}${framesText(frames)}`;
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, `${new Date().toISOString()} ${entry}\n`, { mode: privateFileMode });
    } catch {
      // A full disk or read-only folder cannot be reported anywhere.
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
    faults: faults.read,
    countFault: faults.add,
    info: (text) => write('info', text),
    error: (text, cause, fault) => {
      if (fault) faults.add(fault);
      const frames = cause instanceof Error ? framesOfMain(cause.stack) : [];
      write('error', cause === undefined ? text : `${text}: ${causeText(cause)}`, frames);
    },
  };
};

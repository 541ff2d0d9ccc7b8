import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFile, privateFileMode } from './privateFolder.ts';

const maxBytes = 1024 * 1024;
const secretPattern = /(bearer\s+|token["'=:\s]+|password["'=:\s]+)[^\s"'&,}]+/gi;

export interface Log {
  info(text: string): void;
  error(text: string, cause?: unknown): void;
}

/** What looks like a credential never reaches the file, whoever wrote the line. */
export const redact = (text: string): string => text.replace(secretPattern, '$1…');

const causeText = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : typeof cause === 'string' ? cause : '';

/** A small log file beside the settings, one older generation kept. Losing a line must never stop the app. */
export const createLog = (directory: string): Log => {
  const file = join(directory, 'backoffice.log');
  for (const earlier of [file, `${file}.1`]) makePrivateFile(earlier);
  const write = (level: string, text: string): void => {
    try {
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, `${new Date().toISOString()} ${level} ${redact(text)}\n`, {
        mode: privateFileMode,
      });
    } catch {
      // A full disk or a read-only folder: there is nowhere left to say so.
    }
  };
  return {
    info: (text) => write('info', text),
    error: (text, cause) => write('error', cause === undefined ? text : `${text}: ${causeText(cause)}`),
  };
};

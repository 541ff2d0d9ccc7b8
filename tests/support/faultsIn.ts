import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beginnings of log lines about uncaught errors, with the file that writes them. */
export const faultWords = {
  'Uncaught exception': 'src/main/main.ts',
  'Unhandled rejection': 'src/main/main.ts',
  'A page reported': 'src/main/diagnostics/pageReports.ts',
  'Handling ': 'src/main/ipc/answerRequest.ts',
  'Calling ': 'src/main/api/apiClient.ts',
} as const;

const pattern = new RegExp(` error (?:${Object.keys(faultWords).join('|')})`);

/** Log lines of a profile about uncaught errors. */
export const faultsIn = (profile: string): string[] =>
  ['backoffice.log.1', 'backoffice.log']
    .map((name) => join(profile, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => pattern.test(line));

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the app's log begins to tell of what nobody caught, in main or in a page; and in which file main says so. */
export const faultWords = {
  'Uncaught exception': 'src/main/main.ts',
  'Unhandled rejection': 'src/main/main.ts',
  'A page reported': 'src/main/diagnostics/pageReports.ts',
  'Handling ': 'src/main/ipc/answerRequest.ts',
  'Calling ': 'src/main/api/apiClient.ts',
} as const;

const pattern = new RegExp(` error (?:${Object.keys(faultWords).join('|')})`);

/** What the log of a profile tells of faults that nobody caught. */
export const faultsIn = (profile: string): string[] =>
  ['backoffice.log.1', 'backoffice.log']
    .map((name) => join(profile, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => pattern.test(line));

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../../src/main/platform/log.ts';
import { faultsIn, faultWords } from '../support/faultsIn.ts';

/* Uncaught errors in main or in a page fail the end-to-end test that was running (tests/support/app.ts). */

it('finds exactly the uncaught errors in the log', () => {
  const profile = mkdtempSync(join(tmpdir(), 'trap-'));
  const log = createLog(profile);
  log.info('Unhandled rejection is a word here');
  log.error('Saving the settings failed', new Error('no disk'));
  expect(faultsIn(profile)).toEqual([]);
  for (const word of Object.keys(faultWords)) log.error(`${word} x`, new RangeError('odd'));
  expect(faultsIn(profile)).toHaveLength(Object.keys(faultWords).length);
  expect(faultsIn(join(profile, 'none'))).toEqual([]);
  rmSync(profile, { recursive: true });
});

it('knows the messages of main for them', () => {
  const missing = Object.entries(faultWords).filter(
    ([word, file]) => !new RegExp(`log\\.error\\([\`']${word}`).test(readFileSync(file, 'utf8')),
  );
  expect(missing).toEqual([]);
});

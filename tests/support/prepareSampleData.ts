import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoApi } from './demoApi.ts';

export interface SampleData {
  file: string;
  remove(): void;
}

/** Creates the sample data once; each test starts its demo API on a copy. */
export const prepareSampleData = async (): Promise<SampleData> => {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-sample-'));
  const file = join(folder, 'sample.db');
  const api = await startDemoApi({ database: file });
  // Stop the server, which merges the write-ahead log into this file.
  await api.stop();
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

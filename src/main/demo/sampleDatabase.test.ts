import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleDatabase } from './sampleDatabase.ts';

const dayMs = 24 * 60 * 60 * 1000;
let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const name of ['sample-data-5000.sqlite', 'sample-data-5000.sqlite-wal', 'settings.json']) {
    writeFileSync(join(directory, name), 'x');
  }
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the sample database', () => {
  it('is kept between starts', () => {
    expect(sampleDatabase(directory, 5000, Date.now() + 6 * dayMs)).toBe(
      join(directory, 'sample-data-5000.sqlite'),
    );
    expect(readdirSync(directory)).toHaveLength(3);
  });

  it('is made anew after a week, and nothing else is touched', () => {
    sampleDatabase(directory, 5000, Date.now() + 8 * dayMs);
    expect(readdirSync(directory)).toEqual(['settings.json']);
  });

  it('has its place even where nothing can be read', () => {
    const missing = join(directory, 'missing');
    expect(sampleDatabase(missing, 5000, Date.now())).toBe(join(missing, 'sample-data-5000.sqlite'));
  });
});

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './compareRecords.ts';
import { differences } from './differences.ts';
import { runProbe } from './runProbe.ts';

const probes = readdirSync(join(import.meta.dirname, 'probes'))
  .filter((name) => name.endsWith('.mjs') && name !== 'record.mjs')
  .map((name) => basename(name, '.mjs'));

/**
 * Probes that show windows run one after the other: on a shared
 * display they would take the focus from each other.
 */
const visible = ['pageLife', 'windowStates'];

const compare = async (probe: string): Promise<string[]> => {
  const [electron, shell] = await Promise.all([runProbe(probe, 'electron'), runProbe(probe, 'shell')]);
  return problemsOf(
    electron,
    shell,
    differences.filter((row) => row.probe === probe),
  );
};

describe.concurrent('Electron and the browser shell agree without a visible window on', () => {
  it.each(probes.filter((probe) => !visible.includes(probe)))('%s', async (probe) => {
    expect(await compare(probe)).toEqual([]);
  });
});

describe('Electron and the browser shell agree with visible windows on', () => {
  it.each(visible)('%s', async (probe) => {
    expect(await compare(probe)).toEqual([]);
  });
});

describe('a difference', () => {
  const electron = { version: '33.2.1', facts: { title: 'App', size: [1, 2] } };
  const shell = { version: null, facts: { title: '', size: [1, 2] } };
  const row = { probe: 'probe', fact: 'title', electron: 'App', shell: '', reason: 'Because' };

  it('needs a documented row with both values', () => {
    expect(problemsOf(electron, shell, [])).toEqual(['title: Electron "App", shell ""']);
    expect(problemsOf(electron, shell, [row])).toEqual([]);
    expect(problemsOf(electron, shell, [{ ...row, shell: 'Other' }])).toEqual([
      'title: other than its row says: Electron "App", shell ""',
    ]);
  });

  it('that no longer exists needs its row removed, unless the row is about another runtime', () => {
    expect(problemsOf(electron, electron, [row])).toEqual([
      'title: needs no reason: Electron "App", shell "App"',
    ]);
    expect(problemsOf(electron, electron, [{ ...row, runtime: 45 }])).toEqual([]);
  });

  it('belongs to an existing probe', () => {
    expect(differences.map(({ probe }) => probe).filter((probe) => !probes.includes(probe))).toEqual([]);
  });
});

import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { launchIn } from './startTestApp.ts';

const running: { child: ChildProcess; folder: string }[] = [];

export const endLaunched = (): void => {
  for (const { child, folder } of running.splice(0)) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs a small app with this main process, which prints its events with `say`. */
export const launchSource = (source: string, ...flags: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(folder, 'out/main'), { recursive: true });
  cpSync(join(import.meta.dirname, '../../../package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'out/main/main.js'), `const say = (text) => console.log('- ' + text);${source}`);
  const child = launchIn(folder, flags);
  running.push({ child, folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const said = (): string[] => [...output.matchAll(/^- (.*)$/gm)].map(([, text = '']) => text);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const emit = async (what: string, details: object = {}): Promise<void> => {
    const [, address = ''] = /^Ready: (\S+)$/m.exec(output) ?? [];
    const welcome = await fetch(address, { redirect: 'manual' });
    const cookie = (welcome.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const answer = await fetch(new URL('/__shell/emit', address), {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ what, ...details }),
    });
    expect(answer.status).toBe(200);
  };
  return {
    said,
    output: () => output,
    ended,
    signal: () => child.signalCode,
    emit,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { within } from '../support/within.ts';

export const patience = { timeout: 60_000 };

export interface StartedCopy {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

export const start = (command: string[]): StartedCopy => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
};

/** Ends the app like the end of a desktop session. */
export const terminate = async ({ child, ended, output }: StartedCopy): Promise<void> => {
  child.kill('SIGTERM');
  const code = await within(ended, patience.timeout, () => {
    child.kill('SIGKILL');
    return `It did not end:\n${output()}`;
  });
  expect(code, output()).toBe(0);
};

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

export const answers = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    return false;
  }
};

/** Command lines and seccomp modes of a program's processes, from /proc. */
export const processesOf = (program: string): { args: string[]; seccomp: string }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const args = readFileSync(`/proc/${id}/cmdline`, 'utf8')
          .split(/\0| (?=--)/)
          .filter(Boolean);
        const seccomp = /^Seccomp:\s*(\d)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '';
        return readlinkSync(`/proc/${id}/exe`) === program ? [{ args, seccomp }] : [];
      } catch {
        // The process has ended.
        return [];
      }
    });

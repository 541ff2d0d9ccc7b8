import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { within } from './within.ts';

export interface RunningProcess {
  match: RegExpExecArray;
  output(): string;
  /** Terminates the process and waits. Kills it after the deadline, which is an error. */
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<void>;
}

interface StartOptions {
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Matches the line printed when the process is ready. */
  ready: RegExp;
  deadlineMs?: number;
}

/** Generous, like all deadlines of tests, for busy machines. */
const stopDeadlineMs = 120_000;

const firstMatch = (child: ChildProcess, ready: RegExp, output: () => string): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      const match = ready.exec(output());
      if (match) resolve(match);
    };
    child.stdout?.on('data', look);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`It ended (${code}) before it was ready:\n${output()}`)));
  });

/** Starts a program and resolves once it prints the `ready` line. */
export const startProcess = async (options: StartOptions): Promise<RunningProcess> => {
  const { command, args, env = {}, ready, deadlineMs = 300_000 } = options;
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const output = (): string => text;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(() => undefined);
  const match = await within(firstMatch(child, ready, output), deadlineMs, () => {
    child.kill('SIGKILL');
    return `Not ready after ${deadlineMs} ms:\n${text}`;
  });
  return {
    match,
    output,
    ended,
    kill: (signal) => child.kill(signal),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await within(ended, stopDeadlineMs, () => {
        child.kill('SIGKILL');
        return `It did not end within ${stopDeadlineMs} ms:\n${text}`;
      });
    },
  };
};

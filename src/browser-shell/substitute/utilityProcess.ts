import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { record } from '../shellRecords.ts';

class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    super();
    this.#child = child;
    child.on('spawn', () => this.emit('spawn'));
    child.on('message', (message) => this.emit('message', message));
    child.on('exit', (code) => this.emit('exit', code));
    child.on('error', (cause) => this.emit('error', cause));
  }
  get pid(): number | undefined {
    return this.#child.pid;
  }
  postMessage(message: unknown): void {
    if (this.#child.connected) this.#child.send(message as object);
  }
  kill(): boolean {
    return this.#child.kill();
  }
}

const givesPort = join(import.meta.dirname, 'parentPort.ts');

/** A child process of Node takes the place of Electron's utility process. */
export const utilityProcess = {
  fork: (
    entry: string,
    args: string[] = [],
    { serviceName }: { serviceName?: string } = {},
  ): UtilityProcess => {
    const child = fork(entry, args, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', givesPort],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    process.once('exit', () => child.kill());
    record('utilityProcess', { pid: child.pid, serviceName });
    return new UtilityProcess(child);
  },
};

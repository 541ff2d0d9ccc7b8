import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { checkOptions } from './optionTypes.ts';

type Offered = 'pid' | 'postMessage' | 'kill';

class UtilityProcess extends EventEmitter implements Pick<Electron.UtilityProcess, Offered> {
  readonly #child: ChildProcess;
  #isRunning = false;
  #isOver = false;
  /** Ended by `kill`, not by the system. */
  #isKilled = false;

  constructor(child: ChildProcess) {
    super();
    this.#child = child;
    child.on('spawn', () => {
      this.#isRunning = true;
      this.emit('spawn');
    });
    child.on('message', (message) => this.emit('message', message));
    child.on('exit', (code, signal) => {
      this.#isOver = true;
      // Chromium reports a signal as its number; after `kill` the exit code is 0.
      const exitCode = code ?? (signal === 'SIGKILL' ? 9 : 15);
      this.emit('exit', this.#isKilled ? 0 : exitCode);
      // Electron reports killed and crashed processes only, not normal exits.
      if (!signal) return;
      const details = { type: 'Utility', reason: 'killed', exitCode };
      setImmediate(() => app.emit('child-process-gone', cancellable(), details));
    });
  }
  /** Undefined before the process has started and after it has ended. */
  get pid(): number | undefined {
    return this.#isRunning && !this.#isOver ? this.#child.pid : undefined;
  }
  postMessage(message: unknown): void {
    if (this.#child.connected) this.#child.send(message as object);
  }
  kill(): boolean {
    this.#isKilled = !this.#isOver && this.#child.kill();
    return this.#isKilled;
  }
}

const givesPort = join(import.meta.dirname, 'parentPort.ts');

const stdioOf = ({ stdio = 'inherit' }: Electron.ForkOptions): StdioOptions => {
  const [input = 'ignore', output, errors] = typeof stdio === 'string' ? ['ignore', stdio, stdio] : stdio;
  if (input !== 'ignore') throw new Error('stdin value other than ignore is not supported.');
  return ['ignore', output, errors, 'ipc'] as StdioOptions;
};

/** Replaces Electron's utility process with a child process of Node. */
export const utilityProcess = {
  fork: (entry: string, args: string[] = [], options: Electron.ForkOptions = {}): UtilityProcess => {
    if (!entry) throw new Error('Missing UtilityProcess entry script.');
    if (!app.isReady()) throw new Error('utilityProcess cannot be created before app is ready.');
    checkOptions('ForkOptions', options);
    const child = fork(entry, args, {
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        // Same flag as in Electron: an unhandled rejection does not end the process.
        '--unhandled-rejections=warn-with-error-code',
        '--import',
        givesPort,
      ],
      serialization: 'advanced',
      stdio: stdioOf(options),
    });
    process.once('exit', () => child.kill());
    record('utilityProcess', { pid: child.pid, serviceName: options.serviceName });
    return new UtilityProcess(child);
  },
} satisfies { fork: (...args: Parameters<typeof Electron.utilityProcess.fork>) => unknown };

import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../shellRecords.ts';
import { cancellable } from './cancellable.ts';
import { claimInstance } from './singleInstance.ts';

interface Closable {
  close(): void;
  isDestroyed(): boolean;
}

const manifest = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
  productName: string;
  version: string;
};

class App extends EventEmitter {
  readonly isPackaged = false;
  /** Set by the windows, which the app must not import: they import it. */
  openWindows: () => Closable[] = () => [];
  isQuitting = false;
  /** Nobody is there to answer a question while the process is made to end. */
  isStopping = false;
  #isReady = false;
  readonly #ready = Promise.withResolvers<void>();
  readonly #paths = new Map<string, string>([
    ['home', homedir()],
    ['temp', tmpdir()],
    ['downloads', join(homedir(), 'Downloads')],
    ['appData', join(homedir(), '.config')],
    ['userData', join(homedir(), '.config', manifest.productName)],
  ]);

  markReady(): void {
    this.#isReady = true;
    this.#ready.resolve();
    this.emit('ready');
  }
  isReady(): boolean {
    return this.#isReady;
  }
  whenReady(): Promise<void> {
    return this.#ready.promise;
  }
  getPath(name: string): string {
    const path = this.#paths.get(name);
    if (!path) throw new Error(`Failed to get '${name}' path`);
    return path;
  }
  setPath(name: string, path: string): void {
    mkdirSync(path, { recursive: true });
    this.#paths.set(name, path);
  }
  getVersion(): string {
    return manifest.version;
  }
  getName(): string {
    return manifest.productName;
  }
  enableSandbox(): void {
    record('enableSandbox');
  }
  setAppUserModelId(id: string): void {
    record('setAppUserModelId', { id });
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    record('setAsDefaultProtocolClient', { scheme });
    return true;
  }
  requestSingleInstanceLock(): boolean {
    return claimInstance(this.getPath('userData'), ({ argv, workingDirectory }) => {
      this.emit('second-instance', cancellable(), argv, workingDirectory);
    });
  }
  /** In Electron's order: before-quit, every window may refuse, will-quit may refuse, quit. */
  quit(): void {
    const before = cancellable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.isQuitting = true;
    for (const window of this.openWindows()) window.close();
    if (this.openWindows().some((window) => !window.isDestroyed())) {
      this.isQuitting = false;
      return;
    }
    const will = cancellable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) return;
    this.emit('quit', cancellable(), 0);
    this.exit(0);
  }
  /** Quits on a signal. Some libraries send the signals that they hear once more: only the first one counts. */
  stop(): void {
    if (this.isQuitting) return;
    this.isStopping = true;
    this.quit();
    this.isStopping = this.isQuitting;
  }
  exit(code = 0): void {
    process.exit(code);
  }
}

export const app = new App();

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { App as ElectronApp } from 'electron';
import { hasShellFlag } from '../shellFlags.ts';
import { record } from '../shellRecords.ts';
import { cancellable } from './cancellable.ts';
import { onWindows } from './onWindows.ts';
import { checkOptions } from './optionTypes.ts';
import { claimInstance } from './singleInstance.ts';

interface Closable {
  close(): void;
  destroy(): void;
}

type Offered =
  | 'commandLine'
  | 'enableSandbox'
  | 'dock'
  | 'exit'
  | 'getAppPath'
  | 'getApplicationNameForProtocol'
  | 'getLoginItemSettings'
  | 'getName'
  | 'getPath'
  | 'getVersion'
  | 'isPackaged'
  | 'isReady'
  | 'quit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'setBadgeCount'
  | 'setToastActivatorCLSID'
  | 'setJumpList'
  | 'setLoginItemSettings'
  | 'setPath'
  | 'whenReady';

const manifest = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
  productName: string;
  version: string;
};

/** Chromium's flags have no effect in the browser shell. */
const commandLine = { removeSwitch: () => undefined } satisfies Pick<
  Electron.CommandLine,
  'removeSwitch'
> as unknown as Electron.CommandLine;

const appData = process.env.XDG_CONFIG_HOME || join(homedir(), '.config');
const defaultUserData = join(appData, manifest.productName);

const dock: Pick<Electron.Dock, 'setMenu'> = { setMenu: () => record('dockMenu') };

class App extends EventEmitter implements Pick<ElectronApp, Offered> {
  readonly isPackaged = hasShellFlag('shell-packaged');
  /** Electron's defaults for an app that sets none. */
  readonly windowsIdentity = { appId: 'electron.app.Electron', toastActivator: `{${randomUUID()}}` };
  /** Set by the window module, which imports this module: a direct import would be circular. */
  openWindows: () => Closable[] = () => [];
  get commandLine(): Electron.CommandLine {
    return commandLine;
  }
  get dock(): Electron.Dock | undefined {
    return process.platform === 'darwin' ? (dock as unknown as Electron.Dock) : undefined;
  }
  /**
   * Electron's switches for registered schemes. Set by the protocol module, because an import would be
   * circular.
   */
  schemeSwitches: () => string[] = () => [];
  isQuitting = false;
  #wantedCode: number | null = null;
  /** Exit code, once quitting can no longer be prevented. */
  #exitCode: number | null = null;
  #isReady = false;
  #opensAtLogin = false;
  readonly #ready = Promise.withResolvers<void>();
  readonly #paths = new Map<string, string>([
    ['home', homedir()],
    ['temp', tmpdir()],
    ['downloads', join(homedir(), 'Downloads')],
    ['appData', appData],
    ['userData', defaultUserData],
    ['crashDumps', join(defaultUserData, 'Crashpad')],
  ]);

  /** After an earlier `quit`, Electron still emits `ready` and then exits. */
  markReady(): void {
    this.#isReady = true;
    this.#ready.resolve();
    this.emit('ready', cancellable(), {});
    if (this.#exitCode !== null) this.#endSoon(this.#exitCode);
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
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    if (!this.#paths.has(name)) throw new Error('Failed to set path');
    this.#paths.set(name, path);
  }
  getAppPath(): string {
    return process.cwd();
  }
  getVersion(): string {
    return manifest.version;
  }
  getName(): string {
    return manifest.productName;
  }
  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    // Electron's `enableSandbox` drops `--no-sandbox`, which root needs: no page could be shown.
    if (process.getuid?.() === 0 && process.argv.includes('--no-sandbox'))
      throw new Error('Running as root without --no-sandbox is not supported');
    record('enableSandbox');
  }
  /** Windows only, as in Electron. */
  setAppUserModelId(id: string): void {
    if (process.platform !== 'win32') return;
    this.windowsIdentity.appId = id;
    record('setAppUserModelId', { id });
  }
  get setToastActivatorCLSID(): ElectronApp['setToastActivatorCLSID'] {
    return onWindows(this.#setToastActivator);
  }
  #setToastActivator = (id: string): void => {
    if (!/^\{?[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\}?$/i.test(id))
      throw new Error('Invalid CLSID format');
    this.windowsIdentity.toastActivator = id;
    record('setToastActivatorCLSID', { id });
  };
  /** False on Linux, where it needs an installed menu entry. */
  setAsDefaultProtocolClient(scheme: string): boolean {
    record('setAsDefaultProtocolClient', { scheme });
    return process.platform !== 'linux';
  }
  getApplicationNameForProtocol(url: string): string {
    if (!URL.canParse(url)) throw new Error('Invalid URL');
    return '';
  }
  /** False on Linux, where only the Unity launcher has badges. */
  setBadgeCount(count?: number): boolean {
    if (count === undefined) return false;
    record('setBadgeCount', { count });
    return process.platform !== 'linux';
  }
  /** Linux has no login items. */
  setLoginItemSettings(settings: Electron.Settings): void {
    checkOptions('Settings', settings);
    record('setLoginItemSettings', { ...settings });
    if (process.platform !== 'linux') this.#opensAtLogin = settings.openAtLogin ?? false;
  }
  getLoginItemSettings(): Electron.LoginItemSettings {
    const openAtLogin = this.#opensAtLogin;
    return {
      openAtLogin,
      wasOpenedAtLogin: false,
      status: openAtLogin ? 'enabled' : 'not-registered',
      executableWillLaunchAtLogin: openAtLogin,
      launchItems: [],
    };
  }
  get setJumpList(): ElectronApp['setJumpList'] {
    return onWindows(this.#setJumpList);
  }
  #setJumpList = (categories: Electron.JumpListCategory[] | null): 'ok' | 'error' => {
    if (categories !== null && !Array.isArray(categories))
      throw new TypeError('Argument must be null or an array of categories');
    // Electron silently drops items with a longer description.
    const items = (categories ?? []).flatMap((category) => category.items ?? []);
    record('setJumpList', { categories });
    return items.every(({ description = '' }) => description.length <= 260) ? 'ok' : 'error';
  };
  relaunch(options?: Electron.RelaunchOptions): void {
    record('relaunch', { args: options?.args ?? process.argv.slice(1) });
  }
  requestSingleInstanceLock(): boolean {
    const userData = this.getPath('userData');
    try {
      mkdirSync(userData, { recursive: true });
    } catch {
      return false;
    }
    const own = () => ['--allow-file-access-from-files', ...this.schemeSwitches()];
    return claimInstance(userData, own, ({ argv, workingDirectory }) => {
      void this.#ready.promise.then(() =>
        this.emit('second-instance', cancellable(), argv, workingDirectory, null),
      );
    });
  }
  /**
   * Emits `before-quit`, then closes every window. Continues after the last window closes, if none refused.
   */
  quit(): void {
    this.#quit('script');
  }
  #quit(caller: 'native' | 'script'): void {
    if (this.isQuitting) return;
    const before = cancellable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.isQuitting = true;
    const windows = this.openWindows();
    if (windows.length === 0) this.#notifyAndShutDown(caller);
    for (const window of windows) window.close();
  }
  closeCancelled(): void {
    this.isQuitting = false;
  }
  lastWindowClosed(): void {
    if (this.#wantedCode !== null) this.#shutDown(this.#wantedCode);
    else if (this.isQuitting) this.#notifyAndShutDown('native');
    else if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.#quit('native');
  }
  /**
   * If native code emits `will-quit`, microtasks and ticks run before the emit returns, and Electron ignores
   * `quit` until then. If JavaScript is the caller, they run afterwards.
   */
  #notifyAndShutDown(caller: 'native' | 'script'): void {
    if (this.#exitCode !== null) return;
    const will = cancellable();
    this.emit('will-quit', will);
    const goOn = (): void => {
      this.isQuitting = false;
    };
    if (!will.defaultPrevented) this.#shutDown();
    else if (caller === 'script') goOn();
    else process.nextTick(() => queueMicrotask(() => process.nextTick(goOn)));
  }
  #shutDown(code = 0): void {
    if (this.#exitCode !== null) return;
    this.#exitCode = code;
    this.isQuitting = true;
    this.emit('quit', cancellable(), code);
    if (this.#isReady) this.#endSoon(code);
  }
  #endSoon(code: number): void {
    setImmediate(() => process.exit(code));
  }
  exit(code = 0): void {
    if (!this.#isReady) process.exit(code);
    this.isQuitting = true;
    this.#wantedCode = code;
    for (const window of this.openWindows()) window.destroy();
    this.#shutDown(code);
  }
}

export const app = new App();

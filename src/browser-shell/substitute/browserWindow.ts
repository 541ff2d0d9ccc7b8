import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { checkOptions } from './optionTypes.ts';
import { session } from './session.ts';
import { WebContents } from './webContents.ts';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}
type WindowOptions = Partial<Rectangle> & Record<string, unknown>;

/** The window whose request main is answering: it is the one that opens what main makes meanwhile. */
export const askingWindow = new AsyncLocalStorage<number>();

const windows = new Map<number, BrowserWindow>();
app.openWindows = () => [...windows.values()];
let lastId = 0;

export class BrowserWindow extends EventEmitter {
  /** Set by the shell: makes a loaded window reachable and has a page open it. */
  static onLoad: (window: BrowserWindow) => void = () => {};
  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
  static fromId(id: number): BrowserWindow | null {
    return windows.get(id) ?? null;
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null;
  }

  readonly id: number;
  readonly webContents: WebContents;
  readonly options: WindowOptions;
  readonly openerId = askingWindow.getStore();
  /** False for a page that an earlier process served: it has to load itself anew. */
  isServed = false;
  #bounds: Rectangle;
  #title = '';
  #isDestroyed = false;
  #isMaximized = false;
  #isMinimized = false;

  constructor(options: WindowOptions = {}) {
    super();
    checkOptions('BrowserWindowConstructorOptions', options);
    checkOptions('WebPreferences', (options.webPreferences as object | undefined) ?? {});
    this.options = options;
    lastId += 1;
    this.id = lastId;
    this.webContents = new WebContents(this.id, session.defaultSession);
    this.#bounds = {
      x: options.x ?? 0,
      y: options.y ?? 0,
      width: options.width ?? 800,
      height: options.height ?? 600,
    };
    windows.set(this.id, this);
    record('BrowserWindow', { id: this.id, options });
    app.emit('web-contents-created', cancellable(), this.webContents);
    app.emit('browser-window-created', cancellable(), this);
  }
  async loadURL(url: string): Promise<void> {
    this.webContents.moveTo(url);
    BrowserWindow.onLoad(this);
  }
  show(): void {
    this.emit('show');
  }
  focus(): void {
    this.emit('focus');
  }
  maximize(): void {
    this.#isMaximized = true;
  }
  unmaximize(): void {
    this.#isMaximized = false;
  }
  isMaximized(): boolean {
    return this.#isMaximized;
  }
  minimize(): void {
    this.#isMinimized = true;
  }
  restore(): void {
    this.#isMinimized = false;
  }
  isMinimized(): boolean {
    return this.#isMinimized;
  }
  getBounds(): Rectangle {
    return { ...this.#bounds };
  }
  getNormalBounds(): Rectangle {
    return this.getBounds();
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    record('setBounds', { id: this.id, bounds: this.#bounds });
  }
  setTitle(title: string): void {
    this.#title = title;
    this.webContents.post({ kind: 'title', title });
  }
  getTitle(): string {
    return this.#title;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  close(): void {
    if (this.#isDestroyed) return;
    const event = cancellable();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.webContents.post({ kind: 'close' });
    this.webContents.markDestroyed();
    windows.delete(this.id);
    this.emit('closed');
    if (windows.size === 0 && !app.isQuitting) app.emit('window-all-closed');
  }
}

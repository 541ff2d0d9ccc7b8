import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { BrowserWindow as ElectronWindow, Rectangle } from 'electron';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { cancellable } from './cancellable.ts';
import { NativeImage } from './nativeImage.ts';
import { checkOptions } from './optionTypes.ts';
import { session } from './session.ts';
import { WebContents } from './webContents.ts';

type WindowOptions = Partial<Rectangle> & Record<string, unknown>;

/** The window whose request main is answering: it is the one that opens what main makes meanwhile. */
export const askingWindow = new AsyncLocalStorage<number>();

const windows = new Map<number, BrowserWindow>();
app.openWindows = () => [...windows.values()];
let lastId = 0;
let focused: BrowserWindow | null = null;

type Offered =
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getBounds'
  | 'getNormalBounds'
  | 'getTitle'
  | 'isDestroyed'
  | 'isFocused'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'loadURL'
  | 'maximize'
  | 'minimize'
  | 'restore'
  | 'setBounds'
  | 'setOverlayIcon'
  | 'setProgressBar'
  | 'setTitle'
  | 'moveTop'
  | 'show'
  | 'showInactive'
  | 'unmaximize';

export class BrowserWindow extends EventEmitter implements Pick<ElectronWindow, Offered> {
  /** Set by the shell: makes a loaded window reachable and has a page open it. */
  static onLoad: (window: BrowserWindow) => void = () => {};
  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return focused;
  }
  /** The person turns to another app. */
  static leave(): void {
    const before = focused;
    focused = null;
    setImmediate(() => before?.emit('blur'));
  }
  static fromId(id: number): BrowserWindow | null {
    return windows.get(id) ?? null;
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null;
  }

  readonly #id: number;
  readonly #webContents: WebContents;
  readonly options: WindowOptions;
  readonly openerId = askingWindow.getStore();
  /** False for a page that an earlier process served: it has to load itself anew. */
  isServed = false;
  #bounds: Rectangle;
  #title = '';
  #isDestroyed = false;
  #isMaximized = false;
  #isMinimized = false;
  #isVisible: boolean;

  constructor(options: WindowOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    checkOptions('BrowserWindowConstructorOptions', options);
    checkOptions('WebPreferences', (options.webPreferences as object | undefined) ?? {});
    this.options = options;
    lastId += 1;
    this.#id = lastId;
    this.#webContents = new WebContents(lastId, session.defaultSession);
    this.#isVisible = options.show !== false;
    this.#bounds = this.#allowed({ x: 0, y: 0, width: 800, height: 600, ...options });
    windows.set(lastId, this);
    record('BrowserWindow', { id: lastId, options });
    app.emit('web-contents-created', cancellable(), this.#webContents);
    app.emit('browser-window-created', cancellable(), this);
  }
  get id(): number {
    return this.#alive.#id;
  }
  get webContents(): WebContents {
    return this.#alive.#webContents;
  }
  /** Nothing of a closed window can be used any more, but to ask whether it is closed. */
  get #alive(): this {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
    return this;
  }
  /** No window gets smaller than it allows. */
  #allowed({ x, y, width, height }: Rectangle): Rectangle {
    const { minWidth = 0, minHeight = 0 } = this.options as { minWidth?: number; minHeight?: number };
    return { x, y, width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
  }
  loadURL(url: string): Promise<void> {
    const loading = this.webContents.load(url, () => BrowserWindow.onLoad(this));
    // Electron counts no rejection of this promise as unhandled, even if nobody looks at it.
    loading.catch(() => undefined);
    return loading;
  }
  show(): void {
    this.#alive.#isVisible = true;
    record('show', { id: this.#id });
    this.emit('show');
    this.focus();
  }
  showInactive(): void {
    this.#alive.#isVisible = true;
    record('showInactive', { id: this.#id });
    this.emit('show');
  }
  moveTop(): void {
    record('moveTop', { id: this.#alive.#id });
  }
  isVisible(): boolean {
    return this.#alive.#isVisible && !this.#isMinimized;
  }
  /** Does nothing for a window that the person cannot see. */
  focus(): void {
    if (!this.isVisible() || focused === this) return;
    const before = focused;
    focused = this;
    record('focus', { id: this.#id });
    setImmediate(() => {
      before?.emit('blur');
      if (!this.#isDestroyed) this.emit('focus');
    });
  }
  isFocused(): boolean {
    return focused === this.#alive;
  }
  maximize(): void {
    this.#alive.#isMaximized = true;
  }
  unmaximize(): void {
    this.#alive.#isMaximized = false;
  }
  isMaximized(): boolean {
    return this.#alive.#isMaximized;
  }
  minimize(): void {
    this.#alive.#isMinimized = true;
    if (focused === this) focused = null;
  }
  restore(): void {
    this.#alive.#isMinimized = false;
  }
  isMinimized(): boolean {
    return this.#alive.#isMinimized;
  }
  getBounds(): Rectangle {
    return { ...this.#alive.#bounds };
  }
  getNormalBounds(): Rectangle {
    return this.getBounds();
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = this.#allowed({ ...this.#alive.#bounds, ...bounds });
    record('setBounds', { id: this.#id, bounds: this.#bounds });
  }
  setProgressBar(progress: number): void {
    if (typeof progress !== 'number' || Number.isNaN(progress))
      throw new TypeError('Error processing argument at index 0');
    record('setProgressBar', { id: this.#alive.#id, progress });
  }
  setTitle(title: string): void {
    this.#alive.#title = title;
    this.#webContents.post({ type: 'title', title });
  }
  /** Electron shows it on Windows only, and takes the call everywhere. */
  setOverlayIcon(overlay: object | null, description: string): void {
    if (overlay !== null && !(overlay instanceof NativeImage))
      throw new TypeError(`Error processing argument at index 0, conversion failure from ${String(overlay)}`);
    record('setOverlayIcon', { id: this.#alive.#id, hasOverlay: overlay !== null, description });
  }
  getTitle(): string {
    return this.#alive.#title;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  /** The page is ended first; the window is gone only after it. */
  close(): void {
    if (this.#isDestroyed) return;
    const event = cancellable();
    this.emit('close', event);
    if (event.defaultPrevented) app.closeCancelled();
    else if (!this.#isDestroyed) void this.#webContents.endPage().then(() => this.destroy());
  }
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    if (focused === this) focused = null;
    this.#webContents.markDestroyed();
    windows.delete(this.#id);
    record('closed', { id: this.#id });
    this.emit('closed');
    if (windows.size === 0) app.lastWindowClosed();
  }
}

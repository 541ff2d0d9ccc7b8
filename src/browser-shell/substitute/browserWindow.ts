import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { BrowserWindow as ElectronWindow, Rectangle } from 'electron';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { conversionFailure } from './argumentErrors.ts';
import { cancellable } from './cancellable.ts';
import { NativeImage } from './nativeImage.ts';
import { checkOptions } from './optionTypes.ts';
import { session } from './session.ts';
import { WebContents } from './webContents.ts';
import { WindowPlace } from './windowPlace.ts';

type WindowOptions = Partial<Rectangle> & Record<string, unknown>;

/** Window whose request main is handling. It opens the windows that main creates during it. */
export const askingWindow = new AsyncLocalStorage<number>();

const windows = new Map<number, BrowserWindow>();
app.openWindows = () => [...windows.values()];
let lastId = 0;
let focused: BrowserWindow | null = null;
/** Requested focus; the window manager follows later. */
let nextFocused: BrowserWindow | null = null;
/** Windows in focus order, latest last. */
const focusOrder = new Set<BrowserWindow>();

const passFocusOn = (from: BrowserWindow): void => {
  focusOrder.delete(from);
  if (nextFocused === from) nextFocused = null;
  if (focused === from) focused = null;
  if (focused || nextFocused) return;
  [...focusOrder].findLast((window) => window.isVisible())?.focus();
};

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
  /** Set by the shell: makes the window reachable and lets a page open it. */
  static onLoad: (window: BrowserWindow) => void = () => {};
  static getAllWindows(): BrowserWindow[] {
    return [...windows.values()];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return focused;
  }
  static leave(): void {
    const before = focused;
    focused = null;
    nextFocused = null;
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
  /** False for a page served by an earlier process, which has to reload. */
  isServed = false;
  readonly #place: WindowPlace;
  #title = app.getName();
  #isDestroyed = false;
  #isMinimized = false;
  /** Requested state; the window manager follows later. */
  #isWantedMinimized = false;
  #isShown: boolean;

  constructor(options: WindowOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    checkOptions('BrowserWindowConstructorOptions', options);
    checkOptions('WebPreferences', (options.webPreferences as object | undefined) ?? {});
    this.options = options;
    lastId += 1;
    this.#id = lastId;
    this.#webContents = new WebContents(lastId, session.defaultSession);
    this.#isShown = options.show !== false;
    this.#place = new WindowPlace(options);
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
  /** Throws for a closed window, as every member in Electron but `isDestroyed` does. */
  get #alive(): this {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
    return this;
  }
  /** Simulates the window manager, which acts after the call and only on windows that still exist. */
  #later(work: () => void): void {
    setImmediate(() => {
      if (!this.#isDestroyed) work();
    });
  }
  loadURL(url: string): Promise<void> {
    const loading = this.webContents.load(url, () => BrowserWindow.onLoad(this));
    // Electron never reports a rejection of this promise as unhandled.
    loading.catch(() => undefined);
    return loading;
  }
  /** Also restores a minimized window. */
  show(): void {
    this.#appear('show');
    if (this.#isWantedMinimized) this.restore();
    this.focus();
  }
  showInactive(): void {
    this.#appear('showInactive');
  }
  #appear(by: string): void {
    this.#alive.#isShown = true;
    record(by, { id: this.#id });
    this.emit('show');
  }
  moveTop(): void {
    record('moveTop', { id: this.#alive.#id });
  }
  isVisible(): boolean {
    return this.#alive.#isShown && !this.#isMinimized;
  }
  /** Ignored for a hidden or minimized window. */
  focus(): void {
    if (!this.#alive.#isShown || this.#isWantedMinimized) return;
    nextFocused = this;
    this.#later(() => {
      if (nextFocused !== this || focused === this) return;
      const before = focused;
      focused = this;
      focusOrder.delete(this);
      focusOrder.add(this);
      record('focus', { id: this.#id });
      before?.emit('blur');
      this.emit('focus');
    });
  }
  isFocused(): boolean {
    return focused === this.#alive;
  }
  /** Also shows a hidden window. */
  maximize(): void {
    const isHidden = !this.#alive.#isShown;
    if (isHidden) this.#appear('show');
    this.#setMaximized(true);
    if (isHidden) this.focus();
  }
  unmaximize(): void {
    this.#alive.#setMaximized(false);
  }
  #setMaximized(isWanted: boolean): void {
    this.#place.wantMaximized(isWanted);
    this.#later(() => {
      if (this.#place.settle()) this.emit(this.#place.isMaximized ? 'maximize' : 'unmaximize');
    });
  }
  isMaximized(): boolean {
    return this.#alive.#place.isMaximized;
  }
  minimize(): void {
    this.#alive.#setMinimized(true);
  }
  restore(): void {
    this.#alive.#setMinimized(false);
  }
  #setMinimized(isWanted: boolean): void {
    this.#isWantedMinimized = isWanted;
    this.#later(() => {
      if (this.#isMinimized === this.#isWantedMinimized) return;
      this.#isMinimized = this.#isWantedMinimized;
      this.emit(this.#isMinimized ? 'minimize' : 'restore');
      if (!this.#isMinimized) return;
      const wasFocused = focused === this;
      passFocusOn(this);
      if (wasFocused) this.emit('blur');
    });
  }
  isMinimized(): boolean {
    return this.#alive.#isMinimized;
  }
  getBounds(): Rectangle {
    return this.#alive.#place.bounds;
  }
  getNormalBounds(): Rectangle {
    return this.#alive.#place.normal;
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.#alive.#place.move(bounds);
    record('setBounds', { id: this.#id, bounds: this.#place.normal });
  }
  setProgressBar(progress: number): void {
    if (typeof progress !== 'number' || Number.isNaN(progress)) throw conversionFailure(progress);
    record('setProgressBar', { id: this.#alive.#id, progress });
  }
  /** As in Electron, the document keeps its own title: setting it could undo a newer one of the page. */
  setTitle(title: string): void {
    this.#alive.#title = title;
  }
  takePageTitle(title: string): void {
    if (title === '' || title === this.#title) return;
    const event = cancellable();
    this.emit('page-title-updated', event, title, true);
    if (!event.defaultPrevented) this.#title = title;
  }
  /** Electron accepts the call everywhere, but shows the overlay on Windows only. */
  setOverlayIcon(overlay: object | null, description: string): void {
    if (overlay !== null && !(overlay instanceof NativeImage)) throw conversionFailure(overlay);
    record('setOverlayIcon', { id: this.#alive.#id, hasOverlay: overlay !== null, description });
  }
  getTitle(): string {
    return this.#alive.#title;
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  /** Ends the page first; the window closes after it. */
  close(): void {
    const event = cancellable();
    this.#alive.emit('close', event);
    if (event.defaultPrevented) app.closeCancelled();
    else if (!this.#isDestroyed) void this.#webContents.endPage().then(() => this.closeWithPage());
  }
  /** The page has ended: closes the window without emitting `close`. */
  closeWithPage(): void {
    if (this.#isDestroyed) return;
    this.#webContents.markDestroyed();
    this.destroy();
  }
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    passFocusOn(this);
    windows.delete(this.#id);
    this.#webContents.markDestroyed({ isLate: true });
    record('closed', { id: this.#id });
    this.emit('closed');
    if (windows.size === 0) app.lastWindowClosed();
  }
}

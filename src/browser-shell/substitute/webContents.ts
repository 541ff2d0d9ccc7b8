import { EventEmitter } from 'node:events';
import type { WebContents as ElectronContents } from 'electron';
import type { StandingBox } from '../preparedDialogs.ts';
import { record } from '../shellRecords.ts';
import type { KeyPress } from './accelerator.ts';
import { cancellable } from './cancellable.ts';
import { pdfSettings } from './printToPdf.ts';
import { loadFailure } from './protocol.ts';

export type PageMessage =
  | { type: 'event'; channel: string; args: unknown[] }
  | { type: 'answer'; id: number; value?: unknown; error?: string }
  | { type: 'title'; title: string }
  | { type: 'zoom'; factor: number }
  | { type: 'accelerators'; items: { id: number; keys: KeyPress }[] }
  | { type: 'edit'; command: string }
  | { type: 'history'; by: -1 | 1 }
  | { type: 'permission'; id: number; isGranted: boolean }
  | { type: 'boxes'; boxes: StandingBox[] }
  | { type: 'open'; address: string }
  | { type: 'reload' }
  | { type: 'pdf'; id: number; settings: object }
  | { type: 'close' };

export interface PageSocket {
  deliver(message: PageMessage): void;
  /** Closes the connection; the page detaches once it is really gone. */
  end(): void;
}

export interface Frame {
  url: string;
  parent: Frame | null;
}

export interface Reach {
  canGoBack: boolean;
  canGoForward: boolean;
}

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];

type Offered =
  | 'findInPage'
  | 'forcefullyCrashRenderer'
  | 'getURL'
  | 'getZoomFactor'
  | 'getZoomMode'
  | 'isDestroyed'
  | 'printToPDF'
  | 'reload'
  | 'send'
  | 'setZoomFactor'
  | 'setZoomMode'
  | 'stopFindInPage';

const everyContents = new Set<WebContents>();

export class WebContents extends EventEmitter implements Pick<ElectronContents, Offered> {
  readonly id: number;
  readonly session: unknown;
  mainFrame: Frame | null = null;
  openHandler: OpenHandler = () => ({ action: 'deny' });
  /** Address requested by main. `getURL` returns it only once a page is connected. */
  target = '';
  /** Last requested address, loadable or not. */
  #asked = '';
  #url = '';
  #zoom = 1;
  #zoomMode: ReturnType<ElectronContents['getZoomMode']> = 'default';
  #isDestroyed = false;
  /** Destroyed state as seen by main. After `BrowserWindow.destroy` it changes later than the page ends. */
  #isTold = false;
  #socket: PageSocket | null = null;
  #waiting: PageMessage[] = [];
  #awaitsPage = false;
  #loading: PromiseWithResolvers<void> | null = null;
  #gone: PromiseWithResolvers<void> | null = null;

  constructor(id: number, session: unknown) {
    super();
    this.id = id;
    this.session = session;
    everyContents.add(this);
  }
  get isConnected(): boolean {
    return this.#socket !== null;
  }
  /** Sends a message that concerns the window, not its document. Queued until a page is connected. */
  post(message: PageMessage): void {
    if (this.#socket) this.#socket.deliver(message);
    else this.#waiting.push(message);
  }
  attach(socket: PageSocket): void {
    this.#socket = socket;
    for (const message of this.#waiting.splice(0)) socket.deliver(message);
  }
  detach(socket: PageSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#losePrints();
    this.#gone?.resolve();
  }
  holds(socket: PageSocket): boolean {
    return this.#socket === socket;
  }
  /** Resolves when the page is gone, never synchronously. */
  endPage(): Promise<void> {
    if (this.#gone) return this.#gone.promise;
    this.#gone = Promise.withResolvers<void>();
    this.post({ type: 'close' });
    if (this.#socket) this.#socket.end();
    else setImmediate(this.#gone.resolve);
    return this.#gone.promise;
  }
  moveTo(url: string): void {
    this.#url = url;
    if (this.mainFrame) this.mainFrame.url = url;
  }
  #reach: Reach = { canGoBack: false, canGoForward: false };
  /** Ignored if the page has no such history entry. */
  readonly navigationHistory: Pick<
    Electron.NavigationHistory,
    'canGoBack' | 'canGoForward' | 'goBack' | 'goForward'
  > = {
    canGoBack: () => this.#reach.canGoBack,
    canGoForward: () => this.#reach.canGoForward,
    goBack: () => this.#reach.canGoBack && this.#socket?.deliver({ type: 'history', by: -1 }),
    goForward: () => this.#reach.canGoForward && this.#socket?.deliver({ type: 'history', by: 1 }),
  };
  reachTo(reach: Reach): void {
    this.#reach = reach;
  }
  moveInPage(url: string): void {
    this.moveTo(url);
    this.emit('did-start-navigation', cancellable({ url, isSameDocument: true, isMainFrame: true }));
    this.emit('did-navigate-in-page', cancellable(), url, true);
  }
  /** Loads an address; `announce` makes a browser fetch it. Rejects like Electron if it cannot be shown. */
  async load(url: string, announce: () => void): Promise<void> {
    this.#loading?.reject(new Error(`ERR_ABORTED (-3) loading '${this.#asked}'`));
    this.#asked = url;
    const loading = Promise.withResolvers<void>();
    this.#loading = loading;
    // Avoids an unhandled rejection if the window is destroyed while the address is being checked.
    loading.promise.catch(() => undefined);
    const failure = await loadFailure(url);
    if (this.#loading !== loading || this.#isDestroyed) return loading.promise;
    if (failure) {
      this.emit('did-fail-load', cancellable(), failure.errno, failure.code, url, true);
      loading.reject(failure);
    } else {
      this.target = url;
      announce();
    }
    return loading.promise;
  }
  /** A new document is loading: the previous page receives no further messages. */
  startDocument(): void {
    const url = this.target;
    this.#awaitsPage = true;
    this.emit('did-start-navigation', cancellable({ url, isSameDocument: false, isMainFrame: true }));
  }
  isLoading(): boolean {
    return this.#awaitsPage;
  }
  finishLoad(): void {
    this.#awaitsPage = false;
    this.emit('did-finish-load');
    this.#loading?.resolve();
    this.#loading = null;
  }
  markDestroyed({ isLate } = { isLate: false }): void {
    if (this.#isDestroyed) return;
    this.#socket?.deliver({ type: 'close' });
    this.#socket?.end();
    this.#isDestroyed = true;
    this.#losePrints();
    everyContents.delete(this);
    this.mainFrame = null;
    this.#loading?.reject(new Error(`ERR_FAILED (-2) loading '${this.#asked}'`));
    const tell = (): void => {
      this.#isTold = true;
      this.emit('destroyed');
    };
    if (isLate) setImmediate(tell);
    else tell();
  }
  isDestroyed(): boolean {
    return this.#isTold;
  }
  getURL(): string {
    this.#check();
    return this.#url;
  }
  /** Dropped if no page is connected or listening. */
  send(channel: string, ...args: unknown[]): void {
    this.#check();
    this.#socket?.deliver({ type: 'event', channel, args });
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#check();
    this.openHandler = handler;
  }
  setWebRTCIPHandlingPolicy(policy: Parameters<Electron.WebContents['setWebRTCIPHandlingPolicy']>[0]): void {
    record('setWebRTCIPHandlingPolicy', { window: this.id, policy });
  }
  #prints = new Map<number, PromiseWithResolvers<Buffer>>();
  #lastPrint = 0;
  /** A page cannot print itself to a file. The browser driver of a test may do it instead. */
  async printToPDF(options: Electron.PrintToPDFOptions): Promise<Buffer> {
    this.#check();
    const settings = pdfSettings(options);
    if (!this.#socket) throw new Error('Printing failed');
    this.#lastPrint += 1;
    const printing = Promise.withResolvers<Buffer>();
    this.#prints.set(this.#lastPrint, printing);
    this.#socket.deliver({ type: 'pdf', id: this.#lastPrint, settings });
    return printing.promise;
  }
  /** `null`: printing is not available. */
  printed(id: number, base64: string | null): void {
    const printing = this.#prints.get(id);
    this.#prints.delete(id);
    if (base64 === null) printing?.reject(new Error('Printing feature is disabled'));
    else printing?.resolve(Buffer.from(base64, 'base64'));
  }
  #losePrints(): void {
    for (const id of this.#prints.keys()) this.printed(id, null);
  }
  #lastSearch = 0;
  /** Recorded only: a page cannot search itself as Chromium does, so no result follows. */
  findInPage(text: string, options: Electron.FindInPageOptions = {}): number {
    this.#check();
    if (text === '') throw new TypeError('Must provide a non-empty search content');
    this.#lastSearch += 1;
    record('findInPage', { window: this.id, text, ...options });
    return this.#lastSearch;
  }
  stopFindInPage(action: Parameters<ElectronContents['stopFindInPage']>[0]): void {
    this.#check();
    record('stopFindInPage', { window: this.id, action });
  }
  reload(): void {
    this.#check();
    this.post({ type: 'reload' });
  }
  setZoomMode(mode: ReturnType<ElectronContents['getZoomMode']>): void {
    this.#check();
    this.#zoomMode = mode;
  }
  getZoomMode(): ReturnType<ElectronContents['getZoomMode']> {
    return this.#zoomMode;
  }
  /** Chromium zooms by origin, unless the zoom mode of the window is its own. */
  setZoomFactor(factor: number): void {
    this.#check();
    if (factor <= 0) throw new Error("'zoomFactor' must be a double greater than 0.0");
    const shared = [...everyContents].filter(
      (other) => this.#zoomMode === 'default' && other.#sharesZoom(this),
    );
    for (const contents of new Set<WebContents>([this, ...shared])) {
      contents.#zoom = factor;
      contents.post({ type: 'zoom', factor });
    }
  }
  #sharesZoom(other: WebContents): boolean {
    const [mine, theirs] = [this.target, other.target].map((url) =>
      URL.canParse(url) ? new URL(url) : null,
    );
    return this.#zoomMode === 'default' && mine?.protocol === theirs?.protocol && mine?.host === theirs?.host;
  }
  getZoomFactor(): number {
    return this.#zoom;
  }
  /** Notifies main later, because the process has to end first. */
  forcefullyCrashRenderer(): void {
    this.#check();
    record('forcefullyCrashRenderer', { window: this.id });
    this.crash({ reason: 'killed', exitCode: 1 });
  }
  crash(details: { reason: string; exitCode: number }): void {
    setImmediate(() => {
      if (!this.#isDestroyed) this.emit('render-process-gone', cancellable(), details);
    });
  }
  #check(): void {
    if (this.#isTold) throw new TypeError('Object has been destroyed');
  }
}

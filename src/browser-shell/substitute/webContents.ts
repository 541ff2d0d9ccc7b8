import { EventEmitter } from 'node:events';
import { record } from '../shellRecords.ts';
import type { KeyPress } from './accelerator.ts';
import { cancellable } from './cancellable.ts';

/** What main tells a page over its socket. */
export type PageMessage =
  | { kind: 'event'; channel: string; args: unknown[] }
  | { kind: 'answer'; id: number; value?: unknown; error?: string }
  | { kind: 'title'; title: string }
  | { kind: 'zoom'; factor: number }
  | { kind: 'accelerators'; items: { id: number; keys: KeyPress }[] }
  | { kind: 'edit'; command: string }
  | { kind: 'permission'; id: number; isGranted: boolean }
  | { kind: 'open'; address: string }
  | { kind: 'reload' }
  | { kind: 'close' };

export interface PageSocket {
  deliver(message: PageMessage): void;
}

export interface Frame {
  url: string;
  parent: Frame | null;
}

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];

export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session: unknown;
  mainFrame: Frame | null = null;
  openHandler: OpenHandler = () => ({ action: 'deny' });
  #url = '';
  #zoom = 1;
  #isDestroyed = false;
  #socket: PageSocket | null = null;
  #waiting: PageMessage[] = [];

  constructor(id: number, session: unknown) {
    super();
    this.id = id;
    this.session = session;
  }
  get isConnected(): boolean {
    return this.#socket !== null;
  }
  /** Kept until a page is there to hear it, as Electron keeps events of a loading page. */
  post(message: PageMessage): void {
    if (this.#socket) this.#socket.deliver(message);
    else this.#waiting.push(message);
  }
  attach(socket: PageSocket): void {
    this.#socket = socket;
    for (const message of this.#waiting.splice(0)) socket.deliver(message);
  }
  detach(socket: PageSocket): void {
    if (this.#socket === socket) this.#socket = null;
  }
  holds(socket: PageSocket): boolean {
    return this.#socket === socket;
  }
  moveTo(url: string): void {
    this.#url = url;
    if (this.mainFrame) this.mainFrame.url = url;
  }
  /** The page has another address and still the same document. */
  moveInPage(url: string): void {
    this.moveTo(url);
    this.emit('did-navigate-in-page', cancellable(), url, true);
  }
  markDestroyed(): void {
    this.#isDestroyed = true;
    this.mainFrame = null;
    this.emit('destroyed');
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  getURL(): string {
    return this.#url;
  }
  send(channel: string, ...args: unknown[]): void {
    this.post({ kind: 'event', channel, args });
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
  setWebRTCIPHandlingPolicy(policy: Parameters<Electron.WebContents['setWebRTCIPHandlingPolicy']>[0]): void {
    record('setWebRTCIPHandlingPolicy', { window: this.id, policy });
  }
  reload(): void {
    this.post({ kind: 'reload' });
  }
  setZoomFactor(factor: number): void {
    this.#zoom = factor;
    this.post({ kind: 'zoom', factor });
  }
  getZoomFactor(): number {
    return this.#zoom;
  }
  forcefullyCrashRenderer(): void {
    record('forcefullyCrashRenderer', { window: this.id });
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 });
  }
}

import { decode, encode } from '../cloneCodec.ts';
import { askPermissions } from './askPermission.ts';
import { contextBridge, markProxies } from './contextBridge.ts';
import { createMessageBoxes, type PageBox } from './messageBoxes.ts';
import {
  type Accelerator,
  reachOfPage,
  watchAccelerators,
  watchContextMenu,
  watchNavigation,
  watchTitle,
} from './watchPage.ts';

type Listener = (event: object, ...args: unknown[]) => void;
interface Waiting {
  resolve: (value: unknown) => void;
  reject: (cause: Error) => void;
}
interface Incoming {
  type: string;
  channel: string;
  args: unknown[];
  id: number;
  value: unknown;
  error?: string;
  factor: number;
  address: string;
  items: Accelerator[];
  boxes: PageBox[];
  command: string;
  by: -1 | 1;
  isGranted: boolean;
  settings: object;
}

/** Optional hook of the browser driver: prints the page through the DevTools protocol. */
interface Driven {
  printByProtocol?: (settings: object) => Promise<string>;
}

const reconnectMs = 300;
/** Socket of this window: page `/w/1/`, socket `/w/1/__shell/socket`. */
const socketAddress = (): string => {
  const [base = '/'] = /^\/w\/\d+\//.exec(location.pathname) ?? [];
  return `${location.origin.replace('http', 'ws')}${base}__shell/socket`;
};

/** Native `window.open`, for windows that main has created. The page's `window.open` asks main. */
let nativeOpen: typeof window.open = () => null;
/** Native `window.close`. The page's `window.close` closes the window in main, which then closes the tab. */
let nativeClose: typeof window.close = () => undefined;
let socket: WebSocket | null = null;
let lastInvoke = 0;
let lastPermission = 0;
const outbox: string[] = [];
const waiting = new Map<number, Waiting>();
const permissions = new Map<number, (isGranted: boolean) => void>();
const listeners = new Map<string, Set<Listener>>();

const send = (message: object): void => {
  const text = encode(message);
  if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  else outbox.push(text);
};

let accelerators: ReturnType<typeof watchAccelerators> | null = null;
let messageBoxes: ReturnType<typeof createMessageBoxes> | null = null;

/** Opens the page of another window. If the browser blocks it, shows a link instead. */
const openWindow = (path: string): void => {
  if (nativeOpen(path, '_blank')) return;
  const link = document.createElement('a');
  Object.assign(link, { href: path, target: '_blank', textContent: 'Open the new window' });
  link.dataset.shellWindow = '';
  Object.assign(link.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    insetBlockEnd: '16px',
    zIndex: '9999',
  });
  link.addEventListener('click', () => link.remove());
  document.body.append(link);
};

const settle = ({ id, value, error }: Incoming): void => {
  const promise = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) promise?.resolve(value);
  else promise?.reject(new Error(error));
};

const print = async ({ id, settings }: Incoming): Promise<void> => {
  const { printByProtocol } = window as Driven;
  const base64 = await printByProtocol?.(settings).catch(() => null);
  send({ type: 'printed', id, base64: base64 ?? null });
};

const receivers: Record<string, (message: Incoming) => void> = {
  answer: settle,
  event: ({ channel, args }) => {
    for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...args);
  },
  zoom: ({ factor }) => {
    document.documentElement.style.zoom = String(factor);
  },
  accelerators: ({ items }) => accelerators?.set(items),
  boxes: ({ boxes }) => messageBoxes?.set(boxes),
  open: ({ address: path }) => openWindow(path),
  history: ({ by }) => history.go(by),
  edit: ({ command }) => void document.execCommand(command),
  permission: ({ id, isGranted }) => {
    permissions.get(id)?.(isGranted);
    permissions.delete(id);
  },
  pdf: (message) => void print(message),
  reload: () => location.reload(),
  close: () => nativeClose(),
};

const connect = (): void => {
  const opened = new WebSocket(socketAddress());
  socket = opened;
  opened.addEventListener('open', () => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isFramed = window.top !== window;
    const { title } = document;
    const hello = { type: 'hello', url: location.href, isFramed, isDark, reach: reachOfPage(), title };
    opened.send(encode(hello));
    for (const text of outbox.splice(0)) opened.send(text);
  });
  opened.addEventListener('message', ({ data }) => {
    const message = decode(String(data)) as Incoming;
    receivers[message.type]?.(message);
  });
  opened.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The app is gone'));
    waiting.clear();
    setTimeout(connect, reconnectMs);
  });
};

const ipcRenderer = {
  invoke: (channel: string, ...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastInvoke += 1;
      waiting.set(lastInvoke, { resolve, reject });
      try {
        send({ type: 'invoke', id: lastInvoke, channel, args });
      } catch (cause) {
        waiting.delete(lastInvoke);
        reject(cause as Error);
      }
    }),
  on: (channel: string, listener: Listener): void => {
    const all = listeners.get(channel) ?? new Set<Listener>();
    listeners.set(channel, all.add(listener));
  },
  removeListener: (channel: string, listener: Listener): void => {
    listeners.get(channel)?.delete(listener);
  },
};

const askMain = (permission: string, isCheck: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    lastPermission += 1;
    permissions.set(lastPermission, resolve);
    send({ type: 'permission', id: lastPermission, permission, isCheck });
  });

export const electronInPage = { contextBridge, ipcRenderer };

/** Connects the page, then runs the preload bundle, as Electron does before any script of the page. */
export const runPreload = (
  preload: (require: (name: string) => unknown, module: { exports: object }, exports: object) => void,
): void => {
  markProxies();
  nativeOpen = window.open.bind(window);
  nativeClose = window.close.bind(window);
  window.close = () => send({ type: 'closed' });
  // First, because an open box must keep all keys from the page.
  messageBoxes = createMessageBoxes((id, response) => send({ type: 'boxAnswer', id, response }));
  accelerators = watchAccelerators((id) => send({ type: 'accelerator', id }));
  watchNavigation(send);
  watchContextMenu(send);
  watchTitle(send);
  askPermissions(askMain);
  connect();
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (name === 'electron') return electronInPage;
    throw new Error(`module not found: ${name}`);
  };
  preload(require, module, module.exports);
};

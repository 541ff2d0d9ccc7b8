import type { KeyPress } from '../substitute/accelerator.ts';

/**
 * Listens after all handlers of the page and only if none called `preventDefault`. In Electron, too, that
 * keeps keys from the menu and clicks from opening links.
 */
const afterPage = <Name extends keyof WindowEventMap>(
  name: Name,
  react: (event: WindowEventMap[Name]) => void,
): void => {
  const last = (event: WindowEventMap[Name]): void => {
    if (!event.defaultPrevented) react(event);
  };
  addEventListener(
    name,
    () => {
      // Re-add the listener for each event, so that it runs after listeners that the page added later.
      removeEventListener(name, last);
      addEventListener(name, last);
    },
    { capture: true },
  );
};

export interface Accelerator {
  id: number;
  keys: KeyPress;
}
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export const isPressed = (event: Press, { key, isNumpad, ctrl, alt, shift, meta }: KeyPress): boolean => {
  const isSameKey = isNumpad
    ? event.code.startsWith('Numpad') && event.key === key
    : !event.code.startsWith('Numpad') && event.key.toLowerCase() === key;
  return (
    isSameKey &&
    event.ctrlKey === ctrl &&
    event.metaKey === meta &&
    event.altKey === alt &&
    event.shiftKey === shift
  );
};

/**
 * Browser shortcuts that an Electron app does not have: reload, back, find, print, save, zoom. Blocked, so
 * that nothing comes to depend on them.
 */
const isBrowserComfort = ({ key, ctrlKey, altKey }: Press): boolean =>
  key === 'F3' ||
  key === 'F5' ||
  (altKey && ['ArrowLeft', 'ArrowRight', 'Home'].includes(key)) ||
  (ctrlKey &&
    ['f', 'g', 'j', 'd', 'h', 'o', 'p', 'r', 's', 'u', '+', '-', '=', '0'].includes(key.toLowerCase()));

/** Sends key presses of the application menu to main, as in a native window. */
export const watchAccelerators = (press: (id: number) => void): { set: (items: Accelerator[]) => void } => {
  let items: Accelerator[] = [];
  afterPage('keydown', (event) => {
    const item = items.find(({ keys }) => isPressed(event, keys));
    if (item || isBrowserComfort(event)) event.preventDefault();
    if (item) press(item.id);
  });
  return {
    set: (next) => {
      items = next;
    },
  };
};

const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFieldAt = (target: Element | null): TextField | null => {
  const field = target?.closest<TextField>('input, textarea');
  if (!field) return null;
  return field instanceof HTMLTextAreaElement || textTypes.has(field.type) ? field : null;
};

/** Subset of Electron's `params` that a browser can supply. */
const paramsOf = (event: MouseEvent) => {
  const target = event.composedPath()[0] as Element | null;
  const field = textFieldAt(target);
  const isEditable = field
    ? !field.readOnly && !field.disabled
    : (target as HTMLElement | null)?.isContentEditable === true;
  // URL and number inputs expose the selected text, but not the selection range.
  const { selectionStart = null, selectionEnd = null } = field ?? {};
  const isTold = field !== null && selectionStart !== null && selectionEnd !== null;
  const selectionText = isTold
    ? field.value.slice(selectionStart, selectionEnd)
    : String(getSelection() ?? '');
  const isSecret = field instanceof HTMLInputElement && field.type === 'password';
  const canCopy = selectionText !== '' && !isSecret;
  return {
    x: event.clientX,
    y: event.clientY,
    isEditable,
    selectionText: isSecret ? '' : selectionText,
    editFlags: {
      canUndo: isEditable && document.queryCommandEnabled('undo'),
      canRedo: isEditable && document.queryCommandEnabled('redo'),
      canCut: isEditable && canCopy,
      canCopy,
      canPaste: isEditable,
      canDelete: isEditable && selectionText !== '',
      canSelectAll: true,
    },
  };
};

/** Suppresses the browser's context menu. As in Electron, main builds one on `context-menu`. */
export const watchContextMenu = (send: (message: object) => void): void =>
  afterPage('contextmenu', (event) => {
    event.preventDefault();
    const link = (event.composedPath()[0] as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    send({ type: 'contextMenu', params: paramsOf(event), linkURL: link?.href ?? '' });
  });

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly navigationType: string;
}

interface Navigation extends EventTarget {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

const navigationOfPage = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

export const reachOfPage = () => {
  const { canGoBack = false, canGoForward = false } = navigationOfPage() ?? {};
  return { canGoBack, canGoForward };
};

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** Disposition that Chromium gives a clicked link. `null`: the same window, reported as `will-navigate`. */
const dispositionOf = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent, target: string): string | null => {
  const isMac = navigator.platform.startsWith('Mac');
  if (button === 1 || (isMac ? metaKey : ctrlKey)) return shiftKey ? 'foreground-tab' : 'background-tab';
  if (shiftKey) return 'new-window';
  return target !== '' && !['_self', '_top', '_parent'].includes(target) ? 'foreground-tab' : null;
};

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  (event.composedPath()[0] as Element | null)?.closest?.('a[href]') ?? null;

/**
 * Asks main, as Electron does, before a page leaves its document (`will-navigate`) and when it opens a window
 * (`setWindowOpenHandler`). Navigation within a document is free and only reported (`did-navigate-in-page`).
 */
export const watchNavigation = (send: (message: object) => void): void => {
  const navigation = navigationOfPage();
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event as NavigateEvent;
    const stays = destination.sameDocument || withoutHash(destination.url) === withoutHash(location.href);
    if (stays || navigationType === 'reload') return;
    event.preventDefault();
    send({ type: 'willNavigate', url: destination.url });
  });
  // `hashchange` does not fire when the router uses `history`.
  navigation?.addEventListener('currententrychange', () =>
    send({ type: 'moved', url: location.href, reach: reachOfPage() }),
  );
  const askForWindow = (url: string, disposition: string, frameName = '', features = ''): void =>
    send({ type: 'windowOpen', url, disposition, frameName, features });
  window.open = (address, target = '_blank', features = '') => {
    const url = new URL(address ?? 'about:blank', location.href).href;
    askForWindow(url, features === '' ? 'foreground-tab' : 'new-window', target, features);
    return null;
  };
  const openLink = (event: MouseEvent): void => {
    const link = linkOf(event);
    const disposition = link && dispositionOf(event, link.target);
    // Link of the shell itself, shown when the browser blocked a new window.
    if (!link || !disposition || link.dataset.shellWindow !== undefined) return;
    event.preventDefault();
    askForWindow(link.href, disposition, link.target);
  };
  afterPage('click', openLink);
  afterPage('auxclick', (event) => {
    if (event.button === 1) openLink(event);
  });
};

export const watchTitle = (send: (message: object) => void): void => {
  let { title } = document;
  const changes = new MutationObserver(() => {
    if (document.title === title) return;
    title = document.title;
    send({ type: 'titled', title });
  });
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
};

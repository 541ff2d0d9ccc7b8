import { afterPage } from './afterPage.ts';

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly navigationType: string;
}

interface Navigation extends EventTarget {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

const navigationOfPage = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

/** What `navigationHistory` answers in main. */
export const reachOfPage = () => {
  const { canGoBack = false, canGoForward = false } = navigationOfPage() ?? {};
  return { canGoBack, canGoForward };
};

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** How Chromium would open a link that was clicked like this; null: in its own window, as `will-navigate`. */
const dispositionOf = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent, target: string): string | null => {
  const isMac = navigator.platform.startsWith('Mac');
  if (button === 1 || (isMac ? metaKey : ctrlKey)) return shiftKey ? 'foreground-tab' : 'background-tab';
  if (shiftKey) return 'new-window';
  return target !== '' && !['_self', '_top', '_parent'].includes(target) ? 'foreground-tab' : null;
};

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  (event.composedPath()[0] as Element | null)?.closest?.('a[href]') ?? null;

/**
 * Asks main where Electron would: before a page leaves its document (`will-navigate`), and when it wants a new
 * window (`setWindowOpenHandler`). Main decides; the page stays where it is until then. Within its document a page
 * moves as it likes, and main is told (`did-navigate-in-page`).
 */
export const watchNavigation = (send: (message: object) => void): void => {
  const navigation = navigationOfPage();
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event as NavigateEvent;
    const stays = destination.sameDocument || withoutHash(destination.url) === withoutHash(location.href);
    if (stays || navigationType === 'reload') return;
    event.preventDefault();
    send({ kind: 'willNavigate', url: destination.url });
  });
  // Not `hashchange`, which keeps silent when the router goes through `history`.
  navigation?.addEventListener('currententrychange', () =>
    send({ kind: 'moved', url: location.href, reach: reachOfPage() }),
  );
  const askForWindow = (url: string, disposition: string, frameName = '', features = ''): void =>
    send({ kind: 'windowOpen', url, disposition, frameName, features });
  window.open = (address, target = '_blank', features = '') => {
    const url = new URL(address ?? 'about:blank', location.href).href;
    askForWindow(url, features === '' ? 'foreground-tab' : 'new-window', target, features);
    return null;
  };
  const openLink = (event: MouseEvent): void => {
    const link = linkOf(event);
    const disposition = link && dispositionOf(event, link.target);
    // The shell's own link to a window that the browser would not open by itself.
    if (!link || !disposition || link.dataset.shellWindow !== undefined) return;
    event.preventDefault();
    askForWindow(link.href, disposition, link.target);
  };
  afterPage('click', openLink);
  afterPage('auxclick', (event) => {
    if (event.button === 1) openLink(event);
  });
};

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly navigationType: string;
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Asks main where Electron would: before a page leaves its document (`will-navigate`), and when it wants a new
 * window (`setWindowOpenHandler`). Main decides; the page stays where it is until then. Within its document a page
 * moves as it likes, and main is told (`did-navigate-in-page`).
 */
export const watchNavigation = (send: (message: object) => void): void => {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = event as NavigateEvent;
    const stays = destination.sameDocument || withoutHash(destination.url) === withoutHash(location.href);
    if (stays || navigationType === 'reload') return;
    event.preventDefault();
    send({ kind: 'willNavigate', url: destination.url });
  });
  // Not `hashchange`, which keeps silent when the router goes through `history`.
  navigation?.addEventListener('currententrychange', () => send({ kind: 'moved', url: location.href }));
  window.open = (address) => {
    send({ kind: 'windowOpen', url: new URL(address ?? 'about:blank', location.href).href });
    return null;
  };
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.(
        'a[target="_blank"]',
      ) as HTMLAnchorElement | null;
      if (!link || link.getAttribute('href')?.startsWith('/w/')) return;
      event.preventDefault();
      send({ kind: 'windowOpen', url: link.href });
    },
    { capture: true },
  );
};

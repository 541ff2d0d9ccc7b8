import { app, type WebContents } from 'electron';
import { appHost, appScheme } from './appProtocol.ts';
import { developmentServer } from './developmentServer.ts';

/** Only the app's own document may be shown in a window; a changed hash is not a navigation. */
export const isOwnDocument = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isApp = url.protocol === `${appScheme}:` && url.host === appHost;
  const isDevelopment = url.origin === developmentServer()?.origin;
  return (isApp && ['/', '/index.html'].includes(url.pathname)) || isDevelopment;
};

/** What becomes of an address that a page wanted to open in a window of its own. */
type OpenLink = (url: string) => void;

const guard = (contents: WebContents, openLink: OpenLink): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnDocument(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOwnDocument(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Windows are opened by main only; a link that asks for one is at most handed to the person's browser.
  contents.setWindowOpenHandler(({ url }) => {
    openLink(url);
    return { action: 'deny' };
  });
};

/** Guards every page there will ever be, also ones that Electron creates by itself. */
export const guardNavigation = (openLink: OpenLink): void => {
  app.on('web-contents-created', (_event, contents) => guard(contents, openLink));
};

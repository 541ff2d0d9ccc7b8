import { app, type WebContents } from 'electron';
import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { appHost, appScheme } from './appProtocol.ts';

/**
 * `npm run dev` serves the renderer from a loopback address that electron-vite puts into the environment. An installed
 * app never looks there: whoever sets the variable would show a page of theirs in our windows.
 */
export const developmentServer = (): URL | null => {
  const address = process.env.ELECTRON_RENDERER_URL;
  return app.isPackaged || !address || !URL.canParse(address) ? null : new URL(address);
};

/** Only the app's own document may be shown in a window; a changed hash is not a navigation. */
export const isOwnDocument = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isApp = url.protocol === `${appScheme}:` && url.host === appHost;
  const isDevelopment = url.origin === developmentServer()?.origin;
  return (isApp && ['/', '/index.html'].includes(url.pathname)) || isDevelopment;
};

/** The path in the app that an address of ours leads to, or null. */
export const pathOfPage = (address: string): string | null => {
  if (!isOwnDocument(address)) return null;
  const path = appPathSchema.safeParse(new URL(address).hash.slice(1));
  return path.success ? path.data : null;
};

/** What becomes of an address that a page wanted to open in a window of its own. */
interface Openers {
  /** A page of the app. */
  page: (path: string) => void;
  /** Anything else. */
  link: (url: string) => void;
}

const guard = (contents: WebContents, open: Openers): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnDocument(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOwnDocument(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Windows are made by main only: for a link that was clicked with Ctrl or the middle button, wherever it stands. One
  // that leads elsewhere is at most handed to the person's browser.
  contents.setWindowOpenHandler(({ url }) => {
    const path = pathOfPage(url);
    if (path === null) open.link(url);
    else open.page(path);
    return { action: 'deny' };
  });
};

/** Guards every page there will ever be, also ones that Electron creates by itself. */
export const guardNavigation = (open: Openers): void => {
  app.on('web-contents-created', (_event, contents) => guard(contents, open));
};

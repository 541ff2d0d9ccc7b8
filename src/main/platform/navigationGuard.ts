import { app, type WebContents } from 'electron';
import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { appHost, appScheme } from './appProtocol.ts';

/**
 * `npm run dev` serves the renderer from a loopback address in an environment variable of electron-vite. An
 * installed app ignores it: otherwise anyone who sets the variable could show a page of their own in our
 * windows.
 */
export const developmentServer = (): URL | null => {
  const address = process.env.ELECTRON_RENDERER_URL;
  return app.isPackaged || !address || !URL.canParse(address) ? null : new URL(address);
};

/** True for the app's own document, the only one that windows may show. A changed hash is no navigation. */
export const isOwnDocument = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isApp = url.protocol === `${appScheme}:` && url.host === appHost;
  const isDevelopment = url.origin === developmentServer()?.origin;
  return (isApp && ['/', '/index.html'].includes(url.pathname)) || isDevelopment;
};

/** Path inside the app, or `null` if the address is not ours. */
export const pathOfPage = (address: string): string | null => {
  if (!isOwnDocument(address)) return null;
  const path = appPathSchema.safeParse(new URL(address).hash.slice(1));
  return path.success ? path.data : null;
};

interface Openers {
  page: (path: string) => void;
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
  // Only main creates windows, after a click on a link with Ctrl or the middle button. An external link is at
  // most passed to the system's browser.
  contents.setWindowOpenHandler(({ url }) => {
    const path = pathOfPage(url);
    if (path === null) open.link(url);
    else open.page(path);
    return { action: 'deny' };
  });
};

/** Guards all pages, including those that Electron creates itself. */
export const guardNavigation = (open: Openers): void => {
  app.on('web-contents-created', (_event, contents) => guard(contents, open));
};

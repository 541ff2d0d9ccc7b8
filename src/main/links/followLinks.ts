import { app, type BrowserWindow } from 'electron';
import { linkScheme } from '#shared/domain/appLink.ts';
import type { Session } from '../auth/session.ts';
import { confirmLinkLogin } from './confirmLinkLogin.ts';
import { createDeepLinks, type LinkInbox, tokenOfLink } from './deepLinks.ts';
import { pathOfScreenLink } from './screenLinks.ts';

interface LinkParts {
  links: LinkInbox;
  session: Session;
  /** A main window in front of the person; made when there is none. */
  focusMain: () => BrowserWindow;
  /** Shows a path in such a window, as soon as its page can. */
  navigate: (path: string) => void;
}

/** Follows links from the system, to a login or a screen: those that waited for the start, and every later one. */
export const followLinks = ({ links, session, focusMain, navigate }: LinkParts): void => {
  const handle = createDeepLinks({
    login: (token) => session.loginWithToken(token, (stake) => confirmLinkLogin(focusMain(), stake)),
    navigate,
  });
  const follow = async (link: string): Promise<void> => {
    const path = pathOfScreenLink(link);
    if (path === null && tokenOfLink(link) === null) return;
    // A token can be used once: there must be a window that shows what comes of it.
    focusMain();
    await session.start();
    if (path === null) await handle(link);
    // The page asks about what is not saved in it, and shows whoever is not logged in that they have to.
    else navigate(path);
  };
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  links.follow((link) => void follow(link));
};

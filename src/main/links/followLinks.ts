import { msg } from '@lingui/core/macro';
import { app, type BrowserWindow, dialog } from 'electron';
import { linkScheme } from '#shared/domain/appLink.ts';
import type { Session } from '../auth/session.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { createDeepLinks, tokenOfLink } from './deepLinks.ts';
import type { LinkInbox } from './linkInbox.ts';
import { pathOfScreenLink } from './screenLinks.ts';

const confirmReplace = async (window: BrowserWindow): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: mainI18n._(msg`Log in with this link?`),
    detail: mainI18n._(msg`You are logged in. Using the link ends the current session.`),
    buttons: [mainI18n._(msg`Cancel`), mainI18n._(msg`Log in`)],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
};

interface LinkParts {
  links: LinkInbox;
  session: Session;
  /** A main window in front of the person; made when there is none. */
  bringMain: () => BrowserWindow;
  /** Shows a path in such a window, as soon as its page can. */
  navigate: (path: string) => void;
}

/** Follows links from the system, to a login or a screen: those that waited for the start, and every later one. */
export const followLinks = ({ links, session, bringMain, navigate }: LinkParts): void => {
  const handle = createDeepLinks({
    isLoggedIn: () => session.state().status === 'loggedIn',
    confirmReplace: () => confirmReplace(bringMain()),
    login: session.loginWithToken,
    navigate,
  });
  const follow = async (link: string): Promise<void> => {
    const path = pathOfScreenLink(link);
    if (path === null && tokenOfLink(link) === null) return;
    // A token can be used once: there must be a window that shows what comes of it.
    bringMain();
    // Only a restored session can be asked about; a link at start must not slip in before it.
    await session.start();
    if (path === null) await handle(link);
    // The page asks about what is not saved in it, and shows whoever is not logged in that they have to.
    else navigate(path);
  };
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  links.follow((link) => void follow(link));
};

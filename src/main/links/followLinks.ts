import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import type { AtStake, Session } from '../auth/session.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { offerToOpenLinks } from '../platform/systemIdentity.ts';
import { createDeepLinks, type LinkInbox, tokenOfLink } from './deepLinks.ts';
import { pathOfScreenLink } from './screenLinks.ts';

const wordsFor = ({ user, isLoggedIn, isRemembered }: AtStake): string => {
  const name = `${user.firstName} ${user.lastName}`.trim();
  if (!isLoggedIn) {
    return mainI18n._(
      msg`This computer remembers the login of ${name}. Using the link ends that: they will have to log in again.`,
    );
  }
  return isRemembered
    ? mainI18n._(
        msg`You are logged in as ${name}. Using the link ends this session, and this computer no longer remembers the login.`,
      )
    : mainI18n._(msg`You are logged in as ${name}. Using the link ends this session.`);
};

/** Asks before a login by link takes a login away; main's own dialog, which no page can answer. */
export const confirmLinkLogin = async (window: BrowserWindow, stake: AtStake): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'question',
    message: mainI18n._(msg`Log in with this link?`),
    detail: wordsFor(stake),
    buttons: [mainI18n._(msg`Cancel`), mainI18n._(msg`Log in`)],
  });
  return response === 1;
};

interface LinkOptions {
  links: LinkInbox;
  session: Session;
  /** A main window in front of the person; made when there is none. */
  focusMain: () => BrowserWindow;
  /** Shows a path in such a window, as soon as its page can. */
  navigate: (path: string) => void;
}

/** Follows links from the system, to a login or a screen: those that waited for the start, and every later one. */
export const followLinks = ({ links, session, focusMain, navigate }: LinkOptions): void => {
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
  offerToOpenLinks();
  links.follow((link) => void follow(link));
};

import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { personName } from '#shared/rules/personName.ts';
import type { AtStake } from '../auth/logins.ts';
import type { Session } from '../auth/session.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { offerToOpenLinks } from '../platform/systemIdentity.ts';
import { createDeepLinks, type LinkInbox, tokenOfLink } from './deepLinks.ts';
import { pathOfScreenLink } from './screenLinks.ts';

const wordsFor = ({ user, isLoggedIn, isRemembered }: AtStake): string => {
  const name = personName(user);
  if (!isLoggedIn) {
    return mainI18n._(
      msg`This computer remembers the login of ${name}. If you use the link, ${name} has to log in again.`,
    );
  }
  return isRemembered
    ? mainI18n._(
        msg`You are logged in as ${name}. If you use the link, this session ends and this computer forgets the login.`,
      )
    : mainI18n._(msg`You are logged in as ${name}. If you use the link, this session ends.`);
};

/** Asks before a login link replaces another login, in a dialog of main that no page can answer. */
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
  focusMain: () => BrowserWindow;
  navigate: (path: string) => void;
}

/** Follows login and screen links from the system: those queued during the start, then every later one. */
export const followLinks = ({ links, session, focusMain, navigate }: LinkOptions): void => {
  const handle = createDeepLinks({
    login: (token) => session.loginWithToken(token, (stake) => confirmLinkLogin(focusMain(), stake)),
    navigate,
  });
  const follow = async (link: string): Promise<void> => {
    const path = pathOfScreenLink(link);
    if (path === null && tokenOfLink(link) === null) return;
    // A token works once, so a window must be open to show the result.
    focusMain();
    await session.start();
    if (path === null) await handle(link);
    // The page asks about its unsaved changes, and shows the login first if necessary.
    else navigate(path);
  };
  offerToOpenLinks();
  links.follow((link) => void follow(link));
};

import { msg } from '@lingui/core/macro';
import { app, dialog } from 'electron';
import type { Session } from '../auth/session.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { createDeepLinks, linkIn, linkScheme } from './deepLinks.ts';

const confirmReplace = async (): Promise<boolean> => {
  const { response } = await dialog.showMessageBox({
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

interface LoginLinkParts {
  session: Session;
  focusWindow: () => void;
  navigate: (path: string) => void;
}

/** Login links from the system: at start, from a second start, and (on macOS) as an event. */
export const listenToLoginLinks = ({ session, focusWindow, navigate }: LoginLinkParts): void => {
  const handle = createDeepLinks({
    isLoggedIn: () => session.state().status === 'loggedIn',
    confirmReplace,
    login: session.loginWithToken,
    navigate,
  });
  const follow = async (link: string | null): Promise<void> => {
    if (!link) return;
    // Only a restored session can be asked about; a link at start must not slip in before it.
    await session.start();
    await handle(link);
  };
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  app.on('second-instance', (_event, argv) => {
    focusWindow();
    void follow(linkIn(argv));
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    void follow(url);
  });
  void follow(linkIn(process.argv));
};

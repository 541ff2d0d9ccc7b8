import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import type { AtStake } from '../auth/session.ts';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

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

/** Asks before a login by link takes a login away; main's own question, which no page can answer. */
export const confirmLinkLogin = async (window: BrowserWindow, stake: AtStake): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'question',
    message: mainI18n._(msg`Log in with this link?`),
    detail: wordsFor(stake),
    buttons: [mainI18n._(msg`Cancel`), mainI18n._(msg`Log in`)],
  });
  return response === 1;
};

import { msg, plural } from '@lingui/core/macro';
import { BrowserWindow, Notification } from 'electron';
import type { Notice } from '#shared/api/notices.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { isKnownToSystem } from '../platform/windowsIdentity.ts';

/** One notification each up to here; more come as one that says how many. */
const mostAtOnce = 3;
/** What the system may still list; a click on an older one leads nowhere. */
const keptReferences = 50;

interface AnnouncerParts {
  isMuted: () => boolean;
  /** Names of people are not to be read over somebody's shoulder. */
  isPrivate: () => boolean;
  open: (country: string, notice: Notice) => void;
  /** Shows the list of notices. */
  showAll: () => void;
}

const titleOf = ({ type, title }: Notice, isPrivate: boolean): string =>
  isPrivate && type === 'candidates' ? mainI18n._(msg`A courier asks to be accepted`) : title;

/** Tells a person who looks elsewhere what is new, as the system shows such things. */
export const createAnnouncer = ({ isMuted, isPrivate, open, showAll }: AnnouncerParts) => {
  // Without a reference Electron forgets whom to tell of a click, also of one in the system's list, hours later.
  const shown: Notification[] = [];

  const show = (title: string, body: string, onClick: () => void): void => {
    const notification = new Notification({ title, body });
    notification.once('click', onClick);
    shown.push(notification);
    if (shown.length > keptReferences) shown.shift();
    notification.show();
  };

  const mayShow = (): boolean => isKnownToSystem() && Notification.isSupported();

  // Windows tells of every click; those of this run reach their notification too. Asking whether there are any is what
  // makes Electron listen for those of an earlier run.
  if (process.platform === 'win32' && mayShow())
    Notification.handleActivation((details) => {
      const tag = new URLSearchParams(details.arguments).get('tag');
      if (!shown.some(({ id }) => id === tag)) showAll();
    });

  return (country: string, notices: readonly Notice[]): void => {
    if (isMuted() || BrowserWindow.getFocusedWindow() !== null || !mayShow()) return;
    const count = notices.length;
    if (count <= mostAtOnce) {
      for (const notice of notices)
        show(titleOf(notice, isPrivate()), notice.description ?? '', () => open(country, notice));
      return;
    }
    const title = msg`${plural(count, { one: '# new notification', other: '# new notifications' })}`;
    show(mainI18n._(title), '', showAll);
  };
};

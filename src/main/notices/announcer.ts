import { msg, plural } from '@lingui/core/macro';
import { BrowserWindow, Notification } from 'electron';
import type { Notice } from '#shared/api/staff.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { isKnownToSystem } from '../platform/systemIdentity.ts';

/** One notification each up to here; more come as one that says how many. */
const maxAtOnce = 3;
/** What the system may still list; a click on an older one leads nowhere. */
const keptReferences = 50;

interface AnnouncerOptions {
  isMuted: () => boolean;
  /** Names of people are not to be read over somebody's shoulder. */
  isPrivate: () => boolean;
  open: (country: string, notice: Notice) => void;
  /** Shows the list of notices. */
  showAll: () => void;
}

const countOf = (count: number): string =>
  mainI18n._(msg`${plural(count, { one: '# new notification', other: '# new notifications' })}`);

/** What a server wrote may name somebody; in privacy mode only the kind of a notice is told. */
const wordsOf = ({ type, title, description }: Notice, isPrivate: boolean) => {
  if (!isPrivate) return { title, body: description ?? '' };
  return {
    title: type === 'candidates' ? mainI18n._(msg`A courier asks to be accepted`) : countOf(1),
    body: '',
  };
};

/**
 * Desktops of Linux read tags in the body: links, pictures from anywhere. Some show `&lt;` as it is, so that
 * escaping would be seen; marks that only look alike are plain text for all of them.
 */
const plainBody = (text: string): string =>
  process.platform === 'linux' ? text.replaceAll('<', '‹').replaceAll('>', '›') : text;

/** Tells a person who looks elsewhere what is new, as the system shows such things. */
export const createAnnouncer = ({ isMuted, isPrivate, open, showAll }: AnnouncerOptions) => {
  // Without a reference Electron forgets whom to tell of a click, also of one in the system's list, hours later.
  const shown: Notification[] = [];

  const show = (title: string, body: string, onClick: () => void): void => {
    const notification = new Notification({ title, body: plainBody(body) });
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

  const isWanted = (): boolean => !isMuted() && BrowserWindow.getFocusedWindow() === null && mayShow();

  const announce = (country: string, notices: readonly Notice[]): void => {
    if (!isWanted()) return;
    const count = notices.length;
    if (count <= maxAtOnce) {
      for (const notice of notices) {
        const { title, body } = wordsOf(notice, isPrivate());
        show(title, body, () => open(country, notice));
      }
      return;
    }
    show(countOf(count), '', showAll);
  };
  return {
    announce,
    /** A sentence of ours, without names. */
    say: (text: string, onClick: () => void): void => {
      if (isWanted()) show(text, '', onClick);
    },
  };
};

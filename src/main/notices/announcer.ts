import { msg, plural } from '@lingui/core/macro';
import { BrowserWindow, Notification } from 'electron';
import type { Notice } from '#shared/api/staff.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import { mainI18n } from '../platform/mainI18n.ts';
import { isKnownToSystem } from '../platform/systemIdentity.ts';

/** More new notices than this become a single notification with their count. */
const maxAtOnce = 3;
/** Notifications that keep their click handler. Clicks on older ones have no effect. */
const maxReferences = 50;

/** More than systems show. Windows limits a whole notification to five kilobytes. */
const maxTitle = 200;
const maxBody = 500;

interface AnnouncerOptions {
  isMuted: () => boolean;
  isPrivate: () => boolean;
  open: (country: string, notice: Notice) => void;
  showAll: () => void;
}

const countOf = (count: number): string =>
  mainI18n._(msg`${plural(count, { one: '# new notification', other: '# new notifications' })}`);

/** The server's text may contain personal data, so privacy mode shows only the type of a notice. */
const wordsOf = ({ type, title, description }: Notice, isPrivate: boolean) => {
  if (!isPrivate) return { title, body: description ?? '' };
  return {
    title: type === 'candidates' ? mainI18n._(msg`A courier is waiting for approval`) : countOf(1),
    body: '',
  };
};

/**
 * Linux desktops interpret markup in the body, such as links and remote images. Some show `&lt;` literally,
 * so escaping would be visible; similar characters are plain text everywhere.
 */
const plainBody = (text: string): string =>
  process.platform === 'linux' ? text.replaceAll('<', '‹').replaceAll('>', '›') : text;

/** Time of day on this computer, whose user reads it. */
const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

/** Shows system notifications while no window of the app has the focus. */
export const createAnnouncer = ({ isMuted, isPrivate, open, showAll }: AnnouncerOptions) => {
  // Keeps references: Electron loses the click handler of a garbage-collected notification, which the system
  // may list for hours.
  const shown: Notification[] = [];

  const show = (
    title: string,
    body: string,
    onClick: () => void,
    button?: { text: string; run: () => void },
  ): void => {
    const notification = new Notification({
      title: shortenText(title, maxTitle),
      body: plainBody(shortenText(body, maxBody)),
      ...(button ? { actions: [{ type: 'button', text: button.text }] } : {}),
    });
    notification.once('click', onClick);
    if (button) notification.once('action', button.run);
    shown.push(notification);
    if (shown.length > maxReferences) shown.shift();
    notification.show();
  };

  const mayShow = (): boolean => isKnownToSystem() && Notification.isSupported();

  // Windows reports every click, also those that a notification of this run handles itself. `isSupported`
  // makes Electron listen for clicks on notifications of earlier runs.
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
    announceStop: ({ name, since }: StopNote, onClick: () => void, resume: () => void): void => {
      if (!isWanted()) return;
      const place = name || mainI18n._(msg`Establishment`);
      const at = since === null ? '' : timeOf(since);
      const title = at
        ? mainI18n._(msg`${place}: stopped since ${at}`)
        : mainI18n._(msg`${place}: takes no orders`);
      // Notifications of Linux have no buttons.
      const body = mainI18n._(msg`You asked for this reminder. Click to open and resume.`);
      show(title, body, onClick, { text: mainI18n._(msg`Resume`), run: resume });
    },
    /** Shows a text without personal data. */
    announceText: (text: string, onClick: () => void): void => {
      if (isWanted()) show(text, '', onClick);
    },
  };
};

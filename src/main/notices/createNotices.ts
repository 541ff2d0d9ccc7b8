import type { Notice, ShownNotice } from '#shared/api/staff.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import { noticeKey, noticePath } from '#shared/screens/notices.ts';
import { fillPattern, listPatterns } from '#shared/screens/screenPatterns.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Session } from '../auth/session.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createAnnouncer } from './announcer.ts';
import { createAppBadge } from './appBadge.ts';
import { createNoticeBoard } from './noticeBoard.ts';
import { createOrderNews } from './orderNews.ts';

interface NoticesOptions {
  api: ApiClient;
  session: Session;
  userKey: () => string;
  settings: SettingsStore;
  onChanged: (country: string, notices: ShownNotice[]) => void;
  navigate: (path: string) => void;
  showAll: () => void;
}

export const createNotices = (options: NoticesOptions) => {
  const { api, session, userKey, settings, onChanged, navigate, showAll } = options;
  const isMuted = (): boolean => settings.get('mutedNotices').includes(userKey());

  const board = createNoticeBoard({
    api,
    session,
    userKey,
    settings,
    onChanged,
    onNew: (country, notices) => announcer.announce(country, notices),
    onCount: createAppBadge(process.platform),
  });

  /** Opens the target of a notice and moves the notice to "Opened" in the bell's list. */
  const open = (country: string, notice: Notice): void => {
    const path = noticePath(notice);
    if (path === null) {
      showAll();
      return;
    }
    void board.open(country, noticeKey(notice));
    navigate(path);
  };
  const announcer = createAnnouncer({
    isMuted,
    isPrivate: () => settings.get('privacy'),
    open,
    showAll,
  });

  return {
    ...board,
    isMuted,
    notifyOfOrders: createOrderNews({
      isWanted: () => settings.get('orderNotices'),
      announce: (text, path) => announcer.announceText(text, () => navigate(path)),
    }),
    /** Reminds of a stopped establishment. A click opens it; *Resume* is there where systems have buttons. */
    announceStop: (note: StopNote, resume: () => void): void =>
      announcer.announceStop(
        note,
        () => navigate(`${fillPattern(listPatterns.establishments, note)}/${encodeURIComponent(note.id)}`),
        resume,
      ),
    setMuted: (wanted: boolean): void => {
      const others = settings.get('mutedNotices').filter((other) => other !== userKey());
      settings.set({ mutedNotices: wanted ? [...others, userKey()] : others });
    },
  };
};

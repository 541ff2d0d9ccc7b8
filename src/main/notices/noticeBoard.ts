import type { Notice } from '#shared/api/staff.ts';
import { countriesOf } from '#shared/domain/countries.ts';
import { noticeKey } from '#shared/domain/notices.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Session } from '../auth/session.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

const freshMs = 60_000;
/** How many put-away notices are kept per administrator. */
const keptDismissals = 1000;

export interface NoticeBoard {
  /** What the last question of this minute was answered, whichever window asked it. */
  read(country: string): Promise<Result<Notice[]>>;
  dismiss(country: string, key: string): Promise<Result<Notice[]>>;
  /** Asks anew for the countries that windows have asked about; the clock of live updates says when. */
  poll(): Promise<void>;
  /** Nothing of the one who left is shown to the one who comes. */
  userChanged(): void;
}

interface NoticeParts {
  api: ApiClient;
  session: Session;
  /** Who is logged in, on which server: what is put away is kept by it. */
  person: () => string;
  settings: SettingsStore;
  onChanged: (country: string, notices: Notice[]) => void;
  /** Notices that were not there a minute ago. */
  onNew: (country: string, notices: Notice[]) => void;
  /** How many there are in all countries that are looked at. */
  onCount: (count: number) => void;
}

interface KnownNotices {
  readAt: number;
  notices: Notice[];
}

/** Notices are polled once for all windows; what a person put away is remembered for that person. */
export const createNoticeBoard = (parts: NoticeParts): NoticeBoard => {
  const { api, session, person, settings, onChanged, onNew, onCount } = parts;
  /** By country, of one person only. */
  let known = new Map<string, KnownNotices>();
  const running = new Map<string, Promise<Result<Notice[]>>>();
  let ownerId = '';

  const visible = (notices: readonly Notice[]): Notice[] => {
    const away = new Set(settings.get('dismissedNotices')[person()] ?? []);
    return notices.filter((notice) => !away.has(noticeKey(notice)));
  };
  const tellCount = (): void =>
    onCount([...known.values()].reduce((count, { notices }) => count + visible(notices).length, 0));

  const userChanged = (): void => {
    if (ownerId === person()) return;
    ownerId = person();
    known = new Map();
    running.clear();
    tellCount();
  };

  const fetchAnew = async (country: string): Promise<Result<Notice[]>> => {
    const mine = known;
    const result = await api.call({ operation: 'utils.notices', params: { country } });
    if (!result.ok) return result;
    const notices = result.data as Notice[];
    const before = known.get(country)?.notices;
    // Asked for somebody who is no longer here.
    if (mine !== known) return success([]);
    known.set(country, { readAt: Date.now(), notices });
    const shown = visible(notices);
    const seen = new Set(before?.map(noticeKey));
    const added = before ? shown.filter((notice) => !seen.has(noticeKey(notice))) : [];
    onChanged(country, shown);
    if (added.length > 0) onNew(country, added);
    tellCount();
    return success(shown);
  };

  const refresh = (country: string): Promise<Result<Notice[]>> => {
    const asked = running.get(country);
    if (asked) return asked;
    const answer = fetchAnew(country).finally(() => {
      if (running.get(country) === answer) running.delete(country);
    });
    running.set(country, answer);
    return answer;
  };

  const read: NoticeBoard['read'] = async (country) => {
    userChanged();
    const found = known.get(country);
    if (found && Date.now() - found.readAt < freshMs) return success(visible(found.notices));
    return refresh(country);
  };

  const poll = async (): Promise<void> => {
    userChanged();
    const { status, user } = session.state();
    if (status !== 'loggedIn' || !user) return;
    await Promise.all(
      countriesOf(user.country)
        .filter((country) => known.has(country))
        .map(refresh),
    );
  };

  return {
    read,
    dismiss: async (country, key) => {
      const dismissed = settings.get('dismissedNotices');
      const others = (dismissed[person()] ?? []).filter((other) => other !== key);
      const keys = [...others, key].slice(-keptDismissals);
      settings.set({ dismissedNotices: { ...dismissed, [person()]: keys } });
      for (const [shownIn, { notices }] of known) onChanged(shownIn, visible(notices));
      tellCount();
      return read(country);
    },
    poll,
    userChanged,
  };
};

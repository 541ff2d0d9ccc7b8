import type { Notice, ShownNotice } from '#shared/api/staff.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { countriesOf, timeZoneIn } from '#shared/rules/countries.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { noticeKey } from '#shared/screens/notices.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Session } from '../auth/session.ts';
import { maxOpenedNotices } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

const freshMs = 60_000;
const maxDismissals = 1000;

export interface NoticeBoard {
  /** Cached for a minute, for all windows together. */
  read(country: string): Promise<Result<ShownNotice[]>>;
  dismiss(country: string, key: string): Promise<Result<ShownNotice[]>>;
  /** Marks a notice as opened: no longer new, but listed until the country's day ends. */
  open(country: string, key: string): Promise<Result<ShownNotice[]>>;
  /** Refetches the countries that windows have requested. The timer of live updates calls it. */
  poll(): Promise<void>;
  /** Drops all data of the previous user. */
  userChanged(): void;
}

interface NoticeOptions {
  api: ApiClient;
  session: Session;
  /** Server and user id, the key for dismissed and opened notices. */
  userKey: () => string;
  settings: SettingsStore;
  onChanged: (country: string, notices: ShownNotice[]) => void;
  onNew: (country: string, notices: Notice[]) => void;
  /** Total over all requested countries. */
  onCount: (count: number) => void;
}

interface KnownNotices {
  readAt: number;
  notices: Notice[];
  /** Opened notices by key. The server may no longer return them after a decision. */
  opened: Map<string, Notice>;
}

const dayOf = (instant: Date, country: string): string => dayInZone(instant, timeZoneIn(country));

/** Notices that the user has dismissed or opened, in the settings. */
const createSeenNotices = ({ settings, userKey }: Pick<NoticeOptions, 'settings' | 'userKey'>) => {
  const visible = (notices: readonly Notice[]): Notice[] => {
    const away = new Set(settings.get('dismissedNotices')[userKey()] ?? []);
    return notices.filter((notice) => !away.has(noticeKey(notice)));
  };
  const openedToday = (country: string) =>
    (settings.get('openedNotices')[userKey()] ?? []).filter(
      (opened) =>
        opened.country === country &&
        dayOf(new Date(opened.openedAt), country) === dayOf(new Date(), country),
    );
  return {
    visible,
    openedToday,
    putAway: (country: string, key: string, isOpened: boolean): void => {
      const [dismissed, opened] = [settings.get('dismissedNotices'), settings.get('openedNotices')];
      const others = (dismissed[userKey()] ?? []).filter((other) => other !== key);
      const stillOpened = openedToday(country).filter((other) => other.key !== key);
      const elsewhere = (opened[userKey()] ?? []).filter((other) => other.country !== country);
      const now = isOpened ? [{ key, country, openedAt: new Date().toISOString() }] : [];
      settings.set({
        dismissedNotices: { ...dismissed, [userKey()]: [...others, key].slice(-maxDismissals) },
        openedNotices: {
          ...opened,
          [userKey()]: [...elsewhere, ...stillOpened, ...now].slice(-maxOpenedNotices),
        },
      });
    },
  };
};

type SeenNotices = ReturnType<typeof createSeenNotices>;

/** New notices, then those opened today, latest first. */
const shownOf = (country: string, found: KnownNotices | undefined, seen: SeenNotices): ShownNotice[] => {
  if (!found) return [];
  const opened = seen.openedToday(country).flatMap(({ key, openedAt }) => {
    const notice = found.opened.get(key);
    return notice ? [{ ...notice, openedAt }] : [];
  });
  return [...seen.visible(found.notices), ...opened.toReversed()];
};

/** Keeps the notices opened today, also those that the server does not return any more. */
const openedIn = (
  country: string,
  notices: readonly Notice[],
  before: KnownNotices | undefined,
  seen: SeenNotices,
): KnownNotices['opened'] => {
  const followed = new Set(seen.openedToday(country).map(({ key }) => key));
  const all = [...(before?.opened ?? []), ...notices.map((notice) => [noticeKey(notice), notice] as const)];
  return new Map(all.filter(([key]) => followed.has(key)));
};

const addedTo = (
  before: KnownNotices | undefined,
  notices: readonly Notice[],
  seen: SeenNotices,
): Notice[] => {
  if (!before) return [];
  const former = new Set(before.notices.map(noticeKey));
  return seen.visible(notices).filter((notice) => !former.has(noticeKey(notice)));
};

/** Polls notices once for all windows and stores dismissals per user. */
export const createNoticeBoard = (options: NoticeOptions): NoticeBoard => {
  const { api, session, userKey, onChanged, onNew, onCount } = options;
  const seen = createSeenNotices(options);
  /** By country. Replaced when the user changes. */
  let known = new Map<string, KnownNotices>();
  const running = new Map<string, Promise<Result<ShownNotice[]>>>();
  let ownerId = '';

  const listOf = (country: string): ShownNotice[] => shownOf(country, known.get(country), seen);
  const notifyCount = (): void =>
    onCount([...known.values()].reduce((count, { notices }) => count + seen.visible(notices).length, 0));

  const userChanged = (): void => {
    if (ownerId === userKey()) return;
    ownerId = userKey();
    known = new Map();
    running.clear();
    notifyCount();
  };

  const fetchAnew = async (country: string, isLive: boolean): Promise<Result<Notice[]>> => {
    const mine = known;
    const result = await api.call({ operation: 'utils.notices', params: { country }, isLive });
    if (!result.ok) return result;
    const notices = result.data as Notice[];
    const before = known.get(country);
    // The user has changed since the request.
    if (mine !== known) return success([]);
    const opened = openedIn(country, notices, before, seen);
    known.set(country, { readAt: performance.now(), notices, opened });
    const added = addedTo(before, notices, seen);
    const shown = listOf(country);
    onChanged(country, shown);
    if (added.length > 0) onNew(country, added);
    notifyCount();
    return success(shown);
  };

  const refresh = (country: string, isLive: boolean): Promise<Result<ShownNotice[]>> => {
    const asked = running.get(country);
    if (asked) return asked;
    const answer = fetchAnew(country, isLive).finally(() => {
      if (running.get(country) === answer) running.delete(country);
    });
    running.set(country, answer);
    return answer;
  };

  const read: NoticeBoard['read'] = async (country) => {
    userChanged();
    const found = known.get(country);
    if (found && performance.now() - found.readAt < freshMs) return success(listOf(country));
    return refresh(country, false);
  };

  const poll = async (): Promise<void> => {
    userChanged();
    const { status, user } = session.state();
    if (status !== 'loggedIn' || !user) return;
    const asked = countriesOf(user.country).filter((country) => known.has(country));
    await Promise.all(asked.map((country) => refresh(country, true)));
  };

  const putAway = async (country: string, key: string, isOpened: boolean): Promise<Result<ShownNotice[]>> => {
    seen.putAway(country, key, isOpened);
    const notice = known.get(country)?.notices.find((one) => noticeKey(one) === key);
    if (isOpened && notice) known.get(country)?.opened.set(key, notice);
    for (const shownIn of known.keys()) onChanged(shownIn, listOf(shownIn));
    notifyCount();
    return read(country);
  };

  return {
    read,
    dismiss: (country, key) => putAway(country, key, false),
    open: (country, key) => putAway(country, key, true),
    poll,
    userChanged,
  };
};

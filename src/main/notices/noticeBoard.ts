import type { Notice, ShownNotice } from '#shared/api/staff.ts';
import { countries, countriesOf, isCountryId } from '#shared/domain/countries.ts';
import { noticeKey } from '#shared/domain/notices.ts';
import { dayInZone } from '#shared/domain/plainDates.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Session } from '../auth/session.ts';
import { maxOpenedNotices } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

const freshMs = 60_000;
/** How many put-away notices are kept per administrator. */
const keptDismissals = 1000;

export interface NoticeBoard {
  /** What the last question of this minute was answered, whichever window asked it. */
  read(country: string): Promise<Result<ShownNotice[]>>;
  dismiss(country: string, key: string): Promise<Result<ShownNotice[]>>;
  /** Followed: no longer new, but to be found again until the country's day ends. */
  open(country: string, key: string): Promise<Result<ShownNotice[]>>;
  /** Asks anew for the countries that windows have asked about; the clock of live updates says when. */
  poll(): Promise<void>;
  /** Nothing of the one who left is shown to the one who comes. */
  userChanged(): void;
}

interface NoticeOptions {
  api: ApiClient;
  session: Session;
  /** Who is logged in, on which server: what is put away is kept by it. */
  person: () => string;
  settings: SettingsStore;
  onChanged: (country: string, notices: ShownNotice[]) => void;
  /** Notices that were not there a minute ago. */
  onNew: (country: string, notices: Notice[]) => void;
  /** How many there are in all countries that are looked at. */
  onCount: (count: number) => void;
}

interface KnownNotices {
  readAt: number;
  notices: Notice[];
  /** By their keys those that were opened, which the server may no longer have: somebody decided about them. */
  opened: Map<string, Notice>;
}

const dayOf = (instant: Date, country: string): string =>
  dayInZone(instant, countries[isCountryId(country) ? country : 'es'].timeZone);

/** Notices are polled once for all windows; what a person put away is remembered for that person. */
export const createNoticeBoard = (options: NoticeOptions): NoticeBoard => {
  const { api, session, person, settings, onChanged, onNew, onCount } = options;
  /** By country, of one person only. */
  let known = new Map<string, KnownNotices>();
  const running = new Map<string, Promise<Result<ShownNotice[]>>>();
  let ownerId = '';

  const visible = (notices: readonly Notice[]): Notice[] => {
    const away = new Set(settings.get('dismissedNotices')[person()] ?? []);
    return notices.filter((notice) => !away.has(noticeKey(notice)));
  };
  const openedToday = (country: string) =>
    (settings.get('openedNotices')[person()] ?? []).filter(
      (opened) =>
        opened.country === country &&
        dayOf(new Date(opened.openedAt), country) === dayOf(new Date(), country),
    );
  /** What is new, then what was opened today, the last one first. */
  const listOf = (country: string): ShownNotice[] => {
    const found = known.get(country);
    if (!found) return [];
    const opened = openedToday(country).flatMap(({ key, openedAt }) => {
      const notice = found.opened.get(key);
      return notice ? [{ ...notice, openedAt }] : [];
    });
    return [...visible(found.notices), ...opened.toReversed()];
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

  const fetchAnew = async (country: string, isLive: boolean): Promise<Result<Notice[]>> => {
    const mine = known;
    const result = await api.call({ operation: 'utils.notices', params: { country }, isLive });
    if (!result.ok) return result;
    const notices = result.data as Notice[];
    const before = known.get(country);
    // Asked for somebody who is no longer here.
    if (mine !== known) return success([]);
    const followed = new Set(openedToday(country).map(({ key }) => key));
    const opened = new Map(
      [...(before?.opened ?? []), ...notices.map((notice) => [noticeKey(notice), notice] as const)].filter(
        ([key]) => followed.has(key),
      ),
    );
    known.set(country, { readAt: performance.now(), notices, opened });
    const seen = new Set(before?.notices.map(noticeKey));
    const added = before ? visible(notices).filter((notice) => !seen.has(noticeKey(notice))) : [];
    const shown = listOf(country);
    onChanged(country, shown);
    if (added.length > 0) onNew(country, added);
    tellCount();
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
    await Promise.all(
      countriesOf(user.country)
        .filter((country) => known.has(country))
        .map((country) => refresh(country, true)),
    );
  };

  const putAway = async (country: string, key: string, isOpened: boolean): Promise<Result<ShownNotice[]>> => {
    const [dismissed, opened] = [settings.get('dismissedNotices'), settings.get('openedNotices')];
    const others = (dismissed[person()] ?? []).filter((other) => other !== key);
    const stillOpened = openedToday(country).filter((other) => other.key !== key);
    const elsewhere = (opened[person()] ?? []).filter((other) => other.country !== country);
    const now = isOpened ? [{ key, country, openedAt: new Date().toISOString() }] : [];
    settings.set({
      dismissedNotices: { ...dismissed, [person()]: [...others, key].slice(-keptDismissals) },
      openedNotices: {
        ...opened,
        [person()]: [...elsewhere, ...stillOpened, ...now].slice(-maxOpenedNotices),
      },
    });
    const notice = known.get(country)?.notices.find((one) => noticeKey(one) === key);
    if (isOpened && notice) known.get(country)?.opened.set(key, notice);
    for (const shownIn of known.keys()) onChanged(shownIn, listOf(shownIn));
    tellCount();
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

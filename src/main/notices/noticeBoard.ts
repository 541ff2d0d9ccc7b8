import type { Notice } from '#shared/api/notices.ts';
import { countriesOf } from '#shared/domain/countries.ts';
import { noticeKey } from '#shared/domain/noticeKey.ts';
import type { Result } from '#shared/ipc/result.ts';
import type { Session } from '../auth/session.ts';
import type { ApiClient } from '../http/apiClient.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

const pollMs = 60_000;
/** How many put-away notices are kept per administrator. */
const keptDismissals = 1000;

export interface NoticeBoard {
  read(country: string, signal?: AbortSignal): Promise<Result<Notice[]>>;
  dismiss(country: string, key: string): Promise<Result<Notice[]>>;
  /** Asks anew every minute for the countries that windows have asked about. */
  start(): void;
  stop(): void;
}

interface NoticeParts {
  api: ApiClient;
  session: Session;
  settings: SettingsStore;
  onChanged: (country: string, notices: Notice[]) => void;
}

/** Notices are polled once for all windows; what a person put away is remembered for that person. */
export const createNoticeBoard = ({ api, session, settings, onChanged }: NoticeParts): NoticeBoard => {
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const userId = (): string => session.state().user?.id ?? '';
  const dismissed = (): string[] => settings.get('dismissedNotices')[userId()] ?? [];

  const read: NoticeBoard['read'] = async (country, signal) => {
    watched.add(country);
    const result = await api.call({ operation: 'utils.notices', params: { country } }, signal);
    if (!result.ok) return result;
    const away = new Set(dismissed());
    return { ok: true, data: (result.data as Notice[]).filter((notice) => !away.has(noticeKey(notice))) };
  };

  const refresh = async (country: string): Promise<Result<Notice[]>> => {
    const result = await read(country);
    if (result.ok) onChanged(country, result.data);
    return result;
  };

  const poll = (): void => {
    const { status, user } = session.state();
    if (status !== 'loggedIn' || !user) return;
    for (const country of countriesOf(user.country)) if (watched.has(country)) void refresh(country);
  };

  return {
    read,
    dismiss: (country, key) => {
      const keys = [...dismissed().filter((other) => other !== key), key].slice(-keptDismissals);
      settings.set({ dismissedNotices: { ...settings.get('dismissedNotices'), [userId()]: keys } });
      return refresh(country);
    },
    start: () => {
      timer = setInterval(poll, pollMs);
    },
    stop: () => clearInterval(timer),
  };
};

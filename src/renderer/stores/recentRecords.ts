import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { request } from '../ipc/bridge.ts';
import { usePreferencesStore } from './preferences.ts';
import { serverStorage, textsIn } from './serverStorage.ts';
import { useUser } from './session.ts';

const maxRecords = 12;

const paths = serverStorage(
  (server, userId: string) => `recentRecords:${server}:${userId}`,
  (saved) => textsIn(saved).slice(0, maxRecords),
);

/** Memory only: personal data is not persisted. */
const names = new Map<string, string>();

interface RecentRecord {
  name: string;
  /** Description without personal data. */
  description: string;
  isPersonal: boolean;
}

/** Remembers the opened record as the most recent one; `null`: none loaded yet. `path`: it is not the page. */
export const useRecentRecord = (record: RecentRecord | null, path?: string): void => {
  const { name = null, description = '', isPersonal = false } = record ?? {};
  const { pathname: ofPage } = useLocation();
  const pathname = path ?? ofPage;
  const userId = useUser()?.id;
  useEffect(() => {
    if (name === null || userId === undefined) return;
    // Masked names are not recorded.
    const isPrivate = usePreferencesStore.getState().privacy;
    if (!isPrivate) names.set(pathname, name);
    const seen = isPrivate || name === '' ? null : name.slice(0, 256);
    void request('shell.recordShown', { path: pathname, name: seen, description, isPersonal });
    const others = paths.read(userId).filter((known) => known !== pathname);
    paths.write([pathname, ...others].slice(0, maxRecords), userId);
  }, [pathname, name, description, isPersonal, userId]);
};

/** Records the user opened last in any window. Names are known only for those opened in this window. */
export const recentRecords = (userId: string): readonly { path: string; name: string | null }[] =>
  paths.read(userId).map((path) => ({ path, name: names.get(path) ?? null }));

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { request } from '../ipc/bridge.ts';
import { usePreferencesStore } from './preferences.ts';
import { serverStorage, textsIn } from './serverStorage.ts';
import { useUser } from './session.ts';

/** More than anybody remembers to have seen. */
const kept = 12;

const paths = serverStorage(
  (server, userId: string) => `recentRecords:${server}:${userId}`,
  (saved) => textsIn(saved).slice(0, kept),
);

/** Only in this window's memory: what is kept on disk says nothing about a person. */
const names = new Map<string, string>();

interface RecentRecord {
  name: string;
  /** What it is, without saying whose. */
  description: string;
  /** The name tells who somebody is. */
  isPersonal: boolean;
}

/** Remembers the record whose page this is, the last one first; null: there is none (yet). */
export const useRecentRecord = (record: RecentRecord | null): void => {
  const { name = null, description = '', isPersonal = false } = record ?? {};
  const { pathname } = useLocation();
  const userId = useUser()?.id;
  useEffect(() => {
    if (name === null || userId === undefined) return;
    // What privacy mode hides is no name.
    const isPrivate = usePreferencesStore.getState().privacy;
    if (!isPrivate) names.set(pathname, name);
    const seen = isPrivate || name === '' ? null : name.slice(0, 256);
    void request('shell.recordShown', { path: pathname, name: seen, description, isPersonal });
    const others = paths.read(userId).filter((path) => path !== pathname);
    paths.write([pathname, ...others].slice(0, kept), userId);
  }, [pathname, name, description, isPersonal, userId]);
};

/** The records that this person opened last, in any window; a name is known where this window showed it. */
export const recentRecords = (userId: string): readonly { path: string; name: string | null }[] =>
  paths.read(userId).map((path) => ({ path, name: names.get(path) ?? null }));

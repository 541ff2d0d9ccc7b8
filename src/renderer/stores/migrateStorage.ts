import { storageKeyOfToday } from '#shared/domain/formerNames.ts';

/** Migration: columns, views and habits of lists whose entity had another name once. What was kept since then stays. */
export const migrateStorage = (): void => {
  for (const key of Object.keys(localStorage)) {
    const today = storageKeyOfToday(key);
    if (today === key) continue;
    const kept = localStorage.getItem(key);
    if (kept !== null && localStorage.getItem(today) === null) localStorage.setItem(today, kept);
    localStorage.removeItem(key);
  }
};

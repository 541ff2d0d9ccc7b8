import { storageKeyOfToday } from '#shared/rules/formerNames.ts';

/** Moves stored columns, views and habits of renamed entities to their new keys. Newer entries win. */
export const migrateStorage = (): void => {
  for (const key of Object.keys(localStorage)) {
    const today = storageKeyOfToday(key);
    if (today === key) continue;
    const persisted = localStorage.getItem(key);
    if (persisted !== null && localStorage.getItem(today) === null) localStorage.setItem(today, persisted);
    localStorage.removeItem(key);
  }
};

import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Identity {
  uid: number;
  gid: number;
}

/** Ordinary user for running Electron when the tests run as root (scripts/testElectron/user.mjs). */
export const testUser = (): Identity | null => {
  const [uid, gid] = (process.env.TEST_ELECTRON_USER ?? '').split(':').map(Number);
  return uid && gid ? { uid, gid } : null;
};

/** Grants that user access to a folder and all its contents, including files written as root. */
export const giveToTestUser = (folder: string): void => {
  const user = testUser();
  if (!user) return;
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveToTestUser(path);
    else lchownSync(path, user.uid, user.gid);
  }
};

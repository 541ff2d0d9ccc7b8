import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Identity {
  uid: number;
  gid: number;
}

/** The ordinary user that runs Electron where the tests run as root (scripts/testElectron/user.mjs). */
export const testUser = (): Identity | null => {
  const [uid, gid] = (process.env.TEST_ELECTRON_USER ?? '').split(':').map(Number);
  return uid && gid ? { uid, gid } : null;
};

/** Lets that user read and write a folder and everything in it, also what a test has written there as root. */
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

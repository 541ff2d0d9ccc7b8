import { join } from 'node:path';
import { createSealedFile } from '../../platform/sealedFile.ts';
import { createJournal, type Journal } from '../journal.ts';

export interface JournalComputer {
  folder: string;
  /** Content of the keychain. */
  secrets: Map<string, string>;
  isLocked?: boolean;
  owner: string | null;
  isOn?: boolean;
  now?: () => number;
}

const log = { info: () => undefined, error: () => undefined };

/** Journal of a computer that a test describes and may change. */
export const openJournal = (computer: JournalComputer): Journal =>
  createJournal({
    fileOf: (name) =>
      createSealedFile({
        file: join(computer.folder, `${name}.bin`),
        keyName: name,
        keychain: {
          getPassword: async (account) => {
            const password = computer.secrets.get(account);
            if (computer.isLocked) return { outcome: 'locked' };
            return password === undefined ? { outcome: 'absent' } : { outcome: 'ok', password };
          },
          setPassword: async (account, password) => {
            if (computer.isLocked) return 'locked';
            computer.secrets.set(account, password);
            return 'ok';
          },
          deletePassword: async (account) => (computer.secrets.delete(account) ? 'ok' : 'absent'),
        },
        onUnreadable: () => undefined,
        log,
      }),
    owner: () => computer.owner,
    isOn: () => computer.isOn ?? true,
    onChanged: () => undefined,
    ...(computer.now ? { now: computer.now } : {}),
    log,
  });

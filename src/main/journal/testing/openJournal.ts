import { join } from 'node:path';
import { type Result, success } from '#shared/ipc/result.ts';
import type { ApiCall } from '../../api/apiClient.ts';
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

export const companyParams = { country: 'es', id: 'c1' };

/** Call that reads the company, and its answer. */
export const readOfCompany = (record: object): [ApiCall, Result<unknown>] => [
  { operation: 'companies.read', params: companyParams, fresh: true },
  success({ id: 'c1', name: 'Soles', ...record }),
];

/** Sends a change of the company, which is answered at once. */
export const changeCompany = (journal: Journal, body: object, result: Result<unknown> = success(null)) =>
  journal.sending({ operation: 'companies.update', params: companyParams, body })(result);

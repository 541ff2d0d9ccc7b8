import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Draft } from '#shared/ipc/draftRoutes.ts';
import type { Keychain } from '../auth/keychain.ts';
import { privateFileMode } from '../platform/privateFolder.ts';
import { newSealKey, seal, unseal } from './sealedText.ts';

const keyName = 'drafts';

const contentSchema = z.object({
  owner: z.string(),
  drafts: z.array(
    z.tuple([z.string(), z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.string() })]),
  ),
});

export type DraftEntries = readonly (readonly [string, Draft])[];

/** What is kept of drafts over a restart: sealed, with the key in the keychain. Without a keychain nothing is. */
export const createDraftFile = (file: string, keychain: Keychain) => {
  let key: string | null = null;

  const findKey = async (mayMake: boolean): Promise<string | null> => {
    if (key !== null) return key;
    const { outcome, password } = await keychain.getPassword(keyName);
    if (outcome === 'ok' && password !== undefined) key = password;
    if (outcome !== 'absent' || !mayMake) return key;
    const made = newSealKey();
    if ((await keychain.setPassword(keyName, made)) === 'ok') key = made;
    return key;
  };

  return {
    read: async (owner: string): Promise<DraftEntries> => {
      const content = await readFile(file).catch(() => null);
      const known = content && (await findKey(false));
      const text = content && known ? unseal(known, content) : null;
      if (text === null) return [];
      const parsed = contentSchema.safeParse(JSON.parse(text));
      return parsed.success && parsed.data.owner === owner ? parsed.data.drafts : [];
    },
    write: async (owner: string, drafts: DraftEntries): Promise<void> => {
      if (drafts.length === 0) return rm(file, { force: true });
      const known = await findKey(true);
      if (known === null) return undefined;
      const part = `${file}.part`;
      await writeFile(part, seal(known, JSON.stringify({ owner, drafts })), { mode: privateFileMode });
      return rename(part, file);
    },
    /** The file goes first: without it the key opens nothing. */
    remove: async (): Promise<void> => {
      key = null;
      await rm(file, { force: true });
      await keychain.deletePassword(keyName);
    },
  };
};

export type DraftFile = ReturnType<typeof createDraftFile>;

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import type { KeychainOutcome } from '#shared/ipc/authRoutes.ts';
import type { Log } from './log.ts';
import { writePrivateFile } from './privateFiles.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyBytes = 32;

export const newSealKey = (): string => randomBytes(keyBytes).toString('base64');

/** The keychain may hold another value under our name. */
const isSealKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === keyBytes && bytes.toString('base64') === text;
};

/** Encrypts a text with authentication (AES-GCM), so that changes are detected. */
export const seal = (key: string, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** `null`: wrong key or altered content. */
export const unseal = (key: string, content: Buffer): string | null => {
  try {
    const iv = content.subarray(0, ivBytes);
    const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), iv, { authTagLength: tagBytes });
    decipher.setAuthTag(content.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(content.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** `unavailable`: the keychain does not release the key now; the file may be readable later. */
export type SealedReading =
  | { outcome: 'read'; text: string }
  | { outcome: 'absent' }
  | { outcome: 'unavailable' };

interface KeyStore {
  getPassword(name: string): Promise<{ outcome: KeychainOutcome; password?: string }>;
  setPassword(name: string, password: string): Promise<KeychainOutcome>;
  deletePassword(name: string): Promise<KeychainOutcome>;
}

interface SealedFileOptions {
  file: string;
  /** Keychain entry with the key of this file. */
  keyName: string;
  keychain: KeyStore;
  /** The content cannot be decrypted any more. The file was renamed, and the next write starts a new one. */
  onUnreadable: () => void;
  log: Log;
}

export interface SealedFile {
  read(): Promise<SealedReading>;
  /** False: the keychain provides no key, so nothing was persisted. `null` removes the file. */
  write(text: string | null): Promise<boolean>;
  remove(): Promise<void>;
}

/** A file of private data that outlives the app: encrypted on disk, with its key in the system's keychain. */
export const createSealedFile = ({
  file,
  keyName,
  keychain,
  onUnreadable,
  log,
}: SealedFileOptions): SealedFile => {
  let key: string | null = null;
  /** The keychain's key does not decrypt the existing file, so the next write needs a new one. */
  let isKeySpent = false;

  const findKey = async (): Promise<'found' | 'absent' | 'unavailable'> => {
    if (key !== null) return 'found';
    const { outcome, password } = await keychain.getPassword(keyName);
    if (outcome !== 'ok' && outcome !== 'absent') return 'unavailable';
    if (isKeySpent || password === undefined || !isSealKey(password)) return 'absent';
    key = password;
    return 'found';
  };

  const makeKey = async (): Promise<boolean> => {
    const made = newSealKey();
    if ((await keychain.setPassword(keyName, made)) !== 'ok') return false;
    key = made;
    isKeySpent = false;
    return true;
  };

  const putAside = async (): Promise<void> => {
    key = null;
    isKeySpent = true;
    await rename(file, `${file}.bad-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    log.error(`What was kept under the name ${keyName} cannot be read; the file was put aside`);
    onUnreadable();
  };

  return {
    read: async () => {
      const content = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT') return null;
        throw cause;
      });
      if (!content) return { outcome: 'absent' };
      if ((await findKey()) === 'unavailable') return { outcome: 'unavailable' };
      const text = key === null ? null : unseal(key, content);
      if (text !== null) return { outcome: 'read', text };
      await putAside();
      return { outcome: 'absent' };
    },
    write: async (text) => {
      if (text === null) {
        await rm(file, { force: true });
        return true;
      }
      const found = await findKey();
      if (found === 'unavailable' || (found === 'absent' && !(await makeKey())) || key === null) return false;
      await writePrivateFile(file, seal(key, text));
      return true;
    },
    remove: async () => {
      key = null;
      // File first: a key without a file is harmless.
      await rm(file, { force: true });
      await keychain.deletePassword(keyName);
    },
  };
};

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyBytes = 32;

export const newSealKey = (): string => randomBytes(keyBytes).toString('base64');

/** Not everything that lies in a keychain under our name is still what we put there. */
export const isSealKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === keyBytes && bytes.toString('base64') === text;
};

/** A text that only who has the key can read, and nobody can alter unnoticed. */
export const seal = (key: string, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** null: another key, or not what was sealed. */
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

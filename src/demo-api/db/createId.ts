import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const letters = 'abcdefghijklmnopqrstuvwxyz';

const pick = (length: number, from: string): string =>
  Array.from(randomBytes(length), (byte) => from[byte % from.length]).join('');

/** 16 letters and digits. */
export const createId = (): string => pick(16, alphabet);

/** Home categories have 3-letter ids, which are also their keys in the category tree. */
export const createCategoryId = (): string => pick(3, letters);

import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cheap on purpose: these are the published passwords of sample accounts. */
const cost = { N: 1024, r: 8, p: 1 };
const derive = (password: string, salt: string): string =>
  scryptSync(password, salt, 32, cost).toString('base64url');

/** The seeder gives its own salt, so that the same seed makes the same rows. */
export const hashPassword = (password: string, salt = randomBytes(12).toString('base64url')): string =>
  `${salt}$${derive(password, salt)}`;

export const verifyPassword = (password: string, stored: string): boolean => {
  const [salt = '', expected = ''] = stored.split('$');
  const actual = Buffer.from(derive(password, salt));
  const wanted = Buffer.from(expected);
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
};

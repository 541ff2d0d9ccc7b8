import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Deliberately cheap: these are published passwords of sample accounts. */
const cost = { N: 1024, r: 8, p: 1 };
const derive = (password: string, salt: string): string =>
  scryptSync(password, salt, 32, cost).toString('base64url');

/** The seeder passes its own salt, so that a seed always yields the same rows. */
export const hashPassword = (password: string, salt = randomBytes(12).toString('base64url')): string =>
  `${salt}$${derive(password, salt)}`;

export const verifyPassword = (password: string, stored: string): boolean => {
  const [salt = '', expected = ''] = stored.split('$');
  const actual = Buffer.from(derive(password, salt));
  const wanted = Buffer.from(expected);
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
};

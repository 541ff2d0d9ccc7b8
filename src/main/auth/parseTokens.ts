import { z } from 'zod';
import { sessionUserSchema, type Tokens, tokensSchema } from '#shared/api/auth.ts';

/** Tokens travel in a header: anything but visible ASCII would make every later request fail. */
const sendable = tokensSchema.shape.accessToken.regex(/^[\x21-\x7e]+$/);
const tokenFields = { accessToken: sendable, refreshToken: sendable };

export const sendableTokensSchema = z.object(tokenFields);

/** Only what we know of the user is kept: the object goes to windows and into the settings. */
export const sendableLoginSchema = z
  .object({ ...tokenFields, user: z.object(sessionUserSchema.shape) })
  .transform(({ user, ...tokens }) => ({ user, tokens }));
export type Login = z.output<typeof sendableLoginSchema>;

/** The user's id stands with the tokens, so that they are never taken for another user's. */
const storedTokensSchema = z.object({ ...tokenFields, userId: z.string() });

export const storedTokens = ({ accessToken, refreshToken }: Tokens, userId: string): string =>
  JSON.stringify({ accessToken, refreshToken, userId });

/** The tokens that a keychain entry holds for this user, or null when it holds something else. */
export const parseStoredTokens = (text: string, userId: string): Tokens | null => {
  try {
    const stored = storedTokensSchema.safeParse(JSON.parse(text));
    if (!stored.success || stored.data.userId !== userId) return null;
    return { accessToken: stored.data.accessToken, refreshToken: stored.data.refreshToken };
  } catch {
    return null;
  }
};

import { z } from 'zod';

export const adminRoles = ['SuperAdmin', 'Admin'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The logged-in administrator, as returned by the login. Contains no secret. */
export const sessionUserSchema = z.looseObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  role: z.string(),
  country: z.string(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const tokensSchema = z.looseObject({
  accessToken: z.string().min(1).max(16_384),
  refreshToken: z.string().min(1).max(16_384),
});
export type Tokens = z.infer<typeof tokensSchema>;

export const messageSchema = z.looseObject({ message: z.string().optional() }).nullish();

export const resetPasswordBodySchema = z.strictObject({ password: z.string(), repeatPassword: z.string() });

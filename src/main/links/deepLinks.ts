import { createHash } from 'node:crypto';
import type { Result } from '#shared/ipc/result.ts';
import { isLink } from '../platform/commandLine.ts';

/** Pattern of a one-time login link. Other spellings are rejected. */
const loginLink = /^backoffice:\/\/token_login\/?\?token=([A-Za-z0-9._~-]{1,4096})$/;

export const tokenOfLink = (text: string): string | null => loginLink.exec(text)?.[1] ?? null;

export const findDeepLink = (argv: readonly string[]): string | null => argv.find(isLink) ?? null;

interface DeepLinkOptions {
  /** Asks before it ends another login. DECLINED: the user refused. */
  login: (token: string) => Promise<Result<unknown>>;
  navigate: (path: string) => void;
}

/** True if the server never judged the token, which is therefore unused. */
const isUnanswered = (result: Result<unknown>): boolean =>
  !result.ok && (result.error.status === 0 || result.error.status >= 500);

/** Handles each login link once; a replayed link has no effect. */
export const createDeepLinks = ({ login, navigate }: DeepLinkOptions) => {
  const used = new Set<string>();
  return async (link: string): Promise<'ignored' | 'declined' | 'failed' | 'loggedIn'> => {
    const token = tokenOfLink(link);
    if (!token) return 'ignored';
    const fingerprint = createHash('sha256').update(token).digest('base64url');
    if (used.has(fingerprint)) return 'ignored';
    used.add(fingerprint);
    // The token stays in main; the page only gets a path.
    const result = await login(token);
    if (isUnanswered(result)) used.delete(fingerprint);
    if (!result.ok && result.error.code === 'DECLINED') return 'declined';
    navigate(result.ok ? '/admins/reset_password' : '/login');
    return result.ok ? 'loggedIn' : 'failed';
  };
};

/** Queues links from the system until the app can follow them. */
export interface LinkInbox {
  add(link: string | null): void;
  follow(follow: (link: string) => void): void;
}

export const createLinkInbox = (): LinkInbox => {
  const waiting: string[] = [];
  let deliver = (link: string): void => {
    waiting.push(link);
  };
  return {
    add: (link) => {
      if (link !== null) deliver(link);
    },
    follow: (follow) => {
      deliver = follow;
      for (const link of waiting.splice(0)) follow(link);
    },
  };
};

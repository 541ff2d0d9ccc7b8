import { createHash } from 'node:crypto';
import type { Result } from '#shared/ipc/result.ts';
import { isLink } from '../platform/commandLine.ts';

/** A one-time login, in no other spelling. */
const loginLink = /^backoffice:\/\/token_login\/?\?token=([A-Za-z0-9._~-]{1,4096})$/;

/** The token of a login link, or null. */
export const tokenOfLink = (text: string): string | null => loginLink.exec(text)?.[1] ?? null;

/** The first argument that is meant as a link for the app, good or not. */
export const linkIn = (argv: readonly string[]): string | null => argv.find(isLink) ?? null;

interface DeepLinkOptions {
  /** Asks before it ends another login; DECLINED says that the person did not want that. */
  login: (token: string) => Promise<Result<unknown>>;
  navigate: (path: string) => void;
}

/** Whether the server never said what it thinks of the token, which is as good as it was then. */
const isUnanswered = (result: Result<unknown>): boolean =>
  !result.ok && (result.error.status === 0 || result.error.status >= 500);

/** Handles a login link once: a replayed link does nothing. */
export const createDeepLinks = ({ login, navigate }: DeepLinkOptions) => {
  const used = new Set<string>();
  return async (link: string): Promise<'ignored' | 'declined' | 'failed' | 'loggedIn'> => {
    const token = tokenOfLink(link);
    if (!token) return 'ignored';
    const fingerprint = createHash('sha256').update(token).digest('base64url');
    if (used.has(fingerprint)) return 'ignored';
    used.add(fingerprint);
    // The token stays in main: the page only learns where to go.
    const result = await login(token);
    if (isUnanswered(result)) used.delete(fingerprint);
    if (!result.ok && result.error.code === 'DECLINED') return 'declined';
    navigate(result.ok ? '/admins/reset_password' : '/login');
    return result.ok ? 'loggedIn' : 'failed';
  };
};

/** Links that the system hands over. They wait here until somebody can follow them. */
export interface LinkInbox {
  /** Null is no link. */
  add(link: string | null): void;
  /** From now on links are followed, the waiting ones first. */
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

import { createHash } from 'node:crypto';

export const linkScheme = 'backoffice';

/** The one kind of link the app takes from outside: a one-time login. Nothing else, in no other spelling. */
const loginLink = /^backoffice:\/\/token_login\/?\?token=([A-Za-z0-9._~-]{1,4096})$/;

/** The token of a login link, or null. */
export const tokenOfLink = (text: string): string | null => loginLink.exec(text)?.[1] ?? null;

/** The first argument that is meant as a link for us, whether or not it is a good one. */
export const linkIn = (argv: readonly string[]): string | null =>
  argv.find((argument) => argument.toLowerCase().startsWith(`${linkScheme}:`)) ?? null;

interface DeepLinkParts {
  isLoggedIn: () => boolean;
  /** Asks whether the running session may be replaced. */
  confirmReplace: () => Promise<boolean>;
  login: (token: string) => Promise<boolean>;
  navigate: (path: string) => void;
}

/** Handles a login link once: a replayed link does nothing, and a running session is never replaced unasked. */
export const createDeepLinks = ({ isLoggedIn, confirmReplace, login, navigate }: DeepLinkParts) => {
  const used = new Set<string>();
  return async (link: string): Promise<'ignored' | 'declined' | 'failed' | 'loggedIn'> => {
    const token = tokenOfLink(link);
    if (!token) return 'ignored';
    const fingerprint = createHash('sha256').update(token).digest('base64url');
    if (used.has(fingerprint)) return 'ignored';
    used.add(fingerprint);
    if (isLoggedIn() && !(await confirmReplace())) return 'declined';
    // The token stays in main: the page only learns where to go.
    const ok = await login(token);
    navigate(ok ? '/admins/reset_password' : '/login');
    return ok ? 'loggedIn' : 'failed';
  };
};

import { type ScreenAddress, screenAt } from '#shared/screens/screenAt.ts';
import { linkScheme } from '#shared/screens/screenPatterns.ts';

/** Window number in front of paths when the app runs in a browser. */
const browserWindow = /^\/w\/\d+(?=\/)/;

/** Path inside the app of a link or web URL; ignores the host. */
const addressOf = (text: string): URL | null => {
  const url = URL.parse(text);
  if (!url) return null;
  // Some programs insert the empty host as a third slash.
  if (url.protocol === `${linkScheme}:`)
    return URL.parse(text.slice(linkScheme.length + 1).replace(/^\/*/, '/'), 'http://app');
  if (!/^https?:$/.test(url.protocol)) return null;
  // Hash routers have their path after the `#`.
  if (url.hash.startsWith('#/')) return URL.parse(url.hash.slice(1), 'http://app');
  return URL.parse(url.pathname.replace(browserWindow, '') + url.search, 'http://app');
};

/** Screen of a pasted link; `null` if it is no screen for logged-in users. */
export const readPastedLink = (typed: string): (ScreenAddress & { path: string }) | null => {
  const url = addressOf(typed.trim());
  const pathname = url?.pathname.replace(/\/$/, '') ?? '';
  const found = url?.host === 'app' ? screenAt(pathname) : null;
  return found && { ...found, path: pathname + (url?.search ?? '') };
};

import { type ScreenAddress, screenAt } from '#shared/domain/screenAt.ts';
import { linkScheme } from '#shared/domain/screenPatterns.ts';

/** What stands before the path where the app runs in a browser: the number of its window. */
const browserWindow = /^\/w\/\d+(?=\/)/;

/** The address inside the app that a link or an address of the web stands for; its host does not matter. */
const addressOf = (text: string): URL | null => {
  const url = URL.parse(text);
  if (!url) return null;
  // Some programs write the empty host, with a third slash.
  if (url.protocol === `${linkScheme}:`)
    return URL.parse(text.slice(linkScheme.length + 1).replace(/^\/*/, '/'), 'http://app');
  if (!/^https?:$/.test(url.protocol)) return null;
  // A router that lives behind the `#` has its path there.
  if (url.hash.startsWith('#/')) return URL.parse(url.hash.slice(1), 'http://app');
  return URL.parse(url.pathname.replace(browserWindow, '') + url.search, 'http://app');
};

/** The screen that a pasted link leads to; null: none that people who are logged in may open. */
export const readPastedLink = (typed: string): (ScreenAddress & { path: string }) | null => {
  const url = addressOf(typed.trim());
  const pathname = url?.pathname.replace(/\/$/, '') ?? '';
  const found = url?.host === 'app' ? screenAt(pathname) : null;
  return found && { ...found, path: pathname + (url?.search ?? '') };
};

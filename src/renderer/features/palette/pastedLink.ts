import { matchPath } from 'react-router';
import { linkScheme, listPatterns, pagePatterns, recordPattern } from '#shared/domain/screenPatterns.ts';
import type { screens } from '../screens.ts';

export interface PastedLink {
  path: string;
  screen: keyof typeof screens;
  params: Partial<Record<string, string>>;
}

const patterns: readonly (readonly [string, string])[] = [
  ...Object.entries(pagePatterns),
  ...Object.entries(listPatterns).flatMap(
    ([name, list]) =>
      [
        [name, list],
        [name, recordPattern(list)],
      ] as const,
  ),
];

/** What stands before the path where the app runs in a browser: the number of its window. */
const browserWindow = /^\/w\/\d+(?=\/)/;

/** The address inside the app that a link or an address of the web stands for; its host does not matter. */
const addressOf = (text: string): URL | null => {
  const url = URL.parse(text);
  if (!url) return null;
  if (url.protocol === `${linkScheme}:`) return URL.parse(text.slice(linkScheme.length + 2), 'http://app');
  if (!/^https?:$/.test(url.protocol)) return null;
  // A router that lives behind the `#` has its path there.
  if (url.hash.startsWith('#/')) return URL.parse(url.hash.slice(1), 'http://app');
  return URL.parse(url.pathname.replace(browserWindow, '') + url.search, 'http://app');
};

/** The screen that a pasted link leads to; null: none that people who are logged in may open. */
export const readPastedLink = (typed: string): PastedLink | null => {
  const url = addressOf(typed.trim());
  if (url?.host !== 'app') return null;
  for (const [screen, pattern] of patterns) {
    const params = matchPath(pattern, url.pathname)?.params;
    if (!params || !Object.values(params).every((value) => /^[\w-]{1,64}$/.test(value ?? ''))) continue;
    const path = url.pathname.replace(/\/$/, '') + url.search;
    return { path, screen: screen as PastedLink['screen'], params };
  }
  return null;
};

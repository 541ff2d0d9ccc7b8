import { screenAt } from '#shared/screens/screenAt.ts';
import { linkScheme, publicPatterns } from '#shared/screens/screenPatterns.ts';

const maxLength = 2048;
const maxParams = 64;
const maxValue = 512;

const { tokenLogin: _isALogin, ...openPublicPatterns } = publicPatterns;
const publicPaths: readonly string[] = Object.values(openPublicPatterns);

/** Names of fields, cards and views. Rejects names that suggest a secret. */
const isParamName = (name: string): boolean =>
  /^[A-Za-z][\w.]{0,127}$/.test(name) && !/token|password|secret/i.test(name);

/** Rejects control characters, also those that change the text direction. */
const isParamValue = (value: string): boolean =>
  value.length <= maxValue && !/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/u.test(value);

/**
 * Path of a link to a known screen, or `null`. Accepts only the spelling that the app itself writes, except
 * for a slash that some programs add after the first word.
 */
export const pathOfScreenLink = (text: string): string | null => {
  if (text.length > maxLength || !text.startsWith(`${linkScheme}://`)) return null;
  const path = text.slice(linkScheme.length + 2).replace(/^(\/[a-z_]+)\/(?=\?|$)/, '$1');
  const [pathname = '', search] = path.split(/\?(.*)/s);
  if (!publicPaths.includes(pathname) && !screenAt(pathname)) return null;
  if (search === undefined) return path;
  const params = new URLSearchParams(search);
  const isGood = [...params].every(([name, value]) => isParamName(name) && isParamValue(value));
  return isGood && params.size <= maxParams && search === params.toString() && search !== '' ? path : null;
};

import { shell } from 'electron';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import { mailUrl } from '#shared/rules/mailLink.ts';
import { defaultPreferences } from '#shared/screens/settingValues.ts';
import type { Log } from '../platform/log.ts';

/** Our own domain: links may lead only to it and its subdomains. */
const allowedDomain = 'backoffice.example';

/** Browsers read a backslash as a slash and drop control characters. Neither belongs in a valid link. */
const hasDoubtfulCharacters = (text: string): boolean =>
  text.includes('\\') ||
  [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x21 || (code >= 0x7f && code <= 0xa0);
  });

/** The parsed and normalised address; `null` if it must not be opened. */
export const allowedExternalUrl = (text: string): string | null => {
  if (text.length > 2048 || hasDoubtfulCharacters(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  const isAllowed = url.hostname === allowedDomain || url.hostname.endsWith(`.${allowedDomain}`);
  return isAllowed ? url.href : null;
};

/**
 * The only way out of the app. Pass only addresses that were checked or built here. False: there is no
 * browser, or the user refused. The error is not logged because it may contain the address.
 */
export const openInBrowser = (url: string): Promise<boolean> =>
  shell.openExternal(url).then(
    () => true,
    () => false,
  );

export const openExternalLink = async (text: string, log: Log): Promise<boolean> => {
  const url = allowedExternalUrl(text);
  if (!url) {
    log.error('Refused to open an external link');
    return false;
  }
  return openInBrowser(url);
};

const hasControls = (text: string): boolean => /[\p{Cc}\p{Cf}\s]/u.test(text);

const phoneUrl = (number: string): string | null => {
  const isNumber = /^\+?[\d\s().-]{6,40}$/.test(number);
  return isNumber ? `tel:${number.replaceAll(/[^+\d]/g, '')}` : null;
};

const websiteUrl = (text: string): string | null => {
  if (hasControls(text) || text.includes('\\')) return null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || url.port || !url.hostname.includes('.')) return null;
  // Upgrades http addresses.
  url.protocol = 'https:';
  return url.href;
};

/** Path of the search in maps that differ from OpenStreetMap. */
const mapSearches: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, '/maps/search/?api=1&query='],
  [/(?:^|\.)bing\.com$/, '/maps?q='],
];

/** Longest postal address worth searching. */
const maxPlace = 500;

/** Link to the place in a map; `null` if the address is empty, too long or has control characters. */
const placeUrl = (text: string, host: string): string | null => {
  const place = text.replaceAll(/\s+/g, ' ').trim();
  if (place === '' || place.length > maxPlace || /[\p{Cc}\p{Cf}]/u.test(place) || !place.isWellFormed())
    return null;
  const path = mapSearches.find(([known]) => known.test(host))?.[1] ?? '/search?query=';
  return websiteUrl(`https://${host}${path}${encodeURIComponent(place)}`);
};

/** Address that opens an e-mail address, phone number, website or map; `null` if the value is malformed. */
export const contactUrl = (
  { type, value, subject = '', body = '' }: Contact,
  mapHost = defaultPreferences.mapHost as string,
): string | null => {
  if (type === 'email') return mailUrl(value, subject, body);
  if (type === 'place') return placeUrl(value, mapHost);
  return type === 'phone' ? phoneUrl(value) : websiteUrl(value);
};

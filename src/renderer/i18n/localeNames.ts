import type { Locale } from '#shared/domain/locales.ts';

/** Each language in its own words, as people look for it. */
export const localeNames: Record<Locale, string> = {
  en_US: 'English',
  uk_UA: 'Українська',
  es_ES: 'Español',
};

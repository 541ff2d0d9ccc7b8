export const locales = ['en_US', 'uk_UA', 'es_ES'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en_US';

/** The BCP 47 tag for `Intl` and `lang`. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-');

import { i18n, type Messages } from '@lingui/core';
import { defaultLocale, type Locale, languageTag } from '#shared/domain/locales.ts';

/** Each language is a chunk of its own, loaded when it is first needed. */
const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../../locales/en_US/renderer.po'),
  uk_UA: () => import('../../../locales/uk_UA/renderer.po'),
  es_ES: () => import('../../../locales/es_ES/renderer.po'),
};

let wanted: Locale | null = null;

/** Switches the language of this window without a reload; of two quick switches the last one wins. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  if (wanted === locale) return;
  wanted = locale;
  const { messages } = await catalogs[locale]();
  if (wanted !== locale) return;
  // Plural rules and number formats want the BCP 47 tag; catalogs go by the product's own names.
  i18n.loadAndActivate({ locale, messages, locales: [languageTag(locale), languageTag(defaultLocale)] });
  document.documentElement.lang = languageTag(locale);
};

import { i18n, type Messages } from '@lingui/core';
import { defaultLocale, type Locale, languageTag } from '#shared/domain/settingValues.ts';

/** Each language in its own words, as people look for it. */
export const localeNames: Record<Locale, string> = {
  en_US: 'English',
  uk_UA: 'Українська',
  es_ES: 'Español',
};

type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Each language is a chunk of its own, loaded when it is first needed; so is what only staff reads. */
const firstPage: Catalog = {
  en_US: () => import('../../../locales/en_US/renderer.po'),
  uk_UA: () => import('../../../locales/uk_UA/renderer.po'),
  es_ES: () => import('../../../locales/es_ES/renderer.po'),
};
const staff: Catalog = {
  en_US: () => import('../../../locales/en_US/staff.po'),
  uk_UA: () => import('../../../locales/uk_UA/staff.po'),
  es_ES: () => import('../../../locales/es_ES/staff.po'),
};

const needed = new Set([firstPage]);
let wanted: Locale = defaultLocale;

/** All texts in one language by their ids, as far as they are needed now. */
export const readTexts = async (locale: Locale): Promise<Messages> => {
  const catalogs = await Promise.all([...needed].map((catalog) => catalog[locale]()));
  return Object.assign({}, ...catalogs.map(({ messages }) => messages));
};

const loadTexts = async (): Promise<void> => {
  const locale = wanted;
  const { size } = needed;
  const messages = await readTexts(locale);
  // Of two quick switches the last one wins, and nothing is taken away again.
  if (wanted !== locale || needed.size !== size) return loadTexts();
  // Plural rules and number formats want the BCP 47 tag; catalogs go by the product's own names.
  i18n.loadAndActivate({
    locale,
    messages,
    locales: [languageTag(locale), languageTag(defaultLocale)],
  });
  document.documentElement.lang = languageTag(locale);
};

/** Switches the language of this window without a reload. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  if (wanted === locale && i18n.locale === locale) return;
  wanted = locale;
  await loadTexts();
};

/** For pages behind the login: their texts, now and after each switch. */
export const loadStaffTexts = async (): Promise<void> => {
  if (needed.has(staff)) return;
  needed.add(staff);
  // Before the language is known they come with it.
  if (i18n.locale === '') return;
  await loadTexts().catch((cause: unknown) => {
    // Else the next page would be drawn without them.
    needed.delete(staff);
    throw cause;
  });
};

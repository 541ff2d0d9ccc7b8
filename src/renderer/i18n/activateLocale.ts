import { i18n, type Messages } from '@lingui/core';
import { defaultLocale, type Locale, languageTag } from '#shared/screens/settingValues.ts';

/** Each language in its own language, for users who cannot read the current one. */
export const localeNames: Record<Locale, string> = {
  en_US: 'English',
  uk_UA: 'Українська',
  es_ES: 'Español',
};

type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>;

/** Each language is a chunk, loaded on demand; texts behind the login are separate chunks. */
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

export const readTexts = async (locale: Locale): Promise<Messages> => {
  const catalogs = await Promise.all([...needed].map((catalog) => catalog[locale]()));
  return Object.assign({}, ...catalogs.map(({ messages }) => messages));
};

const loadTexts = async (): Promise<void> => {
  const locale = wanted;
  const { size } = needed;
  const messages = await readTexts(locale);
  // Load again if language or catalogs changed while loading: the last of two quick switches wins.
  if (wanted !== locale || needed.size !== size) return loadTexts();
  // `Intl` needs BCP 47 tags; catalogs use the product's own locale names.
  i18n.loadAndActivate({
    locale,
    messages,
    locales: [languageTag(locale), languageTag(defaultLocale)],
  });
  document.documentElement.lang = languageTag(locale);
};

export const activateLocale = async (locale: Locale): Promise<void> => {
  if (wanted === locale && i18n.locale === locale) return;
  wanted = locale;
  await loadTexts();
};

/** Adds the texts of pages behind the login, also for later language switches. */
export const loadStaffTexts = async (): Promise<void> => {
  if (needed.has(staff)) return;
  needed.add(staff);
  // Before the first activation they are loaded along with it.
  if (i18n.locale === '') return;
  await loadTexts().catch((cause: unknown) => {
    // Roll back, so that the next page tries to load them again.
    needed.delete(staff);
    throw cause;
  });
};

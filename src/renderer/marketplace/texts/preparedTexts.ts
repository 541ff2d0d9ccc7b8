import type { CountryId } from '#shared/rules/countries.ts';
import { type Locale, languageTag, locales } from '#shared/screens/settingValues.ts';
import { serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';

/** Limited by the keys 1 to 9. */
const maxTexts = 9;

/** Texts in the reader's language instead of the window's; therefore not in the catalogs. */
export type Texts = Readonly<Record<Locale, readonly string[]>>;

export const localeOfCountry: Readonly<Record<CountryId, Locale>> = { es: 'es_ES', ua: 'uk_UA' };

/** Name of the language in that language, capitalized as in the language menu. */
export const languageName = (locale: Locale): string => {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag.slice(0, 2)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string' && text.trim() !== '');

/** Numbered texts for one purpose: defaults, and the user's own ones, stored under `name`. */
export const createTextSet = (name: string, prepared: Texts) => {
  const storage = serverStorage(
    (server, userId: string) => storageKeys.texts(name, server, userId),
    (saved): Texts => {
      const of = (locale: Locale): readonly string[] => {
        const own = ((saved ?? {}) as Partial<Record<Locale, unknown>>)[locale];
        return isTexts(own) ? own.slice(0, maxTexts) : prepared[locale];
      };
      return { en_US: of('en_US'), uk_UA: of('uk_UA'), es_ES: of('es_ES') };
    },
  );
  return {
    prepared,
    /** The user's texts. Languages that are unchanged or unreadable have the default texts. */
    read: storage.read,
    useTexts: storage.usePersisted,
    /** Stores only languages that differ from the defaults, so that improved defaults reach the other users. */
    keep: (userId: string, texts: Texts): void => {
      const own = locales.filter(
        (locale) => JSON.stringify(texts[locale]) !== JSON.stringify(prepared[locale]),
      );
      const kept = Object.fromEntries(own.map((locale) => [locale, texts[locale]]));
      storage.write(own.length === 0 ? null : kept, userId);
    },
  };
};

export type TextSet = ReturnType<typeof createTextSet>;

/** Replaces a text, or appends it without an index. An empty text removes the replaced one. */
export const withText = (
  texts: readonly string[],
  index: number | null,
  typed: string,
): readonly string[] => {
  const text = typed.trim();
  if (index === null) return text === '' ? texts : [...texts, text].slice(0, maxTexts);
  return text === '' ? texts.toSpliced(index, 1) : texts.with(index, text);
};

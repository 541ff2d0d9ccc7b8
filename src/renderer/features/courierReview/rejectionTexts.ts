import type { CountryId } from '#shared/rules/countries.ts';
import { type Locale, locales } from '#shared/screens/settingValues.ts';
import { serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';

/** Limited by the keys 1 to 9. */
const maxTexts = 9;
/** Server limit of an error message. */
export const maxTextLength = 1000;

type Texts = Readonly<Record<Locale, readonly string[]>>;

/** Default texts in the courier's language instead of the window's; therefore not in the catalogs. */
export const preparedTexts: Texts = {
  en_US: [
    'The passport picture cannot be read. Please upload a sharp one of the whole page.',
    'The photo does not show your face clearly. Please upload another one.',
    'The picture with your passport is missing. Please hold the passport beside your face.',
    'The passport number differs from the one in the picture. Please correct it.',
    'The passport has expired. Please upload a valid one.',
  ],
  uk_UA: [
    'Фото паспорта неможливо прочитати. Завантажте, будь ласка, чітке фото всієї сторінки.',
    'На фото погано видно ваше обличчя. Завантажте, будь ласка, інше.',
    'Бракує фото з паспортом. Сфотографуйтеся, будь ласка, тримаючи паспорт біля обличчя.',
    'Номер паспорта не збігається з номером на фото. Виправте його, будь ласка.',
    'Термін дії паспорта минув. Завантажте, будь ласка, чинний.',
  ],
  es_ES: [
    'La foto del pasaporte no se puede leer. Sube una nítida de toda la página.',
    'En la foto no se ve bien tu cara. Sube otra, por favor.',
    'Falta la foto con el pasaporte. Sostén el pasaporte junto a tu cara.',
    'El número de pasaporte no coincide con el de la foto. Corrígelo, por favor.',
    'El pasaporte está caducado. Sube uno vigente, por favor.',
  ],
};

export const localeOfCountry: Readonly<Record<CountryId, Locale>> = { es: 'es_ES', ua: 'uk_UA' };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string' && text.trim() !== '');

const storage = serverStorage(storageKeys.rejectionTexts, (saved): Texts => {
  const of = (locale: Locale): readonly string[] => {
    const own = ((saved ?? {}) as Partial<Record<Locale, unknown>>)[locale];
    return isTexts(own) ? own.slice(0, maxTexts) : preparedTexts[locale];
  };
  return { en_US: of('en_US'), uk_UA: of('uk_UA'), es_ES: of('es_ES') };
});

/** The user's texts. Languages that are unchanged or unreadable have the default texts. */
export const readTexts = storage.read;
export const useTexts = storage.usePersisted;

/** Stores only languages that differ from the defaults, so that improved defaults reach the other users. */
export const keepTexts = (userId: string, texts: Texts): void => {
  const own = locales.filter(
    (locale) => JSON.stringify(texts[locale]) !== JSON.stringify(preparedTexts[locale]),
  );
  const kept = Object.fromEntries(own.map((name) => [name, texts[name]]));
  storage.write(own.length === 0 ? null : kept, userId);
};

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

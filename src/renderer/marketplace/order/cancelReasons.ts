import type { Locale } from '#shared/screens/settingValues.ts';

export type CancelSide = 'establishment' | 'customer';

interface CancelReason {
  /** Party to blame where it is clear. */
  side: CancelSide | null;
  texts: Readonly<Record<Locale, string>>;
}

/** Common reasons. Outside the catalogs, because texts to customers name them in the customer's language. */
export const usualReasons: readonly CancelReason[] = [
  {
    side: 'establishment',
    texts: {
      en_US: 'The establishment is closed',
      uk_UA: 'Заклад зачинено',
      es_ES: 'El establecimiento está cerrado',
    },
  },
  {
    side: 'establishment',
    texts: { en_US: 'Something is sold out', uk_UA: 'Щось закінчилося', es_ES: 'Algo se ha agotado' },
  },
  {
    side: null,
    texts: {
      en_US: 'No courier is free',
      uk_UA: 'Немає вільного кур’єра',
      es_ES: 'No hay repartidores libres',
    },
  },
  {
    side: 'customer',
    texts: {
      en_US: 'The customer changed their mind',
      uk_UA: 'Клієнт передумав',
      es_ES: 'El cliente ha cambiado de idea',
    },
  },
  {
    side: 'customer',
    texts: {
      en_US: 'The customer cannot be reached',
      uk_UA: 'Клієнт недоступний',
      es_ES: 'No se puede contactar con el cliente',
    },
  },
];

/** Reason of an order in another language. A reason in the author's own words stays as it is. */
export const reasonIn = (locale: Locale, reason: string): string =>
  usualReasons.find(({ texts }) => Object.values(texts).includes(reason))?.texts[locale] ?? reason;

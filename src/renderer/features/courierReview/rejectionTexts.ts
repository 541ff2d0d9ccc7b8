import { createTextSet } from '../../marketplace/texts/preparedTexts.ts';

/** Server limit of an error message. */
export const maxTextLength = 1000;

export const rejectionTexts = createTextSet('rejectionTexts', {
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
});

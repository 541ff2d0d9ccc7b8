import { expect, test } from 'vitest';
import { durationText } from './changeWords.ts';

const minute = 60_000;
const day = 1440 * minute;

test.each([
  [0, '0 mins', '0 хв', '0 min'],
  [65 * minute, '1 hr 5 mins', '1 год 5 хв', '1 h 5 min'],
  [day, '1 day', '1 дн.', '1 d'],
  [60 * day, '60 days', '60 дн.', '60 d'],
  [61 * day, '2 months', '2 місяці', '2 meses'],
  [240 * day, '7 months', '7 місяців', '7 meses'],
  [730 * day, '23 months', '23 місяці', '23 meses'],
  [774 * day, '2 years', '2 роки', '2 años'],
  [-65 * minute, '1 hr 5 mins', '1 год 5 хв', '1 h 5 min'],
])('formats %d ms in units that suit its length', (ms, english, ukrainian, spanish) => {
  expect(['en-GB', 'uk-UA', 'es-ES'].map((language) => durationText(language, ms))).toEqual([
    english,
    ukrainian,
    spanish,
  ]);
});

import type { CountryId } from '#shared/domain/countries.ts';

interface Option {
  value: string;
  label: string;
}
interface RegistrationContent {
  vehicles: Option[];
  workingDays: Option[];
  employments: Option[];
}

const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What a courier chooses from when registering, in the words of the country. */
export const registrationContent: Readonly<Record<CountryId, RegistrationContent>> = {
  es: {
    vehicles: options({ walker: 'A pie', bicycle: 'Bicicleta', motor: 'Moto' }),
    workingDays: options({
      weekdays: 'De lunes a viernes',
      weekends: 'Fines de semana',
      all_week: 'Toda la semana',
      flexible: 'Flexible',
    }),
    employments: options({
      self_employed: 'Autónomo',
      full_time: 'Jornada completa',
      part_time: 'Media jornada',
      student: 'Estudiante',
    }),
  },
  ua: {
    vehicles: options({ walker: 'Пішки', bicycle: 'Велосипед', motor: 'Мотоцикл' }),
    workingDays: options({
      weekdays: 'З понеділка до п’ятниці',
      weekends: 'Вихідні',
      all_week: 'Увесь тиждень',
      flexible: 'Гнучкий графік',
    }),
    employments: options({
      self_employed: 'ФОП',
      full_time: 'Повна зайнятість',
      part_time: 'Часткова зайнятість',
      student: 'Студент',
    }),
  },
};

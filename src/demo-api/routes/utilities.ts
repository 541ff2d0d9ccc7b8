import type { CountryId } from '#shared/rules/countries.ts';
import { statement } from '../db/statement.ts';
import type { Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { menu } from './menu.ts';
import { fullNameSql } from './people.ts';

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

/** Options of the courier registration, in the country's language. */
const registrationContent: Readonly<Record<CountryId, RegistrationContent>> = {
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

const maxNotices = 200;

/** Couriers awaiting approval and notices, newest first. */
const noticesSql = `
  SELECT 'candidates' AS type, k.id, ${fullNameSql('k')} AS title, z.localName AS description,
    k.updatedAt AS dateTime, k.image AS avatar, z.country, k.cityId
  FROM couriers k JOIN cities z ON z.id = k.cityId
  WHERE z.country = ?1 AND k.status = 'request_was_sent' AND k.deletedAt IS NULL
  UNION ALL
  SELECT 'notification', n.id, n.title, n.description, n.dateTime, n.avatar, n.country, n.cityId
  FROM notices n WHERE n.country = ?1
  ORDER BY dateTime DESC LIMIT ${maxNotices}`;

const notices: Handlers['utils.notices'] = ({ db, scope }) =>
  json(statement(db, noticesSql).all(scope.country));

export const utilityHandlers = {
  'utils.menu': () => json(menu),
  'utils.notices': notices,
  'utils.registrationContent': (({ scope }) =>
    json(registrationContent[scope.country as CountryId])) satisfies Handlers['utils.registrationContent'],
};

import type { CountryId } from '#shared/domain/countries.ts';
import { statement } from '../db/statement.ts';
import type { Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { menu } from './menu.ts';
import { fullNameSql } from './people.ts';
import { registrationContent } from './registrationContent.ts';

const maxNotices = 200;

/** Couriers who ask to be accepted, and what else there is to know; the newest first. */
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

import type { DatabaseSync } from 'node:sqlite';
import type { CountryId } from '#shared/rules/countries.ts';
import { insertInto, statement, updateRows } from '../db/statement.ts';
import type { Row } from '../db/tables.ts';
import { iso, minute } from '../seed/base/calendar.ts';
import { phoneNumber } from '../seed/base/countryNumbers.ts';
import { createPerson } from '../seed/base/createPerson.ts';
import { createRandom, type Random } from '../seed/base/random.ts';
import { createForm } from '../seed/city/seedCouriers.ts';
import { drawAddress, type LiveCity, materials } from './liveCity.ts';
import type { Pace } from './orderSteps.ts';

type Candidate = Pick<Row<'couriers'>, 'id' | 'cityId' | 'status' | 'updatedAt'> & { country: CountryId };

/** Steps of a candidate with their duration in minutes. After the last, staff has to decide. */
const ownSteps: Readonly<Record<string, { to: string; within: readonly [min: number, max: number] }>> = {
  email_not_verified: { to: 'email_verified', within: [0.5, 3] },
  email_verified: { to: 'phone_number_verified', within: [0.5, 2] },
  phone_number_verified: { to: 'form_filled', within: [2, 8] },
  form_filled: { to: 'request_was_sent', within: [0.3, 1.5] },
};

/** Candidates registered since then. Earlier ones stay in their step. */
export const candidatesSince = (db: DatabaseSync, since: string): Candidate[] =>
  statement(
    db,
    `SELECT k.id, k.cityId, k.status, k.updatedAt, z.country FROM couriers k JOIN cities z ON z.id = k.cityId
     WHERE k.deletedAt IS NULL AND k.createdAt >= ?
       AND k.status IN ('email_not_verified', 'email_verified', 'phone_number_verified', 'form_filled')`,
  ).all(since) as unknown as Candidate[];

export const register = (db: DatabaseSync, city: LiveCity, at: number, draw: Random): void => {
  const { firstName, lastName, email } = createPerson(materials[city.country], draw, draw.int(1000, 999_999));
  insertInto(
    db,
    'couriers',
  )({
    id: draw.id(),
    cityId: city.id,
    firstName,
    lastName,
    email,
    status: 'email_not_verified',
    orderAutoAcceptance: 0,
    createdAt: iso(at),
    updatedAt: iso(at),
  });
};

/** Time of a candidate's next step; `null` if it is staff's turn or the candidate has given up. */
export const candidateStepAt = (
  { id, status, updatedAt }: Candidate,
  { seed, speed }: Pace,
): number | null => {
  const step = ownSteps[status];
  const draw = createRandom(seed, 'candidate', id, status);
  if (!step || draw.chance(0.06)) return null;
  const [min, max] = step.within;
  const changed = Date.parse(updatedAt);
  return Math.max(changed + 1, Math.floor(changed + ((min + draw.next() * (max - min)) * minute) / speed));
};

const filledIn = (
  db: DatabaseSync,
  { id, cityId, country }: Candidate,
  to: string,
  at: number,
  seed: number,
) => {
  const draw = createRandom(seed, 'form', id, to);
  if (to === 'phone_number_verified') return { phoneNumber: phoneNumber(country, draw) };
  if (to === 'form_filled') return createForm(country, at, () => drawAddress(db, cityId, draw), draw);
  return {};
};

export const moveCandidate = (db: DatabaseSync, candidate: Candidate, at: number, seed: number): void => {
  const to = ownSteps[candidate.status]?.to;
  if (to === undefined) return;
  const values = { status: to, ...filledIn(db, candidate, to, at, seed), updatedAt: iso(at) };
  updateRows(db, 'couriers', values, { sql: 't.id = ?', parameters: [candidate.id] });
};

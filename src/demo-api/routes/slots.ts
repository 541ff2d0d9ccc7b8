import type { SQLOutputValue } from 'node:sqlite';
import { isPlainDate } from '#shared/rules/plainDates.ts';
import { createId } from '../db/createId.ts';
import { insertRow, statement, transaction, updateRows } from '../db/statement.ts';
import { conflict, invalidFields, invalidQuery, notFound } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { isJsonObject, json, jsonList } from '../http/json.ts';
import { own } from '../resource/column.ts';
import { timeZoneOf } from '../resource/condition.ts';
import { boolean, columnsOf, number } from '../resource/fields.ts';
import { parseListQuery } from '../resource/parseListQuery.ts';
import { toWire } from '../resource/readRows.ts';
import { parseBody, throwIfInvalid } from '../resource/validate.ts';
import { nextUpdatedAt } from '../resource/writeRecord.ts';
import { dateIn, hoursOfWeek, mondayOf } from '../time/zonedTime.ts';
import { requireZone } from './geoZones.ts';

/** Fields that staff may set; the server owns the counters. */
const fields = {
  isDeliveryActive: boolean(),
  isHighDemand: boolean(),
  isCouriersLimited: boolean(),
  couriersLimit: number({ required: true, min: 0, max: 100_000 }),
  minFreeCouriers: number({ required: true, min: 0, max: 100_000 }),
  costMultiplier: number({ required: true, min: 1, max: 100, decimals: 1 }),
};

const counters = own({ bookedCouriers: 'integer', maxQueue: 'integer', numberOfOrders: 'integer' });
const columns = Object.entries({
  ...own({ id: 'id', startTime: 'instant' }),
  ...columnsOf(fields),
  ...counters,
});

/** `date` selects the week that contains it; default: the current week. */
const weekOf = (call: Call): string[] => {
  const timeZone = timeZoneOf(call.scope);
  const date = call.query.get('date') ?? dateIn(call.now(), timeZone);
  if (!isPlainDate(date)) throw invalidQuery('date', 'must be a date (YYYY-MM-DD)');
  return hoursOfWeek(mondayOf(date), timeZone);
};

/** Hides the counters of slots that have not begun: the seed fills them for the whole of today. */
const onTheWire = (row: Readonly<Record<string, SQLOutputValue>>, now: Date) => ({
  ...toWire(columns, row),
  ...(String(row.startTime) > now.toISOString() ? { numberOfOrders: 0, maxQueue: 0 } : {}),
});

const readWeek = (call: Call, zoneId: string, hours: readonly string[]) =>
  statement(
    call.db,
    'SELECT * FROM time_slots WHERE geoZoneId = ? AND startTime >= ? AND startTime <= ? ORDER BY startTime',
  )
    .all(zoneId, hours[0] ?? '', hours.at(-1) ?? '')
    .map((row) => onTheWire(row, call.now()));

const list: Handlers['timeSlots.list'] = (call) => {
  requireZone(call, call.params.id);
  const rows = readWeek(call, call.params.id, weekOf(call));
  if (!call.query.has('page[size]')) return jsonList(rows, rows.length);
  const { page, size } = parseListQuery(call.query);
  return jsonList(rows.slice((page - 1) * size, page * size), rows.length);
};

const setup: Handlers['timeSlots.setup'] = (call) => {
  const zoneId = call.params.id;
  requireZone(call, zoneId);
  if (!call.query.has('date')) throw invalidQuery('date', 'is required');
  const hours = weekOf(call);
  const now = call.now().toISOString();
  if ((hours[0] ?? '') < now)
    throw conflict('WEEK_HAS_STARTED', 'The first slot of this week is in the past');
  transaction(call.db, () => {
    if (readWeek(call, zoneId, hours).length > 0) {
      throw conflict('SLOTS_EXIST', 'This week has its slots already');
    }
    for (const startTime of hours) {
      insertRow(call.db, 'time_slots', { id: createId(), geoZoneId: zoneId, startTime, updatedAt: now });
    }
  });
  return json(readWeek(call, zoneId, hours), 201);
};

const readSlot = ({ db, scope }: Call, id: string) => {
  const row = statement(
    db,
    'SELECT s.* FROM time_slots s JOIN geo_zones g ON g.id = s.geoZoneId WHERE s.id = ? AND g.cityId = ?',
  ).get(id, scope.cityId);
  if (!row) throw notFound('time slot');
  return row;
};

const change = (call: Call, id: string, body: Readonly<Record<string, unknown>>) => {
  const before = readSlot(call, id);
  const { values, errors } = parseBody(fields, body, before);
  throwIfInvalid(errors);
  const changes = { ...values, updatedAt: nextUpdatedAt(call, before.updatedAt) };
  updateRows(call.db, 'time_slots', changes, { sql: 'id = ?', parameters: [id] });
  return onTheWire(readSlot(call, id), call.now());
};

const update: Handlers['timeSlots.update'] = async (call) => {
  const body = await call.body();
  return json(transaction(call.db, () => change(call, call.params.id, body)));
};

const isIdList = (ids: unknown): ids is string[] =>
  Array.isArray(ids) && ids.length > 0 && ids.length <= 1000 && ids.every((id) => typeof id === 'string');

/** All or none. */
const updateBatch: Handlers['timeSlots.updateBatch'] = async (call) => {
  const { slot, ids } = await call.body();
  if (!isJsonObject(slot)) throw invalidFields({ slot: 'must be the fields to apply' });
  if (!isIdList(ids)) throw invalidFields({ ids: 'must be a list of 1 to 1000 ids' });
  return json(transaction(call.db, () => ids.map((id) => change(call, id, slot))));
};

export const slotHandlers = {
  'timeSlots.list': list,
  'timeSlots.setup': setup,
  'timeSlots.update': update,
  'timeSlots.updateBatch': updateBatch,
};

import { insertRow, statement, transaction, updateRows } from '../db/statement.ts';
import type { Call, Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { columnsOf, money, number, percent } from '../resource/fields.ts';
import { toWire } from '../resource/readRows.ts';
import { parseBody, throwIfInvalid } from '../resource/validate.ts';
import { nextUpdatedAt } from '../resource/writeRecord.ts';

const fields = {
  cancellationFee: money({ required: true }),
  freeDeliveryOrderPrice: money({ required: true }),
  freeDeliveryExpirationDays: number({ required: true, min: 0 }),
  vat: percent({ required: true }),
  courierManagement: number({ required: true, min: 0, decimals: 2 }),
};

const columns = Object.entries(columnsOf(fields));

const find = ({ db, scope }: Call) =>
  statement(db, 'SELECT * FROM country_settings WHERE country = ?').get(scope.country);

/** Inserts the table's defaults for a country without settings. */
const stored = (call: Call) => {
  const row = find(call);
  if (row) return row;
  insertRow(call.db, 'country_settings', {
    country: call.scope.country,
    updatedAt: call.now().toISOString(),
  });
  return find(call) ?? {};
};

export const settingsHandlers: Handlers<'countrySettings.read' | 'countrySettings.update'> = {
  'countrySettings.read': (call) => json(toWire(columns, stored(call))),
  'countrySettings.update': async (call) => {
    const body = await call.body();
    transaction(call.db, () => {
      const before = stored(call);
      const { values, errors } = parseBody(fields, body, before);
      throwIfInvalid(errors);
      const changes = { ...values, updatedAt: nextUpdatedAt(call, before.updatedAt) };
      updateRows(call.db, 'country_settings', changes, {
        sql: 'country = ?',
        parameters: [call.scope.country],
      });
    });
    return json(toWire(columns, stored(call)));
  },
};

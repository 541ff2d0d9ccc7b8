import { execute, statement, transaction } from '../db/statement.ts';
import { conflict, notFound } from '../http/apiError.ts';
import type { Call, Handlers } from '../http/call.ts';
import { jsonList, noContent } from '../http/json.ts';

const numberOfCouriers = '(SELECT COUNT(*) FROM couriers k WHERE k.geoZoneId = g.id AND k.deletedAt IS NULL)';

const list: Handlers['geoZones.list'] = ({ db, scope }) => {
  const rows = statement(
    db,
    `SELECT g.id, g.name, ${numberOfCouriers} AS numberOfCouriers, g.status
     FROM geo_zones g WHERE g.cityId = ? ORDER BY g.name, g.id`,
  ).all(scope.cityId);
  return jsonList(rows, rows.length);
};

export const requireZone = ({ db, scope }: Call, id: string): void => {
  const zone = statement(db, 'SELECT 1 FROM geo_zones WHERE id = ? AND cityId = ?').get(id, scope.cityId);
  if (!zone) throw notFound('geo zone');
};

const remove: Handlers['geoZones.remove'] = (call) => {
  const { id } = call.params;
  requireZone(call, id);
  transaction(call.db, () => {
    const busy = statement(
      call.db,
      'SELECT 1 FROM couriers WHERE geoZoneId = ? AND deletedAt IS NULL LIMIT 1',
    ).get(id);
    if (busy) throw conflict('ZONE_HAS_COURIERS', 'A delivery zone that has couriers cannot be deleted');
    execute(call.db, 'DELETE FROM time_slots WHERE geoZoneId = ?', id);
    execute(call.db, 'DELETE FROM geo_zones WHERE id = ?', id);
  });
  return noContent();
};

export const geoZoneHandlers = { 'geoZones.list': list, 'geoZones.remove': remove };

import { type OperationId, operations } from '#shared/api/operations.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Filter, ListQuery } from '#shared/query/listQuery.ts';
import { type SampleRecord, settingsId } from './sampleRecords.ts';

export interface ApiCall {
  operation: OperationId;
  params: Record<string, string>;
  query?: ListQuery;
  isCount?: boolean;
  body?: Record<string, unknown>;
  fresh?: boolean;
  replaced?: Record<string, unknown>;
}

export type Records = Record<string, SampleRecord[]>;

const matches = (value: unknown, filter: Filter): boolean => {
  const text = String(value);
  switch (filter.match) {
    case 'exact':
      return text === filter.value;
    case 'text':
      return text.toLowerCase().includes(filter.value.toLowerCase());
    case 'between': {
      const { from, to } = filter;
      // The last day is included with all of its times.
      return (from === '' || text >= from) && (to === '' || text.slice(0, to.length) <= to);
    }
    case 'in':
      return filter.values.includes(text);
  }
};

const readList = (records: readonly SampleRecord[], query: ListQuery = {}): Result<unknown> => {
  const { page = 1, size = 22, sort, filters = {} } = query;
  const found = records.filter((record) =>
    Object.entries(filters).every(([field, filter]) => matches(record[field], filter)),
  );
  const direction = sort?.order === 'desc' ? -1 : 1;
  const sorted = sort
    ? found.toSorted((a, b) => direction * String(a[sort.field]).localeCompare(String(b[sort.field])))
    : found;
  return success(structuredClone(sorted.slice((page - 1) * size, page * size)), found.length);
};

const menu = [
  { path: '/admins', name: 'administrators', icon: 'people' },
  { path: '/country/:country/cities', name: 'cities', icon: 'city' },
  { path: '/country/:country/companies', name: 'companies', icon: 'building' },
];

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const further = (records: Records, operation: OperationId): unknown => {
  if (operation === 'utils.menu') return menu;
  if (operation === 'couriers.geoZones') return [{ id: 'zone1', name: 'Centro' }];
  if (operation === 'utils.registrationContent')
    return {
      vehicles: options({ walker: 'A pie', bicycle: 'Bicicleta', motor: 'Moto' }),
      workingDays: options({ weekdays: 'De lunes a viernes', weekends: 'Fines de semana' }),
      employments: options({ student: 'Estudiante' }),
    };
  if (operation === 'establishments.categories')
    return records.homeCategories?.map(({ id, name }) => ({
      id,
      name,
      filters: records.topFilters
        ?.filter(({ countryHomeCategoryId }) => countryHomeCategoryId === id)
        .map((filter) => ({ countryTopFilterId: filter.id, name: filter.name })),
    }));
  return undefined;
};

let lastNumber = 0;

/** Unique timestamp and id of a new record. */
const fresh = () => {
  lastNumber += 1;
  const number = String(lastNumber);
  return {
    updatedAt: `2026-11-20T10:00:00.${number.padStart(3, '0')}Z`,
    id: `new${number.padStart(13, '0')}`,
  };
};

/** Answers a call from records in memory, without validation. */
export const answerCall = (
  records: Records,
  { operation, params, query, body }: ApiCall,
): Result<unknown> => {
  const other = further(records, operation);
  if (other !== undefined) return success(structuredClone(other));
  const [entity = '', verb] = operation.split('.');
  const all = records[entity];
  if (!all) return failure('NOT_FOUND', 404, 'There are no such records');
  const id = params.id ?? settingsId;
  const index = all.findIndex((record) => record.id === id);
  const current = all[index];
  const remove = (ids: readonly unknown[]): void => {
    records[entity] = all.filter((record) => !ids.includes(record.id));
  };
  if (verb === 'list' && operations[operation].verb === 'listAll') return success(structuredClone(all));
  if (verb === 'list') return readList(all, query);
  if (verb === 'create') {
    const { id: newId, updatedAt } = fresh();
    const record = { createdAt: updatedAt, updatedAt, ...body, id: newId };
    all.push(record);
    return success({ id: newId });
  }
  if (verb === 'removeBatch') {
    remove(body?.ids as readonly unknown[]);
    return success(null);
  }
  if (!current) return failure('NOT_FOUND', 404, 'There is no such record');
  if (verb === 'read') return success(structuredClone(current));
  if (verb === 'remove') remove([id]);
  else
    all[index] = {
      ...current,
      ...body,
      ...(entity === 'countrySettings' ? {} : { updatedAt: fresh().updatedAt }),
    };
  return success({ id });
};

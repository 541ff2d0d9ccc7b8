import { randomUUID } from 'node:crypto';
import { categoryTreeSchema } from '#shared/api/catalogue.ts';
import { isRemoval, type Operation, operations } from '#shared/api/operations.ts';
import { isUnrecorded } from '#shared/api/unrecordedFields.ts';
import {
  type JournalAction,
  type JournalEntry,
  type JournalField,
  journalLimits,
} from '#shared/ipc/journalRoutes.ts';
import type { AppError, Result } from '#shared/ipc/result.ts';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { treeChangeOf } from '#shared/rules/treeChange.ts';
import type { ApiCall } from '../api/apiClient.ts';

type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

export const isSame = (one: unknown, other: unknown): boolean =>
  isNothing(one) || isNothing(other)
    ? isNothing(one) && isNothing(other)
    : JSON.stringify(one) === JSON.stringify(other);

const isLong = (value: unknown): boolean => (JSON.stringify(value)?.length ?? 0) > journalLimits.value;
const isImageData = (value: unknown): boolean => typeof value === 'string' && /^data:/i.test(value);

/** Keeps the field's name only if its values are sensitive or too long. */
const recordedField = (field: JournalField): JournalField => {
  const { name, from, to } = field;
  if (isUnrecorded(name) || isImageData(from) || isImageData(to)) return { name, omitted: 'hidden' };
  return isLong(from) || isLong(to) ? { name, omitted: 'long' } : field;
};

/** Fields that a call changes, with values that may be sensitive. */
export const changedFieldsOf = (call: ApiCall, before: Values | null): JournalField[] => {
  const { verb }: Operation = operations[call.operation];
  if (call.operation === 'feedbacks.togglePublic')
    return typeof before?.isPublic === 'boolean'
      ? [{ name: 'isPublic', from: before.isPublic, to: !before.isPublic }]
      : [];
  if (!isValues(call.body) || verb === 'removeBatch') return [];
  if (call.operation === 'categoryTrees.update') {
    const [start, sent] = [before, call.body].map((tree) => categoryTreeSchema.safeParse(tree).data);
    if (start && sent) return treeChangeOf(start, sent);
  }
  const values = call.body;
  const base = isValues(call.replaced) ? call.replaced : before;
  return Object.entries(values).flatMap(([name, to]) => {
    if (verb === 'create') return isNothing(to) ? [] : [{ name, to }];
    if (base === null) return [{ name, to }];
    return isSame(base[name], to) ? [] : [{ name, from: base[name] ?? null, to }];
  });
};

export const idsIn = ({ params, body }: ApiCall): readonly string[] => {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (Array.isArray(ids)) return ids.map(String);
  return params.id ? [params.id] : [];
};

/** Short name of a record, as lists show it. */
const nameOf = (entity: string, record: Values | null): string => {
  if (!record) return '';
  const text = (name: string): string => (typeof record[name] === 'string' ? record[name] : '');
  if (entity === 'orders') return shortIdOf(text('id'));
  if (entity === 'feedbacks') return shortIdOf(text('orderId') || text('id'));
  if (entity === 'timeSlots') return text('startTime');
  return text('name') || personName(record) || text('customerName') || text('email');
};

const zoneOf = (record: Values | null): Pick<JournalEntry, 'zone'> =>
  typeof record?.geoZoneId === 'string' ? { zone: record.geoZoneId } : {};

const actionOf = (operation: Operation): JournalAction => {
  if (isRemoval(operation)) return 'deleted';
  return operation.verb === 'create' ? 'created' : 'changed';
};

/** Setup has the id of a zone, whose slots of a week it creates. */
const setupOf = ({ operation, params, search }: ApiCall): Partial<JournalEntry> =>
  operation === 'timeSlots.setup' && params.id !== undefined
    ? { action: 'created', recordId: null, zone: params.id, name: String(search?.date ?? '') }
    : {};

/** Both help contents are one entity. */
const helpScreens: Readonly<Record<string, string>> = {
  'helpContent.updateCustomer': 'customerHelpContent',
  'helpContent.updateCourier': 'courierHelpContent',
};

interface Sending {
  call: ApiCall;
  /** Last version of a record that the app has read. */
  known: (id: string) => Values | null;
  /** Names of records by id, as the window showed them. */
  names?: Readonly<Record<string, string>> | undefined;
  now: Date;
}

/** Entry of a write that is about to be sent. Its outcome is unknown until the answer. */
export const entryOf = (
  { call, known, names = {}, now }: Sending,
  fields: readonly JournalField[],
): JournalEntry => {
  const operation: Operation = operations[call.operation];
  const entity = operation.entity ?? '';
  const ids = idsIn(call);
  const [id = null] = ids;
  const { country, city } = call.params;
  const named = ids.slice(0, 5).map((one) => names[one] || nameOf(entity, known(one)));
  const name = operation.verb === 'create' && isValues(call.body) ? [nameOf(entity, call.body)] : named;
  return {
    id: randomUUID(),
    at: now.toISOString(),
    action: actionOf(operation),
    entity: helpScreens[call.operation] ?? entity,
    scope: { ...(country ? { country } : {}), ...(city ? { city } : {}) },
    recordId: ids.length === 1 ? id : null,
    ...(entity === 'timeSlots' && id !== null ? zoneOf(known(id)) : {}),
    name: name.filter(Boolean).join(', ').slice(0, journalLimits.name),
    count: Math.max(1, ids.length),
    fields: fields.slice(0, journalLimits.fields).map(recordedField),
    outcome: 'unknown',
    code: '',
    takenBackAt: null,
    takesBack: null,
    ...setupOf(call),
  };
};

/** Refused before it was sent. */
const isUnsent = ({ code, status }: AppError): boolean =>
  status === 0 && (code === 'INVALID_REQUEST' || code === 'SESSION_ENDED');

/** Without an answer of the server itself, the write may have been carried out. */
const isUnanswered = ({ status }: AppError): boolean =>
  status === 0 || status === 502 || status === 504 || (status >= 200 && status < 300);

/** Entry with the outcome of its call; `null`: nothing was sent. */
export const answeredEntry = (entry: JournalEntry, result: Result<unknown>): JournalEntry | null => {
  if (!result.ok) {
    const { error } = result;
    if (isUnsent(error)) return null;
    return { ...entry, outcome: isUnanswered(error) ? 'unknown' : 'refused', code: error.code.slice(0, 64) };
  }
  const { id, failed } = (isValues(result.data) ? result.data : {}) as { id?: unknown; failed?: unknown };
  const created = entry.action === 'created' && typeof id === 'string' ? { recordId: id } : {};
  const refused = Array.isArray(failed) && entry.recordId === null ? failed.length : 0;
  if (refused >= entry.count && refused > 0) return { ...entry, outcome: 'refused', code: 'NOT_DELETED' };
  return { ...entry, ...created, outcome: 'done', count: entry.count - refused };
};

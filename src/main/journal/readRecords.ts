import { type Operation, operations } from '#shared/api/operations.ts';
import type { ApiCall } from '../api/apiClient.ts';
import { isValues } from './journalEntry.ts';

/** A week of time slots has 168. */
const maxRecords = 600;

type Values = Readonly<Record<string, unknown>>;

interface Wanted {
  entity: string;
  params: ApiCall['params'];
  /** Default: the id of the address, else the city. Settings of a country have neither. */
  id?: string | undefined;
}

/** Reads without an entity whose answers are saved as a whole. */
const wholes: Readonly<Record<string, string>> = {
  'countrySettings.read': 'countrySettings',
  'categoryTrees.read': 'categoryTrees',
};

const keyOf = ({ entity, params, id = params.id ?? params.city ?? '' }: Wanted): string =>
  `${entity} ${params.country ?? ''} ${id}`;

/** Latest versions of records that windows have read: the values before a change. */
export const createReadRecords = () => {
  const records = new Map<string, Values>();

  const note = (key: string, record: Values): void => {
    records.delete(key);
    records.set(key, record);
    const [oldest = ''] = records.keys();
    if (records.size > maxRecords) records.delete(oldest);
  };

  const noteRows = (entity: string, params: ApiCall['params'], answer: unknown, added: Values = {}): void => {
    if (!Array.isArray(answer)) return;
    for (const row of answer.slice(-maxRecords))
      if (isValues(row)) note(keyOf({ entity, params, id: String(row.id) }), { ...row, ...added });
  };

  return {
    /** Lists count only as the base of a save, because they may be large. */
    note: ({ operation, params, fresh }: ApiCall, answer: unknown): void => {
      const { entity = '', verb }: Operation = operations[operation];
      const whole = wholes[operation];
      if (whole !== undefined && isValues(answer)) note(keyOf({ entity: whole, params }), answer);
      // Slots are read by zone: the only calls that name it.
      if (operation === 'timeSlots.list' && fresh)
        noteRows('timeSlots', params, answer, { geoZoneId: params.id });
      if (entity === '') return;
      if (verb === 'read' && isValues(answer)) {
        note(keyOf({ entity, params }), answer);
        // An order's page saves the feedback that the order contains.
        const { feedback } = answer;
        if (isValues(feedback))
          note(keyOf({ entity: 'feedbacks', params, id: String(feedback.id) }), feedback);
      }
      if (verb === 'list' && fresh) noteRows(entity, params, answer);
    },
    /** Time slots of the zone of a slot. */
    besides: ({ geoZoneId }: Values): Values[] =>
      [...records.values()].filter((record) => 'startTime' in record && record.geoZoneId === geoZoneId),
    find: (wanted: Wanted): Values | null => records.get(keyOf(wanted)) ?? null,
    forget: (): void => records.clear(),
  };
};

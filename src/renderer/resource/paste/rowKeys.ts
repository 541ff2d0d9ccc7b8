import { isSamePhone } from '#shared/rules/phoneForms.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { Resource } from '../define/resource.ts';
import { type CellReading, plainValue, type RowCells } from './readCells.ts';

/** Value by which a row of a table names its record. `same`: a value that another record may have too. */
export interface RowKey {
  type: 'id' | 'email' | 'phone' | 'same';
  field: string;
  text: string;
}

/** Fields that name a record, the surest first. */
export const keyFields = (fields: Resource['fields']): Pick<RowKey, 'type' | 'field'>[] => {
  const contact = (type: 'email' | 'phone') =>
    Object.keys(fields)
      .filter((name) => fields[name]?.contact === type && !fields[name].readOnly)
      .slice(0, 1)
      .map((field) => ({ type, field }));
  return [{ type: 'id', field: 'id' }, ...contact('email'), ...contact('phone')];
};

/** Id, else e-mail, else phone number. `null`: the row has none of them and names no record. */
export const keyOf = (cells: RowCells, reading: CellReading): RowKey | null => {
  for (const { type, field: name } of keyFields(reading.fields)) {
    const [text, field] = [cells[name], reading.fields[name]];
    if (text === undefined || !field) continue;
    const cell = type === 'id' ? { value: text } : plainValue(text, field, reading);
    if ('value' in cell && typeof cell.value === 'string') return { type, field: name, text: cell.value };
  }
  return null;
};

/** Equal for keys of the same record. */
export const keyText = ({ field, text }: RowKey): string => `${field} ${text.toLowerCase()}`;

const compact = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

export const isOfKey = (row: Row, { type, field, text }: RowKey): boolean => {
  const value = row[field];
  if (typeof value !== 'string' || value === '') return false;
  if (type === 'id') return value === text;
  return type === 'phone' ? isSamePhone(value, text) : compact(value) === compact(text);
};

import type { Tone } from '../../ui/StatusDot.tsx';
import type { Field } from './field.ts';

/** The colour of a status value; null for values that are no status. */
export const toneOf = (field: Field, value: unknown): Tone | null => {
  if (field.kind === 'boolean') {
    return field.tones?.[value === true ? 0 : 1] ?? null;
  }
  if (field.kind !== 'choice') return null;
  return field.choices.find((choice) => choice.value === value)?.tone ?? null;
};

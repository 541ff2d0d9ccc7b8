import type { FieldValues } from '../../data/findConflicts.ts';
import type { Field } from '../kinds/kind.ts';

/** A form's values as they are checked and sent: no spaces around a line, and nothing but spaces is nothing. */
export const trimValues = (fields: Readonly<Record<string, Field>>, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const clean = fields[name]?.clean;
      return [name, clean && typeof value === 'string' ? clean(value) : value];
    }),
  );

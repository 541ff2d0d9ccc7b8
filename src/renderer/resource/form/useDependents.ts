import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSpec } from '../resource.ts';

/** What was chosen within another value goes when a person changes that value: it belongs to the old one. */
export const useDependents = (
  { subscribe, getValues, setValue }: UseFormReturn,
  { fields }: FormSpec,
): void =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change') return;
          for (const [dependent, { within }] of Object.entries(fields)) {
            if (within === undefined || within !== name) continue;
            const nothing = Array.isArray(getValues(dependent)) ? [] : null;
            setValue(dependent, nothing, { shouldDirty: true });
          }
        },
      }),
    [subscribe, getValues, setValue, fields],
  );

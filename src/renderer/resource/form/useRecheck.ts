import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Field } from '../kinds/kind.ts';
import { isEmpty } from './validateValues.ts';

/**
 * What is said to be wrong may be put right in another field, and what was right may go wrong by it: the end of a time by
 * another start. Both are looked at again whenever a value changes.
 */
export const useRecheck = (
  { subscribe, trigger, getValues, formState }: UseFormReturn,
  fields: Readonly<Record<string, Field>>,
): void => {
  const wrong = useRef<string[]>([]);
  // What the server said stands until its own field changes.
  wrong.current = Object.entries(formState.errors).flatMap(([name, error]) =>
    error?.type === 'validate' ? [name] : [],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          const bounded = Object.keys(fields).filter(
            (other) => fields[other]?.asksValues && !isEmpty(getValues(other)),
          );
          const others = new Set([...wrong.current, ...bounded].filter((other) => other !== name));
          if (others.size > 0) void trigger([...others]);
        },
      }),
    [subscribe, trigger, getValues, fields],
  );
};

import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSpec } from '../define/resource.ts';
import type { Field } from '../fields/fieldType.ts';
import { isEmpty } from './formResolver.ts';

/** Clears dependent fields when the user changes their parent field. */
export const useClearDependents = (
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

/** Fields edited since the set was cleared, even if the edit was reverted. */
export const useTouched = ({ subscribe }: UseFormReturn): RefObject<Set<string>> => {
  const touched = useRef(new Set<string>());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name !== undefined) touched.current.add(name);
        },
      }),
    [subscribe],
  );
  return touched;
};

/**
 * Revalidates invalid and dependent fields on every change: another field may fix or cause a problem, such as
 * an end before its start.
 */
export const useRecheck = (
  { subscribe, trigger, getValues, formState }: UseFormReturn,
  fields: Readonly<Record<string, Field>>,
): void => {
  const wrong = useRef<string[]>([]);
  // Server errors stay until their own field changes.
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

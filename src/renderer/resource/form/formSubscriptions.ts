import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Field } from '../kinds/kind.ts';
import type { FormSpec } from '../resource.ts';
import { isEmpty } from './formResolver.ts';

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

/** The fields that a person has typed into or chosen since this set was emptied, also when it was taken back. */
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

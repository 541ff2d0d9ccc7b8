import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

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

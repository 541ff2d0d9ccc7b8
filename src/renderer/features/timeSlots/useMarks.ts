import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SlotValueName } from '#shared/domain/slotChanges.ts';
import { showFirstProblem } from '../../resource/form/formProblems.ts';
import type { SlotProblems } from './slotForm.ts';

interface Found {
  problems: SlotProblems;
  /** What was changed since. */
  touched: ReadonlySet<SlotValueName>;
}

export interface Marks {
  root: RefObject<HTMLFieldSetElement | null>;
  /** What was found wrong and has not been changed since. */
  problems: SlotProblems;
  /** The first of them takes the focus. */
  mark: (problems: SlotProblems) => void;
  touch: (names: readonly SlotValueName[]) => void;
}

/** Which fields are marked as wrong, each until it is changed. */
export const useMarks = (): Marks => {
  const root = useRef<HTMLFieldSetElement>(null);
  const [found, setFound] = useState<Found>({ problems: {}, touched: new Set() });
  useEffect(() => {
    if (found.touched.size === 0) showFirstProblem(root.current);
  }, [found]);
  return {
    root,
    problems: Object.fromEntries(
      Object.entries(found.problems).filter(([name]) => !found.touched.has(name as SlotValueName)),
    ),
    mark: (problems) => setFound({ problems, touched: new Set() }),
    touch: (names) =>
      setFound(({ problems, touched }) => ({ problems, touched: new Set([...touched, ...names]) })),
  };
};

import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { isAmount, type NumberStep } from '#shared/rules/numberSteps.ts';
import { type SlotValueName, type SlotValues, slotValueNames } from '#shared/rules/slotChanges.ts';
import { type SlotNumberName, type SlotSteps, slotNumberNames } from '#shared/rules/slotSteps.ts';
import { refusedFields, showFirstProblem } from '../../resource/form/formProblems.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { draftOf, problemsOf, type SlotDraft, type SlotProblems, valuesIn } from './slotForm.ts';

interface Found {
  problems: SlotProblems;
  touched: ReadonlySet<SlotValueName>;
}

export interface Marks {
  root: RefObject<HTMLFieldSetElement | null>;
  /** Errors of fields that have not changed since validation. */
  problems: SlotProblems;
  mark: (problems: SlotProblems) => void;
  touch: (names: readonly SlotValueName[]) => void;
}

/** Errors by field. An error disappears when its field changes. */
const useMarks = (): Marks => {
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

interface SlotFormOptions {
  initial: SlotValues;
  isTicked: boolean;
}

/** Ticks the limit with its switch if no slot has a limit: it would have no meaning without the switch. */
const tickedWith = (
  ticked: ReadonlySet<SlotValueName>,
  name: SlotValueName,
  isTicked: boolean,
  isAllUnlimited: boolean,
): ReadonlySet<SlotValueName> => {
  const next = new Set(ticked);
  if (isTicked) next.add(name);
  else next.delete(name);
  if (!isAllUnlimited) return next;
  if (name === 'couriersLimit' && isTicked) next.add('isCouriersLimited');
  if (name === 'isCouriersLimited' && !isTicked) next.delete('couriersLimit');
  return next;
};

/** Fields whose error a change can resolve: switching the limit off excludes its number from the save. */
const namesTouched = (names: readonly SlotValueName[]): readonly SlotValueName[] =>
  names.includes('isCouriersLimited') ? [...names, 'couriersLimit'] : names;

export const useSlotForm = ({ initial, isTicked }: SlotFormOptions) => {
  const { i18n } = useLingui();
  const [start, setStart] = useState(() => draftOf(initial, isTicked, i18n));
  const [draft, setDraft] = useState(start);
  const [ticked, setTicked] = useState<ReadonlySet<SlotValueName>>(new Set());
  const [refusal, setRefusal] = useState<{ error: AppError; isOnFields: boolean } | null>(null);
  const { root, problems: marked, mark, touch } = useMarks();
  const [left, setLeft] = useState<ReadonlySet<SlotValueName>>(new Set());
  const [steps, setSteps] = useState<SlotSteps>({});
  const isAllUnlimited = isTicked && initial.isCouriersLimited === false;
  // In a bulk edit, slots keep their own switch unless it is ticked.
  const isLimitOff = !draft.isCouriersLimited && (!isTicked || ticked.has('isCouriersLimited'));

  const isSent = (name: SlotValueName): boolean => {
    if (name === 'couriersLimit' && isLimitOff) return false;
    return isTicked ? ticked.has(name) : draft[name] !== start[name];
  };
  const names = slotValueNames.filter(isSent);
  const isDirty = names.length > 0;
  const guard = useLeaveGuard(isDirty);
  const found = problemsOf(draft, names, steps, i18n);
  const hasProblems = Object.keys(found).length > 0;
  const isCorrected = refusal?.isOnFields === true && Object.keys(marked).length === 0;
  const afterLeaving = Object.entries(found).filter(([name]) => left.has(name as SlotValueName));

  return {
    root,
    draft,
    ticked: isTicked ? ticked : null,
    isLimitOff,
    steps,
    problems: { ...Object.fromEntries(afterLeaving), ...marked } as SlotProblems,
    isDirty,
    guard,
    /** Values to send; `null` while a field is invalid. */
    values: hasProblems ? null : valuesIn(draft, names, i18n),
    /** Values of the valid fields, so that the limit's warning shows while another field is invalid. */
    rightValues: valuesIn(
      draft,
      names.filter((name) => found[name] === undefined),
      i18n,
    ),
    /** Validates a field when the user leaves it. */
    leave: (name: SlotValueName) => setLeft((before) => new Set([...before, name])),
    /** Reason for a failed save; hidden once all fields marked by it have changed. */
    error: isCorrected ? null : (refusal?.error ?? null),
    isErrorOnFields: refusal?.isOnFields === true,
    change: (changes: Partial<SlotDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      touch(namesTouched(slotValueNames.filter((name) => Object.hasOwn(changes, name))));
    },
    tick: (name: SlotValueName, isOn: boolean) => {
      setTicked((before) => tickedWith(before, name, isOn, isAllUnlimited));
      if (name === 'couriersLimit' && isOn && isAllUnlimited)
        setDraft((before) => ({ ...before, isCouriersLimited: true }));
      touch(namesTouched([name]));
    },
    /** An amount starts empty: the common value is no amount. A value and a bound start with it. */
    changeStep: (name: SlotNumberName, step: NumberStep) => {
      const startOf = (each: NumberStep): string => (isAmount(each) ? '' : start[name]);
      if (draft[name] === startOf(steps[name] ?? 'set'))
        setDraft((before) => ({ ...before, [name]: startOf(step) }));
      setSteps((before) => ({ ...before, [name]: step }));
      setLeft((before) => new Set([...before].filter((other) => other !== name)));
      touch([name]);
    },
    /** Shows all errors. Returns whether the form is valid. */
    check: (): boolean => {
      setRefusal(null);
      mark(found);
      return !hasProblems;
    },
    /** Replaces untouched fields with another user's changes and keeps the user's input. */
    rebase: (values: SlotValues): void => {
      const next = draftOf(values, isTicked, i18n);
      setStart(next);
      setDraft((before) => ({
        ...next,
        ...Object.fromEntries(
          slotValueNames.flatMap((name) => (before[name] === start[name] ? [] : [[name, before[name]]])),
        ),
      }));
    },
    /** Shows the server's validation errors at the fields they name. */
    refuse: (error: AppError): void => {
      const { messages, isAll } = refusedFields(error, slotNumberNames, i18n);
      setRefusal({ error, isOnFields: isAll });
      mark(messages);
    },
  };
};
export type SlotForm = ReturnType<typeof useSlotForm>;

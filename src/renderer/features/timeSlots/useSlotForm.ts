import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SlotValueName, type SlotValues, slotValueNames } from '#shared/domain/slotChanges.ts';
import type { AppError } from '#shared/ipc/result.ts';
import { refusedFields, showFirstProblem } from '../../resource/form/formProblems.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import {
  draftOf,
  problemsOf,
  type SlotDraft,
  type SlotProblems,
  slotNumberNames,
  valuesIn,
} from './slotForm.ts';

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
  /** Many slots: only what is ticked is sent. */
  isTicked: boolean;
}

/** The limit and whether there is one are two fields that mean something only together. */
const tickedWith = (
  ticked: ReadonlySet<SlotValueName>,
  name: SlotValueName,
  isTicked: boolean,
): ReadonlySet<SlotValueName> => {
  const next = new Set(ticked);
  if (isTicked) next.add(name);
  else next.delete(name);
  if (name === 'couriersLimit' && isTicked) next.add('isCouriersLimited');
  if (name === 'isCouriersLimited' && !isTicked) next.delete('couriersLimit');
  return next;
};

/** What a change of these fields may put right: without a limit its number is not sent. */
const namesTouched = (names: readonly SlotValueName[]): readonly SlotValueName[] =>
  names.includes('isCouriersLimited') ? [...names, 'couriersLimit'] : names;

/** What is typed into a dialog of slots, what of it is to be sent, and what is wrong with it. */
export const useSlotForm = ({ initial, isTicked }: SlotFormOptions) => {
  const { i18n } = useLingui();
  const [start, setStart] = useState(() => draftOf(initial, isTicked, i18n));
  const [draft, setDraft] = useState(start);
  const [ticked, setTicked] = useState<ReadonlySet<SlotValueName>>(new Set());
  const [refusal, setRefusal] = useState<{ error: AppError; isOnFields: boolean } | null>(null);
  const { root, problems: marked, mark, touch } = useMarks();
  const [left, setLeft] = useState<ReadonlySet<SlotValueName>>(new Set());

  const isSent = (name: SlotValueName): boolean => {
    if (name === 'couriersLimit' && !draft.isCouriersLimited) return false;
    return isTicked ? ticked.has(name) : draft[name] !== start[name];
  };
  const names = slotValueNames.filter(isSent);
  const isDirty = names.length > 0;
  const guard = useLeaveGuard(isDirty);
  const found = problemsOf(draft, names, i18n);
  const hasProblems = Object.keys(found).length > 0;
  const isCorrected = refusal?.isOnFields === true && Object.keys(marked).length === 0;
  const afterLeaving = Object.entries(found).filter(([name]) => left.has(name as SlotValueName));

  return {
    root,
    draft,
    ticked: isTicked ? ticked : null,
    problems: { ...Object.fromEntries(afterLeaving), ...marked } as SlotProblems,
    isDirty,
    guard,
    /** What would be sent; null while something of it is wrong. */
    values: hasProblems ? null : valuesIn(draft, names, i18n),
    /** The part of it that is right: a warning about a limit holds while another field is wrong. */
    rightValues: valuesIn(
      draft,
      names.filter((name) => found[name] === undefined),
      i18n,
    ),
    /** The input was left: what is wrong in it is shown from now on. */
    leave: (name: SlotValueName) => setLeft((before) => new Set([...before, name])),
    /** Why it was not saved; gone as soon as all that was marked for it is changed. */
    error: isCorrected ? null : (refusal?.error ?? null),
    isErrorOnFields: refusal?.isOnFields === true,
    change: (changes: Partial<SlotDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      touch(namesTouched(slotValueNames.filter((name) => Object.hasOwn(changes, name))));
    },
    tick: (name: SlotValueName, isOn: boolean) => {
      setTicked((before) => tickedWith(before, name, isOn));
      if (name === 'couriersLimit' && isOn) setDraft((before) => ({ ...before, isCouriersLimited: true }));
      touch(namesTouched([name]));
    },
    /** Shows what is wrong; true: nothing is. */
    check: (): boolean => {
      setRefusal(null);
      mark(found);
      return !hasProblems;
    },
    /** What was not touched becomes what somebody else made of it; what was typed stays. */
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
    /** Shows what the server would not take, at the fields that it names. */
    refuse: (error: AppError): void => {
      const { messages, isAll } = refusedFields(error, slotNumberNames, i18n);
      setRefusal({ error, isOnFields: isAll });
      mark(messages);
    },
  };
};
export type SlotForm = ReturnType<typeof useSlotForm>;

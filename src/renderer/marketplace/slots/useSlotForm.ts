import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { type NumberStep, signedAmount, startOfStep } from '#shared/rules/numberSteps.ts';
import { type SlotValueName, type SlotValues, slotValueNames } from '#shared/rules/slotChanges.ts';
import { type SlotNumberName, type SlotSteps, slotNumberNames } from '#shared/rules/slotSteps.ts';
import { refusedFields, showFirstProblem } from '../../resource/form/formProblems.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { draftOf, problemsOf, type SlotDraft, type SlotProblems, valuesIn } from './slotForm.ts';

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

/** State of the inputs, and the fields to send: the changed ones of a single slot, the ticked ones of many. */
const useSlotInput = ({ initial, isTicked }: SlotFormOptions) => {
  const { i18n } = useLingui();
  const [start, setStart] = useState(() => draftOf(initial, isTicked, i18n));
  const [draft, setDraft] = useState(start);
  const [ticked, setTicked] = useState<ReadonlySet<SlotValueName>>(new Set());
  const [steps, setSteps] = useState<SlotSteps>({});
  const isAllUnlimited = isTicked && initial.isCouriersLimited === false;
  // In a bulk edit, slots keep their own switch unless it is ticked.
  const isLimitOff = !draft.isCouriersLimited && (!isTicked || ticked.has('isCouriersLimited'));
  const isSent = (name: SlotValueName): boolean => {
    if (name === 'couriersLimit' && isLimitOff) return false;
    return isTicked ? ticked.has(name) : draft[name] !== start[name];
  };
  const change = (changes: Partial<SlotDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  const setStep = (name: SlotNumberName, step: NumberStep): void =>
    setSteps((before) => ({ ...before, [name]: step }));
  const tick = (name: SlotValueName, isOn: boolean): void => {
    setTicked((before) => tickedWith(before, name, isOn, isAllUnlimited));
    if (name === 'couriersLimit' && isOn && isAllUnlimited) change({ isCouriersLimited: true });
  };
  return {
    draft,
    ticked: isTicked ? ticked : null,
    steps,
    isLimitOff,
    names: slotValueNames.filter(isSent),
    tick,
    /** In a bulk edit, an input ticks its field, and a typed sign chooses the step: `+2` never means 2. */
    input: <Name extends SlotValueName>(name: Name, value: SlotDraft[Name]): void => {
      const signed = isTicked && typeof value === 'string' ? signedAmount(value) : null;
      if (signed) setStep(name as SlotNumberName, signed.step);
      if (isTicked && !ticked.has(name)) tick(name, true);
      change({ [name]: signed ? signed.amount : value });
    },
    changeStep: (name: SlotNumberName, step: NumberStep): void => {
      if (draft[name] === startOfStep(steps[name] ?? 'set', start[name], ''))
        change({ [name]: startOfStep(step, start[name], '') });
      setStep(name, step);
    },
    /** Replaces untouched fields with another user's changes and keeps the user's input. */
    rebase: (values: SlotValues): void => {
      const next = draftOf(values, isTicked, i18n);
      setStart(next);
      setDraft((before) => {
        const edited = slotValueNames.filter((name) => before[name] !== start[name]);
        return { ...next, ...Object.fromEntries(edited.map((name) => [name, before[name]])) };
      });
    },
  };
};
type SlotInput = ReturnType<typeof useSlotInput>;

interface Mark {
  name: SlotNumberName;
  message: string;
  /** Input that the message is about. */
  input: string;
}

const entriesOf = (problems: SlotProblems) => Object.entries(problems) as [SlotNumberName, string][];

/**
 * Shown errors: those of fields that the user has left, and those marked by a check or a refused save until their
 * field changes.
 */
const useShownProblems = (found: SlotProblems, { draft, ticked, steps, isLimitOff }: SlotInput) => {
  const root = useRef<HTMLFieldSetElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [left, setLeft] = useState<SlotSteps>({});
  const stepOf = (name: SlotNumberName): NumberStep => steps[name] ?? 'set';
  // Switching the limit off excludes its number from the save.
  const inputOf = (name: SlotNumberName): string =>
    JSON.stringify([draft[name], stepOf(name), ticked?.has(name), name === 'couriersLimit' && isLimitOff]);
  const current = marks.filter(({ name, input }) => inputOf(name) === input);
  useEffect(() => {
    if (marks.length > 0) showFirstProblem(root.current);
  }, [marks]);
  return {
    root,
    problems: Object.fromEntries([
      ...entriesOf(found).filter(([name]) => left[name] === stepOf(name)),
      ...current.map(({ name, message }) => [name, message]),
    ]) as SlotProblems,
    isMarked: current.length > 0,
    mark: (problems: SlotProblems): void =>
      setMarks(entriesOf(problems).map(([name, message]) => ({ name, message, input: inputOf(name) }))),
    leave: (name: SlotNumberName): void => setLeft((before) => ({ ...before, [name]: stepOf(name) })),
  };
};

export const useSlotForm = (options: SlotFormOptions) => {
  const { i18n } = useLingui();
  const input = useSlotInput(options);
  const { draft, steps, names, rebase } = input;
  const [refusal, setRefusal] = useState<{ error: AppError; isOnFields: boolean } | null>(null);
  const isDirty = names.length > 0;
  const guard = useLeaveGuard(isDirty);
  const found = problemsOf(draft, names, steps, i18n);
  const hasProblems = Object.keys(found).length > 0;
  const { mark, isMarked, ...shown } = useShownProblems(found, input);
  const isCorrected = refusal?.isOnFields === true && !isMarked;

  return {
    inputs: { ...input, ...shown },
    steps,
    isDirty,
    guard,
    /** Values to send; `null` while a field is invalid. */
    values: hasProblems ? null : valuesIn(draft, names, i18n),
    /** Values of the valid fields, so that the limit's warning shows while another field is invalid. */
    rightValues: valuesIn(
      draft,
      names.filter((name) => !Object.hasOwn(found, name)),
      i18n,
    ),
    /** Reason for a failed save; hidden once all fields marked by it have changed. */
    error: isCorrected ? null : (refusal?.error ?? null),
    isErrorOnFields: refusal?.isOnFields === true,
    /** Shows all errors. Returns whether the form is valid. */
    check: (): boolean => {
      setRefusal(null);
      mark(found);
      return !hasProblems;
    },
    rebase,
    /** Shows the server's validation errors at the fields they name. */
    refuse: (error: AppError): void => {
      const { messages, isAll } = refusedFields(error, slotNumberNames, i18n);
      setRefusal({ error, isOnFields: isAll });
      mark(messages);
    },
  };
};
export type SlotForm = ReturnType<typeof useSlotForm>;

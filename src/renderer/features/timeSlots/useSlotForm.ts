import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type SlotValueName, type SlotValues, slotValueNames } from '#shared/domain/slotChanges.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { draftOf, problemsOf, type SlotDraft, type SlotProblems, valuesIn } from './slotForm.ts';

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

/** What is typed into a dialog of slots, what of it is to be sent, and what is wrong with it. */
export const useSlotForm = ({ initial, isTicked }: SlotFormOptions) => {
  const { i18n } = useLingui();
  const [start] = useState(() => draftOf(initial, i18n));
  const [draft, setDraft] = useState(start);
  const [ticked, setTicked] = useState<ReadonlySet<SlotValueName>>(new Set());
  const [problems, setProblems] = useState<SlotProblems>({});

  const isSent = (name: SlotValueName): boolean => {
    if (name === 'couriersLimit' && !draft.isCouriersLimited) return false;
    return isTicked ? ticked.has(name) : draft[name] !== start[name];
  };
  const names = slotValueNames.filter(isSent);
  const isDirty = names.length > 0;
  const guard = useLeaveGuard(isDirty);
  const hasProblems = Object.keys(problemsOf(draft, names, i18n)).length > 0;

  return {
    draft,
    ticked: isTicked ? ticked : null,
    problems,
    isDirty,
    guard,
    /** What would be sent; null while something of it is wrong. */
    values: hasProblems ? null : valuesIn(draft, names, i18n),
    change: (changes: Partial<SlotDraft>) => {
      setDraft((before) => ({ ...before, ...changes }));
      setProblems({});
    },
    tick: (name: SlotValueName, isOn: boolean) => {
      setTicked((before) => tickedWith(before, name, isOn));
      if (name === 'couriersLimit' && isOn) setDraft((before) => ({ ...before, isCouriersLimited: true }));
      setProblems({});
    },
    /** Shows what is wrong; true: nothing is. */
    check: (): boolean => {
      setProblems(problemsOf(draft, names, i18n));
      return !hasProblems;
    },
  };
};

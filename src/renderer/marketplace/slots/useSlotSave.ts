import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { confirmDoubts } from '../../resource/form/formProblems.ts';
import { type SendOptions, type SendOutcome, saveWeeks, type WeekChanges } from './saveSlots.ts';

/** Saves changes of slots after their doubts are confirmed, and holds the outcome for the dialog. */
export const useSlotSave = () => {
  const { i18n } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  return {
    isSaving,
    outcome,
    /** Hides the outcome once it no longer belongs to the input. */
    forget: () => setOutcome(null),
    /** Resolves with `null` if the user keeps editing. */
    save: async (
      weeks: readonly WeekChanges[],
      doubts: readonly string[],
      options?: SendOptions,
    ): Promise<SendOutcome | null> => {
      if (!(await confirmDoubts(doubts, i18n))) return null;
      setSaving(true);
      const answer = await saveWeeks(weeks, options);
      setSaving(false);
      setOutcome(answer);
      return answer;
    },
  };
};

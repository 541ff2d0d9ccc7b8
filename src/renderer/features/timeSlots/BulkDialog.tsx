import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { confirmDoubts } from '../../resource/form/formProblems.ts';
import { Banner } from '../../ui/Banner.tsx';
import { FailedSlots, SlotDialogFrame } from './SlotDialogFrame.tsx';
import { SlotFields } from './SlotFields.tsx';
import { type NamedWeekOfZone, type SendOutcome, saveSlots } from './saveSlots.ts';
import { belowBookedTexts, presentTexts } from './slotTexts.ts';
import { useSlotForm } from './useSlotForm.ts';

interface BulkDialogProps {
  slots: readonly TimeSlot[];
  weekOfZone: NamedWeekOfZone;
  onClose: () => void;
  /** These are changed; when some were refused the dialog stays for them. */
  onDone: (ids: readonly string[]) => void;
}

/** Changes many slots at once: only what is ticked. */
export const BulkDialog = ({ slots, weekOfZone, onClose, onDone }: BulkDialogProps) => {
  const { i18n, t } = useLingui();
  const form = useSlotForm({ initial: {}, isTicked: true });
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const { values } = form;
  const changes = values && form.isDirty ? slots.map((slot) => ({ slot, values })) : [];
  const doubts = belowBookedTexts(changes, i18n);
  const count = slots.length;
  const present = useMemo(() => presentTexts(slots, i18n), [slots, i18n]);

  const close = async (): Promise<void> => {
    // What is on its way cannot be let go; saved, the dialog closes by itself.
    if (isSaving) return;
    if (!(await form.guard.mayLeave())) return;
    form.guard.release();
    onClose();
  };
  const save = async (): Promise<void> => {
    if (!form.check() || !values) return;
    if (!(await confirmDoubts(doubts, i18n))) return;
    setSaving(true);
    const answer = await saveSlots(weekOfZone, changes, { replaces: true });
    setSaving(false);
    setOutcome(answer);
    const [failed] = answer.failures;
    if (failed) form.refuse(failed.error);
    else form.guard.release();
    onDone(answer.done.map(({ slot }) => slot.id));
    if (!failed) onClose();
  };

  return (
    <SlotDialogFrame
      title={t`${plural(count, { one: 'Edit # slot', other: 'Edit # slots' })}`}
      onClose={() => void close()}
      onSubmit={() => void save()}
      isSubmitDisabled={isSaving || !form.isDirty}
    >
      {outcome && form.error && (
        <FailedSlots outcome={outcome} names={weekOfZone.names} isOnFields={form.isErrorOnFields} />
      )}
      <div>
        <Trans>Tick what is to be changed; everything else stays as it is in each slot.</Trans>
      </div>
      <SlotFields form={form} present={present} />
      {doubts.length > 0 && <Banner intent="warning">{doubts}</Banner>}
    </SlotDialogFrame>
  );
};

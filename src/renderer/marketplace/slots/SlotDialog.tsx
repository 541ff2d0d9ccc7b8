import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { commonValues, isBelowBooked, type SlotChange, valuesOf } from '#shared/rules/slotChanges.ts';
import { isRelative, type SlotNumberName, steppedChange } from '#shared/rules/slotSteps.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { FormBanner } from '../../resource/form/FormBanners.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { belowBookedTexts } from './belowBooked.ts';
import { FailedSlots, SlotDialogFrame, SlotDoubts } from './SlotDialogFrame.tsx';
import { SlotFields } from './SlotFields.tsx';
import type { NamedWeekOfZone, WeekChanges } from './saveSlots.ts';
import { unusualTexts } from './slotDoubts.ts';
import { changeTexts, numberText, presentTexts } from './slotTexts.ts';
import { stepHint, unlimitedText } from './stepTexts.ts';
import { type SlotForm, useSlotForm } from './useSlotForm.ts';
import { useSlotSave } from './useSlotSave.ts';

/**
 * Closes a dialog after asking about unsaved input. Does nothing while saving: the dialog closes itself on
 * success.
 */
const leave = async ({ guard }: SlotForm, isSaving: boolean, onClose: () => void): Promise<void> => {
  if (isSaving || !(await guard.mayLeave())) return;
  guard.release();
  onClose();
};

interface SlotDialogProps {
  slot: TimeSlot;
  isRunning: boolean;
  weekOfZone: NamedWeekOfZone;
  onClose: () => void;
}

/** Edits a slot that is not over; sends only the changed fields. */
export const SlotDialog = ({ slot, isRunning, weekOfZone, onClose }: SlotDialogProps) => {
  const { i18n, t } = useLingui();
  const form = useSlotForm({ initial: valuesOf(slot), isTicked: false });
  const { isSaving, outcome, save } = useSlotSave();
  // The slot on the server, if another user changed it after this dialog was opened.
  const [theirs, setTheirs] = useState<TimeSlot | null>(null);
  const { values, rightValues } = form;
  const isBelow = form.isDirty && isBelowBooked({ slot: theirs ?? slot, values: rightValues });
  const booked = numberText(slot.bookedCouriers, i18n);
  const queue = numberText(slot.maxQueue, i18n);
  const orders = numberText(slot.numberOfOrders, i18n);
  const belowText = t`The limit is below the number of booked couriers (${booked}).`;
  const theirChanges = theirs && changeTexts({ slot, values: valuesOf(theirs) }, i18n).join('; ');
  // Compares with the server's slot only the user's own edits: untouched fields were rebased already.
  const ownChanges = theirs && values && changeTexts({ slot: theirs, values }, i18n).join('; ');

  const close = () => leave(form, isSaving, onClose);
  const submit = async (): Promise<void> => {
    if (!form.check() || !values) return;
    if (form.isDirty) {
      const changes = [{ slot: theirs ?? slot, values }];
      const answer = await save(
        [{ ...weekOfZone, changes }],
        [...(isBelow ? [belowText] : []), ...unusualTexts(changes, i18n)],
      );
      if (!answer) return;
      const [failed] = answer.failures;
      const [overtaken] = failed?.error.code === 'CHANGED_MEANWHILE' ? failed.changes : [];
      if (overtaken) {
        setTheirs(overtaken.slot);
        return form.rebase(valuesOf(overtaken.slot));
      }
      if (failed) return form.refuse(failed.error);
    }
    form.guard.release();
    onClose();
  };

  return (
    <SlotDialogFrame
      title={weekOfZone.names.get(slot.id) ?? ''}
      // Not the switch of deliveries, which a stray Space would turn off.
      firstField={slot.isCouriersLimited ? 'couriersLimit' : 'minFreeCouriers'}
      onClose={() => void close()}
      onSubmit={() => void submit()}
      isSubmitDisabled={isSaving}
    >
      {outcome?.failures[0]?.mayBeSaved && form.error ? (
        <FailedSlots outcome={outcome} names={weekOfZone.names} />
      ) : (
        <FormBanner failure={form} isNew={false} onRetry={() => void submit()} />
      )}
      {theirs && (
        <Banner intent="warning">
          <div>
            <Trans>Another user changed this slot: {theirChanges}</Trans>
          </div>
          {ownChanges && (
            <div>
              <Trans>Save again to replace it with your values: {ownChanges}</Trans>
            </div>
          )}
        </Banner>
      )}
      {isRunning && (
        <Banner intent="info">
          <Trans>This slot is in progress. You can change it until its hour ends.</Trans>
        </Banner>
      )}
      <div>
        <Trans>Booked couriers: {booked}</Trans>
      </div>
      {isRunning && (
        <>
          <div>
            <Trans>Maximum queue: {queue}</Trans>
          </div>
          <div>
            <Trans>Number of orders: {orders}</Trans>
          </div>
        </>
      )}
      <SlotFields inputs={form.inputs} />
      {isBelow && <Banner intent="warning">{belowText}</Banner>}
    </SlotDialogFrame>
  );
};

interface BulkDialogProps {
  slots: readonly TimeSlot[];
  /** Names by slot id. */
  names: NamedWeekOfZone['names'];
  /** Changes by zone and week. */
  weeksOf: (changes: readonly SlotChange[]) => readonly WeekChanges[];
  onClose: () => void;
  /** Called with the ids of the slots that need no further edit. The dialog stays open for rejected ones. */
  onDone: (ids: readonly string[]) => void;
}

/** Edits many slots at once; sends only the ticked fields. */
export const BulkDialog = ({ slots, names, weeksOf, onClose, onDone }: BulkDialogProps) => {
  const { i18n, t } = useLingui();
  const form = useSlotForm({ initial: commonValues(slots), isTicked: true });
  const { isSaving, outcome, save } = useSlotSave();
  const { values, rightValues, steps } = form;
  const changes = slots.flatMap((slot) => steppedChange(slot, rightValues, steps) ?? []);
  const below = belowBookedTexts(changes, names, i18n);
  const hintOf = (name: SlotNumberName): string | undefined =>
    rightValues[name] === undefined ? undefined : stepHint(name, { slots, changes, steps }, i18n);
  const count = slots.length;
  const present = useMemo(() => presentTexts(slots, i18n), [slots, i18n]);

  const close = () => leave(form, isSaving, onClose);
  const submit = async (): Promise<void> => {
    if (!form.check() || !values) return;
    const unlimited = values.couriersLimit === undefined ? null : unlimitedText(slots, changes, i18n);
    // An amount must not be added to a value that another user has changed since.
    const answer = await save(weeksOf(changes), [...below, ...unusualTexts(changes, i18n)], {
      replaces: !isRelative(values, steps),
      resultText: (updated) => [updated, unlimited].filter(Boolean).join(' · '),
    });
    if (!answer) return;
    const [failed] = answer.failures;
    if (failed) form.refuse(failed.error);
    else form.guard.release();
    const rejected = new Set(answer.failures.flatMap((each) => each.changes.map(({ slot }) => slot.id)));
    onDone(slots.map(({ id }) => id).filter((id) => !rejected.has(id)));
    if (!failed) onClose();
  };

  return (
    <SlotDialogFrame
      title={t`${plural(count, { one: 'Edit # slot', other: 'Edit # slots' })}`}
      onClose={() => void close()}
      onSubmit={() => void submit()}
      isSubmitDisabled={isSaving || !form.isDirty || (values !== null && changes.length === 0)}
    >
      {outcome && form.error && (
        <FailedSlots outcome={outcome} names={names} isOnFields={form.isErrorOnFields} />
      )}
      <div>
        <Trans>Select the fields to change. All other fields keep their values.</Trans>
      </div>
      <SlotFields inputs={form.inputs} present={present} hintOf={hintOf} />
      <SlotDoubts doubts={below} />
    </SlotDialogFrame>
  );
};

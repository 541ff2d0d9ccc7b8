import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { reverseOf, type SlotChange } from '#shared/domain/slotChanges.ts';
import { dismissToast, replaceToast, showToast } from '../../stores/toasts.ts';
import { rememberUndo } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { type SendOptions, type SendOutcome, type SlotPlace, sendSlotChanges } from './sendSlotChanges.ts';

export interface SlotPlaceNames extends SlotPlace {
  /** What slots are called, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** Which slots these are, in the order of the week. */
export const namesOfChanges = (changes: readonly SlotChange[], names: SlotPlaceNames['names']): string[] =>
  changes
    .toSorted((a, b) => Date.parse(a.slot.startTime) - Date.parse(b.slot.startTime))
    .map(({ slot }) => names.get(slot.id) ?? slot.id);

const updatedText = (count: number): string =>
  t`${plural(count, { one: '# slot updated', other: '# slots updated' })}`;

const takeBack = async (place: SlotPlaceNames, done: readonly SlotChange[]): Promise<void> => {
  const { failures } = await sendSlotChanges(place, done.map(reverseOf));
  const [failure] = failures;
  if (!failure) {
    showToast({ intent: 'success', text: t`The slots are as they were` });
    return;
  }
  const left = namesOfChanges(
    failures.flatMap(({ changes }) => changes),
    place.names,
  ).join('; ');
  showToast({
    intent: 'error',
    text: t`Not undone: ${errorText(i18n, failure.error)} (${left})`,
    durationMs: null,
  });
};

/** Sends changes of slots and says on the screen how it went; what was done can be taken back. */
export const saveSlots = async (
  place: SlotPlaceNames,
  changes: readonly SlotChange[],
  options?: SendOptions,
): Promise<SendOutcome> => {
  const toastId = showToast({ intent: 'loading', text: t`Saving…` });
  const outcome = await sendSlotChanges(place, changes, options);
  const { done } = outcome;
  if (done.length === 0) {
    dismissToast(toastId);
    return outcome;
  }
  const step = rememberUndo(() => {
    // By Ctrl+Z too: what it says is true no longer.
    dismissToast(toastId);
    return takeBack(place, done);
  });
  replaceToast(toastId, {
    intent: 'success',
    text: updatedText(done.length),
    action: { label: t`Undo`, run: step.run },
    durationMs: 8000,
  });
  return outcome;
};

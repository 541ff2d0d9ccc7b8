import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isBelowBooked, type SlotChange } from '#shared/rules/slotChanges.ts';
import { limitText, numberText } from './slotTexts.ts';

/** Slots named in a warning. */
const maxNamed = 10;

/** Lines of a warning about all changes whose new limit is below the bookings, with booked/limit of each slot. */
export const belowBookedTexts = (
  changes: readonly SlotChange[],
  names: ReadonlyMap<string, string>,
  i18n: I18n,
): string[] => {
  const doubtful = changes.filter(isBelowBooked);
  const below = doubtful.length;
  if (below === 0) return [];
  const sentence = msg`${plural(below, {
    one: 'In # slot, the limit is below the number of booked couriers.',
    other: 'In # slots, the limit is below the number of booked couriers.',
  })}`;
  const lines = doubtful
    .toSorted((one, other) => Date.parse(one.slot.startTime) - Date.parse(other.slot.startTime))
    .slice(0, maxNamed)
    .map(({ slot, values }) => {
      const next = { ...slot, ...values };
      const [booked, limit] = [numberText(next.bookedCouriers, i18n), limitText(next, i18n)];
      return `${names.get(slot.id) ?? slot.id}: ${i18n._(msg`${booked}/${limit} booked`)}`;
    });
  const more = below - lines.length;
  const rest = msg`and ${plural(more, { one: '# more slot', other: '# more slots' })}`;
  return [i18n._(sentence), ...lines, ...(more > 0 ? [i18n._(rest)] : [])];
};

import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { type SlotChange, type SlotValueName, slotValueNames } from '#shared/domain/slotChanges.ts';
import { numberText, unlimited } from './slotTexts.ts';

const labels: Record<SlotValueName, MessageDescriptor> = {
  isDeliveryActive: msg`Delivery active`,
  isHighDemand: msg`High demand`,
  isCouriersLimited: msg`Couriers limited`,
  couriersLimit: msg`Couriers limit`,
  minFreeCouriers: msg`Minimum free couriers`,
  costMultiplier: msg`Cost multiplier`,
};

const valueText = (slot: Partial<TimeSlot>, name: SlotValueName, i18n: I18n): string => {
  const value = slot[name];
  if (name === 'couriersLimit' && slot.isCouriersLimited === false) return unlimited;
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`);
  return numberText(value, i18n);
};

/** What differs afterwards: `Couriers limit: ∞ → 5`. Whether there is a limit is said by the limit itself. */
export const changeTexts = ({ slot, values }: SlotChange, i18n: I18n): string[] => {
  const next = { ...slot, ...values };
  return slotValueNames.flatMap((name) => {
    if (name === 'isCouriersLimited') return [];
    const [from, to] = [valueText(slot, name, i18n), valueText(next, name, i18n)];
    return from === to ? [] : [`${i18n._(labels[name])}: ${from} → ${to}`];
  });
};

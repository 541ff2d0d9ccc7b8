import { useMemo } from 'react';
import { hasBegun, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { noSlots, withoutSlots } from './slotSelection.ts';
import { useStateFor } from './useStateFor.ts';

/** Selection of slots, without those that have begun or were deleted since. It ends with another key. */
export const useChosenSlots = (key: string, slots: readonly TimeSlot[] | undefined, now: number) => {
  const [ids, setIds] = useStateFor(key, noSlots);
  const chosen = useMemo(
    () => (slots ?? []).filter((slot) => ids.has(slot.id) && !hasBegun(slot, now)),
    [slots, ids, now],
  );
  const selected = useMemo(
    () => (chosen.length === ids.size ? ids : new Set(chosen.map(({ id }) => id))),
    [chosen, ids],
  );
  const onClear = (): void => setIds(noSlots);
  // Escape clears the selection from anywhere on the page, except when an open popup handles it.
  useDocumentKeys((event) => {
    const isMenu = event.target instanceof Element && event.target.closest('[role=menu], [role=combobox]');
    if (event.key === 'Escape' && selected.size > 0 && isPlainKey(event) && !isMenu) onClear();
  });
  return {
    chosen,
    selected,
    onSelect: setIds,
    onClear,
    onDone: (done: readonly string[]): void => setIds((before) => withoutSlots(before, done)),
  };
};

import type { TimeSlot } from '#shared/api/timeSlots.ts';
import type { SlotGrid, SlotPhase } from '#shared/domain/slotGrid.ts';
import type { SlotWeek } from '#shared/domain/slotWeek.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { PastSlotDialog } from './PastSlotDialog.tsx';
import { SlotDialog } from './SlotDialog.tsx';
import type { CityScope } from './slotWeekOptions.ts';
import { mondayOf } from './weekPosition.ts';

/** What can be done in it is decided when it opens: what is typed must not go when the hour does. */
export type OpenDialog =
  | { kind: 'slot'; slot: TimeSlot; phase: SlotPhase }
  | { kind: 'bulk' }
  | { kind: 'copy' }
  | null;

interface ShownWeek {
  scope: CityScope;
  zone: string;
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
  names: ReadonlyMap<string, string>;
  now: number;
  currentMonday: string;
}

interface SlotDialogsProps {
  dialog: OpenDialog;
  week: ShownWeek;
  selected: readonly TimeSlot[];
  onClose: () => void;
  onDone: (ids: readonly string[]) => void;
}

/** The dialog that is open over the week, if one is. */
export const SlotDialogs = ({ dialog, week: shown, selected, onClose, onDone }: SlotDialogsProps) => {
  const { names, now, currentMonday, ...rest } = shown;
  const place = { scope: shown.scope, zone: shown.zone, monday: shown.week.monday, names };
  if (dialog?.kind === 'slot') {
    const { slot, phase } = dialog;
    return phase === 'past' ? (
      <PastSlotDialog slot={slot} name={names.get(slot.id) ?? ''} onClose={onClose} />
    ) : (
      <SlotDialog slot={slot} isRunning={phase === 'running'} place={place} onClose={onClose} />
    );
  }
  if (dialog?.kind === 'bulk' && selected.length > 0)
    return <BulkDialog slots={selected} place={place} onClose={onClose} onDone={onDone} />;
  if (dialog?.kind === 'copy') {
    const targets = [currentMonday, mondayOf(currentMonday, 'next')];
    return <CopyDialog {...rest} targets={targets} now={now} onClose={onClose} />;
  }
  return null;
};

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { phaseOf } from '#shared/rules/slotWeek.ts';
import type { CityScope } from '../../marketplace/slots/slotWeekOptions.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { focusSlot } from './ShortestHours.tsx';
import { type OpenDialog, SlotDialogs } from './SlotDialogs.tsx';
import { SlotScreen } from './SlotScreen.tsx';
import { SlotTools } from './SlotTools.tsx';
import { useChosenSlots } from './useChosenSlots.ts';
import { useSetup } from './useSetup.ts';
import { useStateFor } from './useStateFor.ts';
import { useZoneWeek } from './useZoneWeek.ts';
import { mondayOf, WeekBar, type WeekPosition } from './WeekBar.tsx';
import { WeekContent } from './WeekContent.tsx';
import { reloadCity } from './zones/useCityNeeds.ts';

interface ZoneWeekProps {
  scope: CityScope;
  zone: string;
  zoneName: string;
  currentMonday: string;
  position: WeekPosition;
  /** Slot to focus on opening. */
  focused: string | null;
  now: number;
  /** Shown in narrow windows, where the zone list does not fit next to the week. */
  zonePicker: ReactNode;
  onMove: (position: WeekPosition) => void;
}

export const ZoneWeek = (props: ZoneWeekProps) => {
  const { scope, zone, zoneName, currentMonday, position, focused, now, zonePicker, onMove } = props;
  const { t } = useLingui();
  const monday = mondayOf(currentMonday, position);
  const weekKey = `${zone} ${monday}`;
  const shown = useZoneWeek({ scope, zone, monday, now });
  const { week, slots, grid, names, reload } = shown;
  const { chosen, selected, onSelect, onClear, onDone } = useChosenSlots(weekKey, slots, now);
  const [dialog, setDialog] = useStateFor<OpenDialog>(weekKey, null);
  const [hasNeeds, setHasNeeds] = useState(true);
  const setup = useSetup(week, slots, now);
  const hasSlots = slots !== undefined && slots.length > 0;
  useEffect(() => {
    if (hasSlots && focused !== null) focusSlot(focused);
  }, [hasSlots, focused]);

  /** Refetches, so that the dialog starts from the server's current slots. */
  const openFresh = (fresh: OpenDialog): void => {
    setDialog(fresh);
    reload();
  };
  const onEdit = (): void => setDialog({ name: 'bulk' });
  const tools = useStableActions({
    onSetup: () => setDialog({ name: 'setup' }),
    onEdit,
    onClear,
    onCopy: () => openFresh({ name: 'copy' }),
    onTemplates: () => openFresh({ name: 'templates' }),
    onNeeds: setHasNeeds,
    // The counts of the zone list as well.
    onReload: () => reloadCity(scope),
  });

  return (
    <>
      <SlotScreen
        title={t`Time slots: ${zoneName}`}
        tools={
          <SlotTools
            setupProblem={setup.problem}
            hasSlots={hasSlots}
            selectedCount={selected.size}
            hasNeeds={hasNeeds}
            {...tools}
          />
        }
      >
        <WeekBar week={week} position={position} onMove={onMove}>
          {zonePicker}
        </WeekBar>
        <WeekContent
          {...{ weekKey, shown, now, hasNeeds, selected, onSelect, onEdit }}
          isPrevious={position === -1}
          hasStarted={setup.hasStarted}
          onOpen={(slot) => setDialog({ name: 'slot', slot, phase: phaseOf(slot, now) })}
        />
      </SlotScreen>
      <SlotDialogs
        dialog={dialog}
        week={{ scope, zone, week, grid, names, now, currentMonday }}
        selected={chosen}
        onClose={() => setDialog(null)}
        onDone={onDone}
      />
    </>
  );
};

import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GeoZone } from '#shared/api/geography.ts';
import { mondayAt, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { BulkDialog } from '../../../marketplace/slots/SlotDialog.tsx';
import type { CityScope } from '../../../marketplace/slots/slotWeekOptions.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import { SelectionTools } from '../SelectionTools.tsx';
import { SlotScreen } from '../SlotScreen.tsx';
import { useChosenSlots } from '../useChosenSlots.ts';
import type { WeekPosition } from '../WeekBar.tsx';
import { reloadCity } from './useCityNeeds.ts';
import { useShortHours } from './useShortHours.ts';
import { weeksOfChanges } from './weeksOfChanges.ts';
import { ZonesBar } from './ZonesBar.tsx';
import { ZonesGrid } from './ZonesGrid.tsx';

interface ZonesViewProps {
  scope: CityScope;
  zones: readonly GeoZone[];
  now: number;
  /** Shown in narrow windows, where the zone list does not fit next to the grid. */
  zonePicker: ReactNode;
  pathTo: (zone: string, week: WeekPosition, slot: string) => string;
}

/** Short hours of all zones in this and the next week on one grid; changes apply across zones. */
export const ZonesView = ({ scope, zones, now, zonePicker, pathTo }: ZonesViewProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isByTime, setByTime] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const city = useShortHours({ scope, zones, now, isByTime });
  const { columns, hours, names, places, waiting, failed } = city;
  const slots = useMemo(() => Array.from(places.values(), ({ slot }) => slot), [places]);
  const { chosen, selected, onSelect, onClear, onDone } = useChosenSlots(scope.city, slots, now);
  const mondayOf = ({ startTime }: TimeSlot): string => mondayAt(Date.parse(startTime), city.timeZone);

  const open = (slot: TimeSlot): void => {
    const week = mondayOf(slot) === city.monday ? 0 : 1;
    void navigate(pathTo(places.get(slot.id)?.zone ?? '', week, slot.id));
  };
  const edit = (): void => setEditing(true);
  return (
    <>
      <SlotScreen
        title={t`Time slots: all zones`}
        tools={
          <>
            <SelectionTools selectedCount={selected.size} onEdit={edit} onClear={onClear} />
            <ToolButton
              label={t`Reload`}
              icon={<ArrowClockwiseRegular />}
              onClick={() => reloadCity(scope)}
            />
          </>
        }
      >
        <ZonesBar
          isByTime={isByTime}
          onOrder={setByTime}
          count={city.count}
          shown={hours.length}
          zones={zones.length}
          waiting={waiting.size}
          failed={failed.length}
          onRetry={city.retry}
        >
          {zonePicker}
        </ZonesBar>
        {hours.length > 0 && (
          <ZonesGrid
            zones={columns}
            hours={hours}
            names={names}
            now={now}
            selected={selected}
            onSelect={onSelect}
            onOpen={open}
            onEdit={edit}
          />
        )}
        {hours.length === 0 && waiting.size + failed.length === 0 && (
          <EmptyState text={<Trans>No zone lacks couriers in this or next week.</Trans>} />
        )}
      </SlotScreen>
      {isEditing && chosen.length > 0 && (
        <BulkDialog
          slots={chosen}
          names={new Map(Array.from(places, ([id, { name }]) => [id, name]))}
          weeksOf={(changes) => weeksOfChanges(scope, changes, places, mondayOf)}
          onClose={() => setEditing(false)}
          onDone={onDone}
        />
      )}
    </>
  );
};

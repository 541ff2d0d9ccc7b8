import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type RefObject, useMemo, useRef } from 'react';
import type { SlotGrid, TimeSlot } from '#shared/rules/slotWeek.ts';
import type { ShortHour } from '#shared/rules/zoneNeeds.ts';
import { slotWords } from '../../../marketplace/slots/slotTexts.ts';
import { scrollBarSize } from '../../../resource/table/gridModel.ts';
import { SlotTable } from '../SlotTable.tsx';
import { SlotTooltip } from '../SlotTooltip.tsx';
import { toAttribute } from '../slotPosition.ts';
import type { SlotGestures } from '../slotSelection.ts';
import { type GridHandlers, useGridGestures } from '../useGridGestures.ts';
import { useWeekStyles } from '../useWeekStyles.ts';
import { type HourNames, lackText } from './hourNames.ts';
import { hourWidth, useZoneStyles, zoneWidths } from './useZoneStyles.ts';
import { type CellFrame, type NamedZone, ZoneHead, zoneCell } from './ZoneCells.tsx';

interface TableProps {
  root: RefObject<HTMLTableElement | null>;
  zones: readonly NamedZone[];
  hours: readonly ShortHour[];
  names: HourNames;
  now: number;
  handlers: GridHandlers;
}

const ZonesTable = ({ root, zones, hours, names, now, handlers }: TableProps) => {
  const { i18n, t } = useLingui();
  const [week, styles] = [useWeekStyles(), useZoneStyles()];
  const frame: CellFrame = {
    i18n,
    words: slotWords(i18n),
    names,
    now,
    styles: { ...styles, field: week.field },
    noSlot: t`No slot`,
    loading: t`Loading…`,
  };
  const style = {
    '--slot-columns': `${hourWidth}px repeat(${zones.length}, minmax(0, 1fr))`,
    '--slot-least': `${hourWidth + zones.length * zoneWidths.least}px`,
    '--slot-most': `${hourWidth + zones.length * zoneWidths.most}px`,
    '--slot-paper-columns': `120px repeat(${zones.length}, minmax(0, 1fr))`,
    '--slot-row': '30px',
    '--slot-bar': `${scrollBarSize()}px`,
    '--slot-paper-row': '26px',
  } as CSSProperties;

  return (
    <SlotTable
      root={root}
      handlers={handlers}
      className={styles.root}
      style={style}
      aria-label={t`Short hours of all zones`}
      data-columns={zones.length}
      data-rows={hours.length}
    >
      <thead className={week.rows}>
        <tr className={mergeClasses(week.head, styles.head)}>
          <th scope="col" className={week.corner} data-corner="">
            {t`Hour`}
          </th>
          {zones.map((zone, column) => (
            <ZoneHead key={zone.zone} zone={zone} column={column} names={names} />
          ))}
        </tr>
      </thead>
      <tbody className={week.rows}>
        {hours.map((hour, row) => {
          const name = names(hour.start);
          return (
            <tr key={hour.start} className={week.row}>
              <th scope="row" className={week.hour}>
                <button
                  type="button"
                  className={mergeClasses(week.button, styles.hour)}
                  data-at={toAttribute({ day: -1, hour: row, half: 0 })}
                  tabIndex={-1}
                  title={t`Selects or clears the future slots of this hour`}
                >
                  {name}
                  <span className={styles.missing}>{lackText(hour.missing, i18n)}</span>
                </button>
              </th>
              {zones.map((zone, column) =>
                zoneCell(zone, hour.start, toAttribute({ day: column, hour: row, half: 0 }), frame),
              )}
            </tr>
          );
        })}
      </tbody>
    </SlotTable>
  );
};

/** Memoized: a change of the selection must not render the grid (`paintSelection` handles it). */
const Table = memo(ZonesTable);

interface ZonesGridProps extends Omit<SlotGestures, 'grid'> {
  zones: readonly NamedZone[];
  hours: readonly ShortHour[];
  names: HourNames;
}

/** Zones as columns, short hours as rows, with the gestures of a week. */
export const ZonesGrid = ({ zones, hours, names, ...gestures }: ZonesGridProps) => {
  const root = useRef<HTMLTableElement>(null);
  const grid = useMemo<SlotGrid<TimeSlot>>(
    () =>
      zones.map(({ slots }) => hours.map(({ start }) => slots.get(start) ?? []).map((slot) => [slot].flat())),
    [zones, hours],
  );
  const handlers = useGridGestures(root, { ...gestures, grid });
  return (
    <>
      <Table {...{ root, zones, hours, names, handlers }} now={gestures.now} />
      <SlotTooltip root={root} />
    </>
  );
};

import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { coveredShare } from '#shared/rules/slotDemand.ts';
import { phaseOf, type SlotGrid, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { type ShortHour, shortageOf, type ZoneHours } from '#shared/rules/zoneNeeds.ts';
import { toAttribute } from '../slotPosition.ts';
import { paintSelection, type SlotGestures } from '../slotSelection.ts';
import { describeSlot, needText, slotWords } from '../slotTexts.ts';
import { type GridHandlers, useGridGestures } from '../useGridGestures.ts';
import { useWeekStyles } from '../useWeekStyles.ts';
import { type HourNames, lackText, shortageTexts } from './hourNames.ts';
import { hourWidth, useZoneStyles, zoneWidths } from './useZoneStyles.ts';

export interface NamedZone extends ZoneHours {
  name: string;
  isLoading: boolean;
}

interface TableProps {
  root: React.RefObject<HTMLTableElement | null>;
  zones: readonly NamedZone[];
  hours: readonly ShortHour[];
  names: HourNames;
  now: number;
  handlers: GridHandlers;
}

/** ARIA grid: keys move between cells and select them. */
const gridAttributes = { role: 'grid', 'aria-multiselectable': true };

/** Initial value only: `paintSelection` updates it outside of React. */
const unselected = { 'aria-selected': false };

const ZonesTable = ({ root, zones, hours, names, now, handlers }: TableProps) => {
  const { i18n, t } = useLingui();
  const [week, styles] = [useWeekStyles(), useZoneStyles()];
  const words = slotWords(i18n);
  const style = {
    '--zone-columns': `${hourWidth}px repeat(${zones.length}, minmax(0, 1fr))`,
    '--zone-least': `${hourWidth + zones.length * zoneWidths.least}px`,
    '--zone-most': `${hourWidth + zones.length * zoneWidths.most}px`,
    '--slot-row': '30px',
    '--slot-paper-row': '26px',
  } as CSSProperties;

  const cell = (zone: NamedZone, { start }: ShortHour, at: string) => {
    const slot = zone.slots.get(start);
    if (!slot) {
      const title = zone.isLoading ? t`Loading…` : t`No slot`;
      return (
        <td key={at} className={week.field} data-at={at} data-phase="none" tabIndex={-1} title={title} />
      );
    }
    const need = zone.needs.get(slot.id);
    const phase = phaseOf(slot, now);
    const isShort = need !== undefined && need.missing > 0;
    return (
      <td
        key={at}
        className={week.field}
        data-at={at}
        data-slot={slot.id}
        data-need={need?.cover}
        data-phase={phase === 'future' ? undefined : phase}
        data-off={slot.isDeliveryActive === false || undefined}
        style={
          isShort ? ({ '--covered': `${Math.round(coveredShare(need) * 100)}%` } as CSSProperties) : undefined
        }
        {...unselected}
        tabIndex={-1}
        title={describeSlot({ slot, name: `${zone.name}, ${names.long(start)}`, phase, need }, words, i18n)}
      >
        <div className={styles.cell} aria-hidden="true">
          <span className={styles.lack}>{isShort ? lackText(need.missing, i18n) : ''}</span>
          <span className={styles.load}>{need ? needText(need, i18n) : ''}</span>
        </div>
      </td>
    );
  };

  return (
    <table
      {...gridAttributes}
      ref={root}
      className={mergeClasses(week.root, styles.root)}
      style={style}
      aria-label={t`Short hours of all zones`}
      data-columns={zones.length}
      data-rows={hours.length}
      {...handlers}
    >
      <thead className={week.rows}>
        <tr className={styles.head}>
          <th scope="col" className={week.corner} data-corner="">
            {t`Hour`}
          </th>
          {zones.map((zone, column) => {
            const { name } = zone;
            const texts = shortageTexts(shortageOf(zone), names, i18n);
            return (
              <th key={zone.zone} scope="col" className={week.title}>
                <button
                  type="button"
                  className={mergeClasses(week.button, styles.zone)}
                  data-at={toAttribute({ day: column, hour: -1, half: 0 })}
                  tabIndex={-1}
                  title={[t`${name}: selects or clears its hours`, texts?.words].filter(Boolean).join('\n')}
                >
                  {name}
                </button>
                <span className={week.total} aria-hidden="true">
                  {texts?.head}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={week.rows}>
        {hours.map((hour, row) => {
          const name = names.long(hour.start);
          return (
            <tr key={hour.start} className={styles.row}>
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
                cell(zone, hour, toAttribute({ day: column, hour: row, half: 0 })),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
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
  const { now, selected } = gestures;
  const root = useRef<HTMLTableElement>(null);
  const grid = useMemo<SlotGrid<TimeSlot>>(
    () =>
      zones.map(({ slots }) => hours.map(({ start }) => slots.get(start) ?? []).map((slot) => [slot].flat())),
    [zones, hours],
  );
  const handlers = useGridGestures(root, { ...gestures, grid });
  useLayoutEffect(() => {
    // Dependencies without a read: new cells need their selection painted.
    void grid;
    if (!root.current) return;
    paintSelection(root.current, selected);
    if (root.current.querySelector('[data-at][tabindex="0"]')) return;
    const first = root.current.querySelector<HTMLElement>('[data-slot]');
    if (first) first.tabIndex = 0;
  }, [grid, selected]);
  return <Table root={root} zones={zones} hours={hours} names={names} now={now} handlers={handlers} />;
};

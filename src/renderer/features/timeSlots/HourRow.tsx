import { type CSSProperties, memo, type ReactElement } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { phaseOf, type SlotGrid } from '#shared/domain/slotGrid.ts';
import { offsetsOf, type SlotWeek } from '#shared/domain/slotWeek.ts';
import { toAttribute } from './gridPlace.ts';
import { hourText } from './slotTexts.ts';
import { type FieldFrame, weekField } from './weekField.tsx';

/** A week as it is drawn. */
export interface DrawnWeek {
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
  /** By id. */
  names: ReadonlyMap<string, string>;
  now: number;
}

export interface RowFrame extends FieldFrame {
  noSlot: string;
  hourTitle: string;
}

interface HourRowProps {
  hour: number;
  drawn: DrawnWeek;
  frame: RowFrame;
}

/** Each offset stands beside its own half of the row. */
const doubled: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-evenly',
};

const Row = ({ hour, drawn: { week, grid, names, now }, frame }: HourRowProps) => {
  const { styles } = frame;
  const isDouble = grid.some((day) => (day[hour]?.length ?? 0) > 1);
  const [before, after] = isDouble ? offsetsOf(week) : [];
  const sign = (offset: string | undefined) =>
    offset !== undefined && (
      <span className={styles.offset} aria-hidden="true">
        {offset}
      </span>
    );

  const field = (slot: TimeSlot, at: string, style?: CSSProperties): ReactElement =>
    weekField({ slot, name: names.get(slot.id) ?? '', at, phase: phaseOf(slot, now), style }, frame);

  const fieldsOf = (day: number): ReactElement[] => {
    const slots = grid[day]?.[hour] ?? [];
    const column = day + 2;
    const at = toAttribute({ day, hour, part: 0 });
    // Where the clocks go back, two fields stand below each other, and the others beside both.
    const whole = isDouble ? { gridColumn: column, gridRow: '1 / span 2', height: '100%' } : undefined;
    const [only, second] = slots;
    if (!only) {
      return [
        <td
          key={at}
          className={styles.field}
          style={whole}
          data-at={at}
          data-kind="none"
          tabIndex={-1}
          title={frame.noSlot}
        />,
      ];
    }
    if (!second) return [field(only, at, whole)];
    return slots.map((slot, part) =>
      field(slot, toAttribute({ day, hour, part }), { gridColumn: column, gridRow: part + 1 }),
    );
  };

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.hour} style={isDouble ? { gridRow: '1 / span 2' } : undefined}>
        <button
          type="button"
          className={styles.button}
          style={isDouble ? doubled : undefined}
          data-at={toAttribute({ day: -1, hour, part: 0 })}
          tabIndex={-1}
          title={frame.hourTitle}
        >
          {sign(before)}
          {hourText(hour)}
          {sign(after)}
        </button>
      </th>
      {week.days.flatMap((_day, day) => fieldsOf(day))}
    </tr>
  );
};

/** An hour of the week; drawn again when it is another week's. */
export const HourRow = memo(Row);

import type { I18n } from '@lingui/core';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { coveredShare, type SlotNeed, type SlotNeeds } from '#shared/rules/slotDemand.ts';
import type { WeekTotals } from '#shared/rules/slotTotals.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { offsetsOf, phaseOf, type SlotGrid, type SlotPhase, type SlotWeek } from '#shared/rules/slotWeek.ts';
import {
  describeSlot,
  hasMultiplier,
  hourText,
  isFull,
  limitText,
  missingText,
  needText,
  numberText,
  peak,
  type SlotWords,
  totalTexts,
} from '../../marketplace/slots/slotTexts.ts';
import { toAttribute } from './slotPosition.ts';
import type { WeekStyles } from './useWeekStyles.ts';

export interface FieldFrame {
  /** Cells show minimum free, queue and orders too. */
  isDetailed: boolean;
  i18n: I18n;
  styles: WeekStyles;
  words: SlotWords;
}

/** Initial value only: `paintSelection` updates it outside of React. */
const open = { 'aria-selected': false };
const closed = { ...open, 'aria-readonly': true };

/** Room of the narrowest cells, and widths of their parts, in pixels. Measuring 168 cells would take too long. */
const room = { past: 76, running: 108, future: 108 } as const;
const widths = { character: 7, multiplier: 36, peak: 22, off: 26 } as const;
const longRest = 18;

interface WeekField {
  slot: TimeSlot;
  name: string;
  at: string;
  phase: SlotPhase;
  need: SlotNeed | undefined;
  /** Grid placement inside a row that shows an hour twice (DST change). */
  style: CSSProperties | undefined;
}

/** Sets the bar's length: the share of needed couriers who have booked. */
export const barOf = (need: SlotNeed): CSSProperties =>
  ({ '--covered': `${Math.round(coveredShare(need) * 100)}%` }) as CSSProperties;

/** Minimum free couriers, then the demand of a future hour, or the queue and the orders of another. */
const detailText = ({ slot, phase, need }: WeekField, { words: { short }, i18n }: FieldFrame): string => {
  const free = `${short.free} ${numberText(slot.minFreeCouriers, i18n)}`;
  const [text] = need ? [needText(need, i18n)] : [];
  if (phase === 'future') return text ? `${free}   ${text}` : free;
  const queue = `${short.queue} ${numberText(slot.maxQueue, i18n)}`;
  return `${free}   ${queue}   ${short.orders} ${numberText(slot.numberOfOrders, i18n)}`;
};

const lowerLines = (field: WeekField, frame: FieldFrame): string[] => [
  ...(frame.isDetailed ? [detailText(field, frame)] : []),
  ...(field.need && field.need.missing > 0 ? [missingText(field.need, frame.i18n)] : []),
];

const isTooLong = ({ slot, phase }: WeekField, fill: string, lines: readonly string[]): boolean => {
  const width =
    fill.length * widths.character +
    (hasMultiplier(slot) ? widths.multiplier : 0) +
    (slot.isHighDemand ? widths.peak : 0) +
    (slot.isDeliveryActive === false ? widths.off : 0);
  return width > room[phase] || lines.some(({ length }) => length > longRest);
};

/**
 * Renders a slot as a cell of the week's grid. A function of plain elements instead of a component, because a
 * week has 168 cells. The visible text is a single string of a few lines, as every further box costs layout
 * time; the title has the full description.
 */
const weekField = (field: WeekField, frame: FieldFrame): ReactElement => {
  const { slot, name, at, phase, need, style } = field;
  const { i18n, styles, words } = frame;
  const isFullyBooked = isFull(slot);
  const fill = `${numberText(slot.bookedCouriers, i18n)}/${limitText(slot, i18n)}`;
  const lines = lowerLines(field, frame);
  return (
    <td
      key={at}
      className={styles.field}
      style={need && need.missing > 0 ? { ...style, ...barOf(need) } : style}
      data-at={at}
      data-slot={slot.id}
      data-phase={phase === 'future' ? undefined : phase}
      data-off={slot.isDeliveryActive === false || undefined}
      data-need={need?.cover}
      data-long={isTooLong(field, fill, lines) || undefined}
      {...(phase === 'past' ? closed : open)}
      tabIndex={-1}
      title={describeSlot({ slot, name, phase, need }, words, i18n)}
    >
      <div className={styles.text} aria-hidden="true">
        {isFullyBooked ? <span className={styles.full}>{`${fill} !`}</span> : fill}
        {hasMultiplier(slot) && (
          <span className={styles.badge}>{`×${numberText(slot.costMultiplier, i18n)}`}</span>
        )}
        {slot.isHighDemand && <span className={styles.peak}>{peak}</span>}
        {slot.isDeliveryActive === false && <span className={styles.off}>{words.short.off}</span>}
        {lines.length > 0 && `\n${lines.join('\n')}`}
      </div>
    </td>
  );
};

export interface DrawnWeek {
  week: SlotWeek;
  grid: SlotGrid<TimeSlot>;
  /** Names by slot id. */
  names: ReadonlyMap<string, string>;
  totals: WeekTotals;
  needs: SlotNeeds;
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

const doubled: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-evenly',
};

const Row = ({ hour, drawn: { week, grid, names, totals, needs, now }, frame }: HourRowProps) => {
  const { styles } = frame;
  const total = totals.hours[hour] && totalTexts(totals.hours[hour], week, 'day', frame.i18n);
  const isDouble = grid.some((day) => (day[hour]?.length ?? 0) > 1);
  const [before, after] = isDouble ? offsetsOf(week) : [];
  const sign = (offset: string | undefined) =>
    offset !== undefined && (
      <span className={styles.offset} aria-hidden="true">
        {offset}
      </span>
    );

  const field = (slot: TimeSlot, at: string, style?: CSSProperties): ReactElement =>
    weekField(
      {
        slot,
        name: names.get(slot.id) ?? '',
        at,
        phase: phaseOf(slot, now),
        need: needs.get(slot.id),
        style,
      },
      frame,
    );

  const fieldsOf = (day: number): ReactElement[] => {
    const slots = grid[day]?.[hour] ?? [];
    const column = day + 2;
    const at = toAttribute({ day, hour, half: 0 });
    // When the clocks go back, this day has two cells below each other; the other days' cells span both.
    const whole = isDouble ? { gridColumn: column, gridRow: '1 / span 2', height: '100%' } : undefined;
    const [only, second] = slots;
    if (!only) {
      return [
        <td
          key={at}
          className={styles.field}
          style={whole}
          data-at={at}
          data-phase="none"
          tabIndex={-1}
          title={frame.noSlot}
        />,
      ];
    }
    if (!second) return [field(only, at, whole)];
    return slots.map((slot, half) =>
      field(slot, toAttribute({ day, hour, half }), { gridColumn: column, gridRow: half + 1 }),
    );
  };

  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.hour} style={isDouble ? { gridRow: '1 / span 2' } : undefined}>
        <button
          type="button"
          className={styles.button}
          style={isDouble ? doubled : undefined}
          data-at={toAttribute({ day: -1, hour, half: 0 })}
          tabIndex={-1}
          title={[frame.hourTitle, total?.words].filter(Boolean).join('\n')}
        >
          {sign(before)}
          {hourText(hour)}
          {sign(after)}
        </button>
        <span className={styles.total} aria-hidden="true">
          {frame.isDetailed ? `${total?.sum ?? ''}\n${total?.worst ?? ''}` : total?.sum}
        </span>
      </th>
      {week.days.flatMap((_day, day) => fieldsOf(day))}
    </tr>
  );
};

export const HourRow = memo(Row);

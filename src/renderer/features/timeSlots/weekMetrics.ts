import type { CSSProperties } from 'react';
import type { SlotWeek } from '#shared/rules/slotWeek.ts';
import { scrollBarSize } from '../../resource/table/gridModel.ts';

/** Width of the column of hours, in pixels. */
export const hourWidth = 76;

/** Least width of a day that can be planned (operations §9); all columns grow with the window. */
const dayWidth = 120;
/** A day that is over gives room to the others, unless its cells show queue and orders. */
const pastDay = { width: 88, share: 0.7 } as const;

interface WeekMetrics {
  rowHeight: number;
  style: CSSProperties;
}

/** Sizes of the grid. Rows have to know their height before rendering, to leave out those outside the viewport. */
export const weekMetrics = ({ days }: SlotWeek, now: number, isDetailed: boolean): WeekMetrics => {
  // Nothing is gained where all days are over, and other columns would cost a new layout of all cells.
  const isNarrow = !isDetailed && days.some(({ end }) => end > now);
  const widths = days.map(({ end }) => (isNarrow && end <= now ? pastDay : { width: dayWidth, share: 1 }));
  const rowHeight = isDetailed ? 50 : 35;
  const tracks = widths.map(({ width, share }) => `minmax(${width}px, ${share}fr)`).join(' ');
  return {
    rowHeight,
    style: {
      '--slot-columns': `${hourWidth}px ${tracks}`,
      '--slot-least': `${widths.reduce((sum, { width }) => sum + width, hourWidth)}px`,
      '--slot-paper-columns': `60px repeat(${days.length}, minmax(0, 1fr))`,
      '--slot-row': `${rowHeight}px`,
      '--slot-bar': `${scrollBarSize()}px`,
      '--slot-paper-row': isDetailed ? '46px' : '34px',
      // Lines of an hour's total below its name: the sum, and with details its worst day.
      '--slot-totals': isDetailed ? '24px' : '12px',
    } as CSSProperties,
  };
};

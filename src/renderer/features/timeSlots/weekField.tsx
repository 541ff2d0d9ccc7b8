import type { I18n } from '@lingui/core';
import type { CSSProperties, ReactElement } from 'react';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import type { SlotPhase } from '#shared/domain/slotGrid.ts';
import {
  describeSlot,
  hasMultiplier,
  isFull,
  limitText,
  numberText,
  peak,
  type SlotWords,
} from './slotTexts.ts';
import { heatShades, type WeekStyles } from './useWeekStyles.ts';

/** What is the same for all fields of a drawing. */
export interface FieldFrame {
  i18n: I18n;
  styles: WeekStyles;
  words: SlotWords;
}

/** Which fields are chosen is painted over this, outside of React (`paintSelection`). */
const open = { 'aria-selected': false };
const closed = { ...open, 'aria-readonly': true };

/** More letters than that may not fit, with everything else that can stand beside them. */
const longFill = 6;
const longRest = 18;

interface FieldParts {
  slot: TimeSlot;
  name: string;
  at: string;
  phase: SlotPhase;
  /** Where it stands in a row that holds an hour twice. */
  style: CSSProperties | undefined;
}

/** How full it is, as a shade of the heat map; nothing is full that has no limit. */
const fillOf = ({ isCouriersLimited, couriersLimit = 0, bookedCouriers }: TimeSlot): number | undefined => {
  if (!isCouriersLimited || bookedCouriers === undefined) return undefined;
  const share = couriersLimit > 0 ? bookedCouriers / couriersLimit : 1;
  return Math.min(heatShades.length - 1, Math.floor(share * (heatShades.length - 1)));
};

const secondLine = (slot: TimeSlot, phase: SlotPhase, { words: { short }, i18n }: FieldFrame): string => {
  const free = `${short.free} ${numberText(slot.minFreeCouriers, i18n)}`;
  if (phase === 'future') return free;
  const queue = `${short.queue} ${numberText(slot.maxQueue, i18n)}`;
  return `${free}   ${queue}   ${short.orders} ${numberText(slot.numberOfOrders, i18n)}`;
};

/**
 * A slot in the week's grid. A function, not a component, and of plain elements: a week has 168 of them. What is seen
 * is short, and two lines of one text, because every further box takes its time; the title says it in words.
 */
export const weekField = ({ slot, name, at, phase, style }: FieldParts, frame: FieldFrame): ReactElement => {
  const { i18n, styles, words } = frame;
  const isFullyBooked = isFull(slot);
  const fill = `${numberText(slot.bookedCouriers, i18n)}/${limitText(slot, i18n)}`;
  const rest = secondLine(slot, phase, frame);
  return (
    <td
      key={at}
      className={styles.field}
      style={style}
      data-at={at}
      data-slot={slot.id}
      data-kind={phase === 'future' ? undefined : phase}
      data-off={slot.isDeliveryActive === false || undefined}
      data-fill={fillOf(slot)}
      data-long={fill.length > longFill || rest.length > longRest || undefined}
      {...(phase === 'past' ? closed : open)}
      tabIndex={-1}
      title={describeSlot({ slot, name, phase }, words, i18n)}
    >
      <div className={styles.text} aria-hidden="true">
        {isFullyBooked ? <span className={styles.full}>{`${fill} !`}</span> : fill}
        {hasMultiplier(slot) && (
          <span className={styles.badge}>{`×${numberText(slot.costMultiplier, i18n)}`}</span>
        )}
        {slot.isHighDemand && <span className={styles.peak}>{peak}</span>}
        {slot.isDeliveryActive === false && <span className={styles.off}>{words.short.off}</span>}
        {`\n${rest}`}
      </div>
    </td>
  );
};

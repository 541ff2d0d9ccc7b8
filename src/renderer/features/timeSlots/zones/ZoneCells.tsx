import { mergeClasses } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { phaseOf } from '#shared/rules/slotWeek.ts';
import { shortageOf, type ZoneHours } from '#shared/rules/zoneNeeds.ts';
import { describeSlot, needText, type SlotWords } from '../../../marketplace/slots/slotTexts.ts';
import { barOf } from '../HourRow.tsx';
import { toAttribute } from '../slotPosition.ts';
import { useWeekStyles } from '../useWeekStyles.ts';
import { type HourNames, lackText, shortageTexts } from './hourNames.ts';
import { useZoneStyles } from './useZoneStyles.ts';

export interface NamedZone extends ZoneHours {
  name: string;
  isLoading: boolean;
}

interface ZoneHeadProps {
  zone: NamedZone;
  column: number;
  names: HourNames;
}

/** Name of a zone, with the number of its short hours and the largest shortage. */
export const ZoneHead = ({ zone, column, names }: ZoneHeadProps) => {
  const { i18n, t } = useLingui();
  const [week, styles] = [useWeekStyles(), useZoneStyles()];
  const { name } = zone;
  const texts = shortageTexts(shortageOf(zone), names, i18n);
  return (
    <th scope="col" className={week.title}>
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
};

export interface CellFrame {
  i18n: I18n;
  words: SlotWords;
  names: HourNames;
  now: number;
  styles: Readonly<Record<'field' | 'cell' | 'lack' | 'load', string>>;
  noSlot: string;
  loading: string;
}

/** Initial value only: `paintSelection` updates it outside of React. */
const unselected = { 'aria-selected': false };

/** An hour of a zone: missing couriers, forecast and bookings. A function of plain elements, as in a week. */
export const zoneCell = (zone: NamedZone, start: number, at: string, frame: CellFrame): ReactElement => {
  const { i18n, words, names, now, styles } = frame;
  const slot = zone.slots.get(start);
  if (!slot) {
    const title = zone.isLoading ? frame.loading : frame.noSlot;
    return (
      <td key={at} className={styles.field} data-at={at} data-phase="none" tabIndex={-1} title={title} />
    );
  }
  const need = zone.needs.get(slot.id);
  const phase = phaseOf(slot, now);
  const isShort = need !== undefined && need.missing > 0;
  return (
    <td
      key={at}
      className={styles.field}
      data-at={at}
      data-slot={slot.id}
      data-need={need?.cover}
      data-phase={phase === 'future' ? undefined : phase}
      data-off={slot.isDeliveryActive === false || undefined}
      style={isShort ? barOf(need) : undefined}
      {...unselected}
      tabIndex={-1}
      title={describeSlot({ slot, name: `${zone.name}, ${names(start)}`, phase, need }, words, i18n)}
    >
      <div className={styles.cell} aria-hidden="true">
        <span className={styles.lack}>{isShort ? lackText(need.missing, i18n) : ''}</span>
        <span className={styles.load}>{need ? needText(need, i18n) : ''}</span>
      </div>
    </td>
  );
};

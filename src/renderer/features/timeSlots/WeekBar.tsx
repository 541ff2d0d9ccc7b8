import { makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addWeeks, offsetsOf, type SlotWeek, slotWeekOf } from '#shared/rules/slotWeek.ts';
import { rangeText, shortParts } from '../../marketplace/slots/slotTexts.ts';

/** Weeks from the current one. */
export type WeekPosition = number;

/** Weeks with a button. */
export const pagedWeeks: readonly WeekPosition[] = [-1, 0, 1];

/** Furthest week that can be opened, and to which slots can be copied. */
export const weeksAhead = 8;
const laterWeeks = Array.from({ length: weeksAhead - 1 }, (_, index) => index + 2);

/** Names in the address; later weeks are numbers. */
const names: ReadonlyMap<WeekPosition, string> = new Map([
  [-1, 'previous'],
  [0, 'current'],
  [1, 'next'],
]);

export const weekInAddress = (position: WeekPosition): string => names.get(position) ?? String(position);

/** Reads the URL parameter; a missing or unknown value means the current week. */
export const readPosition = (text: string | null): WeekPosition =>
  [...pagedWeeks, ...laterWeeks].find((position) => weekInAddress(position) === text) ?? 0;

export const mondayOf = (current: string, position: WeekPosition): string => addWeeks(current, position);

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  positions: { display: 'flex', gap: '4px' },
  // As wide as its text in each language.
  later: { flexShrink: 0 },
  range: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  // Shortened instead of wrapped, which would cost an hour of the week below.
  zone: {
    flex: '1 1 40px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '12px',
    color: tokens.colorNeutralForeground2,
  },
});

interface WeekBarProps {
  week: SlotWeek;
  position: WeekPosition;
  onMove: (position: WeekPosition) => void;
  children: ReactNode;
}

export const WeekBar = ({ week, position, onMove, children }: WeekBarProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const labels = [t`Previous week`, t`Current week`, t`Next week`];
  const { timeZone } = week;
  const offsets = offsetsOf(week).join(' → ');
  const zoneText = t`Time of ${timeZone} (${offsets})`;
  return (
    <div className={styles.root}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div role="group" aria-label={t`Week`} className={styles.positions}>
        {pagedWeeks.map((each, index) => (
          <ToggleButton
            key={each}
            size="small"
            checked={each === position}
            appearance={each === position ? 'secondary' : 'subtle'}
            onClick={() => onMove(each)}
          >
            {labels[index]}
          </ToggleButton>
        ))}
      </div>
      <Select
        size="small"
        className={styles.later}
        aria-label={t`Later week`}
        value={laterWeeks.includes(position) ? String(position) : ''}
        onChange={(_event, { value }) => value !== '' && onMove(Number(value))}
      >
        <option value="">{t`Later week`}</option>
        {laterWeeks.map((each) => (
          <option key={each} value={each}>
            {rangeText(slotWeekOf(mondayOf(week.monday, each - position), timeZone), i18n, shortParts)}
          </option>
        ))}
      </Select>
      <span className={styles.range} aria-live="polite">
        {rangeText(week, i18n)}
      </span>
      <span className={styles.zone} title={zoneText}>
        {zoneText}
      </span>
    </div>
  );
};

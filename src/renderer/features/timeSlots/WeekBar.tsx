import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addWeeks, offsetsOf, type SlotWeek } from '#shared/rules/slotWeek.ts';
import { rangeText } from '../../marketplace/slots/slotTexts.ts';

/** Weeks that can be displayed; also the values of the URL parameter. */
export const weekPositions = ['previous', 'current', 'next'] as const;
export type WeekPosition = (typeof weekPositions)[number];

/** Reads the URL parameter; a missing or unknown value means the current week. */
export const readPosition = (text: string | null): WeekPosition =>
  weekPositions.find((position) => position === text) ?? 'current';

export const mondayOf = (current: string, position: WeekPosition): string =>
  addWeeks(current, weekPositions.indexOf(position) - 1);

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  positions: { display: 'flex', gap: '4px' },
  range: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  // Shortened instead of wrapped, which would cost an hour of the week below.
  zone: {
    flex: '1 1 100px',
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
  const labels: Record<WeekPosition, string> = {
    previous: t`Previous week`,
    current: t`Current week`,
    next: t`Next week`,
  };
  const { timeZone } = week;
  const offsets = offsetsOf(week).join(' → ');
  const zoneText = t`Time of ${timeZone} (${offsets})`;
  return (
    <div className={styles.root}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div role="group" aria-label={t`Week`} className={styles.positions}>
        {weekPositions.map((each) => (
          <ToggleButton
            key={each}
            size="small"
            checked={each === position}
            appearance={each === position ? 'secondary' : 'subtle'}
            onClick={() => onMove(each)}
          >
            {labels[each]}
          </ToggleButton>
        ))}
      </div>
      <span className={styles.range} aria-live="polite">
        {rangeText(week, i18n)}
      </span>
      <span className={styles.zone} title={zoneText}>
        {zoneText}
      </span>
    </div>
  );
};

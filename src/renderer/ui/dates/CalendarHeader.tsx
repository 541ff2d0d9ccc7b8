import { Button } from '@fluentui/react-components';
import {
  ChevronDoubleLeft20Regular,
  ChevronDoubleRight20Regular,
  ChevronLeft20Regular,
  ChevronRight20Regular,
} from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CalendarMove } from './calendarDays.ts';
import { useCalendarStyles } from './useCalendarStyles.ts';

interface CalendarHeaderProps {
  title: string;
  titleId: string;
  onMove: (move: CalendarMove) => void;
}

/** The month that is shown, and the way to others. */
export const CalendarHeader = ({ title, titleId, onMove }: CalendarHeaderProps) => {
  const { t } = useLingui();
  const styles = useCalendarStyles();
  const turn = (move: CalendarMove, label: string, icon: ReactElement) => (
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => onMove(move)}
    />
  );
  return (
    <div className={styles.header}>
      {turn('Shift+PageUp', t`Previous year`, <ChevronDoubleLeft20Regular />)}
      {turn('PageUp', t`Previous month`, <ChevronLeft20Regular />)}
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {title}
      </h2>
      {turn('PageDown', t`Next month`, <ChevronRight20Regular />)}
      {turn('Shift+PageDown', t`Next year`, <ChevronDoubleRight20Regular />)}
    </div>
  );
};

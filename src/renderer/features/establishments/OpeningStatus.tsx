import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { openingStatusAt, type WorkingTime } from '#shared/rules/openingHours.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { openSentence, useWeekMoment } from '../../resource/fields/workingTime/WeekStrip.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { ResumeButton } from './ResumeButton.tsx';

const useStyles = makeStyles({ root: { fontWeight: tokens.fontWeightSemibold } });

/**
 * Whether the establishment accepts orders now and until when, in the country's time zone; updated every
 * minute.
 */
export const OpeningStatus = ({ record }: RecordContentProps) => {
  const { isActive, isStopped, workingTime } = record;
  const { i18n } = useLingui();
  const styles = useStyles();
  const now = useWeekMoment();
  const hours = typeof workingTime === 'object' ? (workingTime as WorkingTime | null) : null;
  const status = openingStatusAt({ isActive, isStopped, workingTime: hours }, now);
  // The record's status shows inactivity already; without hours nothing is known.
  if (status.type === 'notActive' || status.type === 'unknown') return null;
  if (status.type === 'stopped')
    return (
      <span className={styles.root}>
        <StatusDot tone="warning" />
        <Trans>Stopped: takes no orders until you resume it</Trans> <ResumeButton record={record} />
      </span>
    );
  const isOpen = status.type === 'open' || status.type === 'always';
  return (
    <span className={styles.root}>
      <StatusDot tone={isOpen ? 'success' : 'neutral'} />
      {openSentence(i18n, status, now)}
    </span>
  );
};

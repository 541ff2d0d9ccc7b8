import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { standingAt, type WorkingTime } from '#shared/domain/openingHours.ts';
import { openSentence, useWeekMoment } from '../../resource/fields/workingTime/WeekStrip.tsx';
import type { RecordContentProps } from '../../resource/resource.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';

const useStyles = makeStyles({ root: { fontWeight: tokens.fontWeightSemibold } });

/**
 * Whether the establishment accepts orders now and until when, in the country's time zone; updated every
 * minute.
 */
export const Standing = ({ record: { isActive, isStopped, workingTime } }: RecordContentProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const now = useWeekMoment();
  const hours = typeof workingTime === 'object' ? (workingTime as WorkingTime | null) : null;
  const standing = standingAt({ isActive, isStopped, workingTime: hours }, now);
  // The record's status shows inactivity already; without hours nothing is known.
  if (standing.type === 'notActive' || standing.type === 'unknown') return null;
  if (standing.type === 'stopped')
    return (
      <span className={styles.root}>
        <StatusDot tone="warning" />
        <Trans>Stopped: takes no orders until you resume it</Trans>
      </span>
    );
  const isOpen = standing.type === 'open' || standing.type === 'always';
  return (
    <span className={styles.root}>
      <StatusDot tone={isOpen ? 'success' : 'neutral'} />
      {openSentence(i18n, standing, now)}
    </span>
  );
};

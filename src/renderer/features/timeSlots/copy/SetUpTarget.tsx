import { Button, makeStyles } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { type TimeSlot, weekStart } from '#shared/rules/slotWeek.ts';
import type { CityScope } from '../../../marketplace/slots/slotWeekOptions.ts';
import { ErrorBanner } from '../../../ui/Banner.tsx';
import { setUpWeek } from '../useSetup.ts';
import type { ZoneCopy } from './useCopyPlan.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});

interface SetUpTargetProps {
  scope: CityScope;
  /** Target weeks that have no slots. */
  unset: readonly ZoneCopy[];
  /** No target week has slots. */
  isWhole: boolean;
  now: number;
  onCreated: (created: ZoneCopy, slots: TimeSlot[] | undefined) => void;
}

/** Creates missing slots of the target week, because the screen shows only one week ahead. */
export const SetUpTarget = ({ scope, unset, isWhole, now, onCreated }: SetUpTargetProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  // Slots of a week that has begun cannot be created.
  const future = unset.filter(({ week }) => weekStart(week) > now);
  const zones = new Set(future.map(({ zone }) => zone)).size;
  const weeks = future.length;
  const setUp = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    for (const each of future) {
      const result = await setUpWeek(scope, each.zone, each.week.monday);
      if (!result.ok) {
        setError(result.error);
        break;
      }
      onCreated(each, result.data);
    }
    setRunning(false);
  };
  return (
    <>
      <div className={styles.root}>
        {isWhole && (
          <span>
            <Trans>That week has no slots yet. Set it up first.</Trans>
          </span>
        )}
        {weeks > 0 && (
          <>
            <Button size="small" disabledFocusable={isRunning} onClick={() => void setUp()}>
              {weeks === zones
                ? t`${plural(zones, { one: 'Set up # zone', other: 'Set up # zones' })}`
                : t`${plural(weeks, { one: 'Set up # week', other: 'Set up # weeks' })}`}
            </Button>
            <span>
              <Trans>A week cannot be removed once it is set up: Undo closes its hours.</Trans>
            </span>
          </>
        )}
      </div>
      {error && <ErrorBanner error={error} onRetry={() => void setUp()} />}
    </>
  );
};

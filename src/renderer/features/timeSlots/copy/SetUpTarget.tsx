import { Button, makeStyles } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import type { CityScope } from '../../../marketplace/slots/slotWeekOptions.ts';
import { ErrorBanner } from '../../../ui/Banner.tsx';
import { setUpWeek } from '../useSetup.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});

interface SetUpTargetProps {
  scope: CityScope;
  monday: string;
  /** Target zones that have no slots in that week. */
  zones: readonly string[];
  /** No target zone has slots. */
  isWhole: boolean;
  /** Slots of a week that has begun cannot be created. */
  hasBegun: boolean;
  onCreated: (zone: string) => void;
}

/** Creates missing slots of the target week, because the screen shows only one week ahead. */
export const SetUpTarget = ({ scope, monday, zones, isWhole, hasBegun, onCreated }: SetUpTargetProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const count = zones.length;
  const setUp = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    for (const zone of zones) {
      const result = await setUpWeek(scope, zone, monday);
      if (!result.ok) {
        setError(result.error);
        break;
      }
      onCreated(zone);
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
        {!hasBegun && (
          <Button size="small" disabledFocusable={isRunning} onClick={() => void setUp()}>
            {t`${plural(count, { one: 'Set up # zone', other: 'Set up # zones' })}`}
          </Button>
        )}
      </div>
      {error && <ErrorBanner error={error} onRetry={() => void setUp()} />}
    </>
  );
};

import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { noNeeds } from '#shared/rules/slotDemand.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useStableActions } from '../../ui/useStableActions.ts';
import { Legend } from './Legend.tsx';
import { ShortestHours } from './ShortestHours.tsx';
import type { SlotGestures } from './slotSelection.ts';
import type { useZoneWeek } from './useZoneWeek.ts';
import { SlotWeekView } from './WeekGrid.tsx';

const useStyles = makeStyles({
  // Worst hours and colours share a line: each line less shows an hour more of the week.
  signs: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  skeleton: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '8px', maxWidth: '900px' },
});

/** `localStorage` key: whether cells show minimum free, queue and orders. */
const isDetailedKey = 'slotDetails';

interface WeekContentProps extends Omit<SlotGestures, 'grid'> {
  weekKey: string;
  shown: ReturnType<typeof useZoneWeek>;
  hasNeeds: boolean;
  isPrevious: boolean;
  hasStarted: boolean;
}

/** The week's grid with its worst hours and legend, or the reason why there is none. */
export const WeekContent = (props: WeekContentProps) => {
  const { weekKey, shown, hasNeeds, isPrevious, hasStarted, ...gestures } = props;
  const { week, slots, error, reload, grid, shortage, names } = shown;
  const { t } = useLingui();
  const styles = useStyles();
  const [isFolded, setFolded] = useState(true);
  const [isDetailed, setDetailed] = useState(() => localStorage.getItem(isDetailedKey) === 'true');
  const { onDetails } = useStableActions({
    onDetails: (willShow: boolean) => {
      localStorage.setItem(isDetailedKey, String(willShow));
      setDetailed(willShow);
    },
  });
  return (
    <>
      {error && <QueryError error={error} onRetry={reload} />}
      {!slots && !error && <Loading className={styles.skeleton} size={32} count={42} />}
      {slots?.length === 0 && (
        <EmptyState
          text={
            hasStarted ? (
              <Trans>This week has begun without slots. You can no longer set them up.</Trans>
            ) : (
              <Trans>This week has no slots yet. Setup creates one for each hour.</Trans>
            )
          }
        />
      )}
      {slots && slots.length > 0 && (
        <>
          <div className={styles.signs}>
            {hasNeeds && !isPrevious && <ShortestHours names={names} {...shortage} />}
            <Legend hasNeeds={hasNeeds} isDetailed={isDetailed} onDetails={onDetails} />
          </div>
          <SlotWeekView
            {...gestures}
            label={t`Time slots`}
            weekKey={weekKey}
            folding={{ isFolded, onFold: setFolded }}
            isDetailed={isDetailed}
            week={week}
            grid={grid}
            names={names}
            needs={hasNeeds ? shortage.needs : noNeeds}
          />
        </>
      )}
    </>
  );
};

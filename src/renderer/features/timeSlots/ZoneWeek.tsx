import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { noNeeds } from '#shared/rules/slotDemand.ts';
import { hasBegun, layOutSlots, phaseOf, slotWeekOf, weekStart } from '#shared/rules/slotWeek.ts';
import { slotNames } from '../../marketplace/slots/slotTexts.ts';
import {
  type CityScope,
  slotWeekOptions,
  useNeeds,
  useSetup,
} from '../../marketplace/slots/slotWeekOptions.ts';
import { Failures, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { Legend } from './Legend.tsx';
import { focusSlot, ShortestHours } from './ShortestHours.tsx';
import { type OpenDialog, SlotDialogs } from './SlotDialogs.tsx';
import { SlotTools } from './SlotTools.tsx';
import { noSlots, type SlotIds, withoutSlots } from './slotSelection.ts';
import { mondayOf, WeekBar, type WeekPosition } from './WeekBar.tsx';
import { SlotWeekView } from './WeekGrid.tsx';

const useStyles = makeStyles({
  head: { gridArea: 'head', minWidth: 0 },
  root: {
    gridArea: 'week',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    minHeight: 0,
  },
  // Worst hours and colours share a line: each line less shows an hour more of the week.
  signs: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  skeleton: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '8px', maxWidth: '900px' },
});

/** `localStorage` key: whether cells show minimum free, queue and orders. */
const isDetailedKey = 'slotDetails';

interface ZoneWeekProps {
  scope: CityScope;
  zone: string;
  zoneName: string;
  currentMonday: string;
  position: WeekPosition;
  /** Slot to focus on opening. */
  focused: string | null;
  now: number;
  /** Shown in narrow windows, where the zone list does not fit next to the week. */
  zonePicker: ReactNode;
  onMove: (position: WeekPosition) => void;
}

export const ZoneWeek = (props: ZoneWeekProps) => {
  const { scope, zone, zoneName, currentMonday, position, focused, now, zonePicker, onMove } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const monday = mondayOf(currentMonday, position);
  const week = useMemo(() => slotWeekOf(monday, timeZone), [monday, timeZone]);
  const { data, error, refetch } = useQuery(slotWeekOptions(scope, zone, monday));
  const grid = useMemo(() => layOutSlots(week, data ?? []), [week, data]);
  const shortage = useNeeds({ scope, zone, week, now }, grid);
  const names = useMemo(() => slotNames(week, grid, i18n), [week, grid, i18n]);
  const [chosen, setChosen] = useState<SlotIds>(noSlots);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [isFolded, setFolded] = useState(true);
  const [hasNeeds, setHasNeeds] = useState(true);
  const [isDetailed, setDetailed] = useState(() => localStorage.getItem(isDetailedKey) === 'true');
  const setup = useSetup(scope, zone, monday);
  // Resets the selection for another week. A `key` would also remount the grid, so state is reset here.
  const weekKey = `${zone} ${monday}`;
  const [lastWeekKey, setLastWeekKey] = useState(weekKey);
  if (lastWeekKey !== weekKey) {
    setLastWeekKey(weekKey);
    setChosen(noSlots);
    setDialog(null);
  }

  // Drops selected slots that have begun or were deleted.
  const selectedSlots = useMemo(
    () => (data ?? []).filter((slot) => chosen.has(slot.id) && !hasBegun(slot, now)),
    [data, chosen, now],
  );
  const selected = useMemo(
    () => (selectedSlots.length === chosen.size ? chosen : new Set(selectedSlots.map(({ id }) => id))),
    [selectedSlots, chosen],
  );
  const hasSlots = data !== undefined && data.length > 0;
  useEffect(() => {
    if (hasSlots && focused !== null) focusSlot(focused);
  }, [hasSlots, focused]);
  const hasStarted = weekStart(week) <= now;
  const setupProblem = (): string | null => {
    if (hasSlots) return t`This week already has slots`;
    if (hasStarted) return t`This week has begun. You can no longer set up its slots.`;
    return data ? null : t`Loading…`;
  };

  // Escape clears the selection from anywhere on the page, except when an open popup handles it.
  useDocumentKeys((event) => {
    const isMenu = event.target instanceof Element && event.target.closest('[role=menu], [role=combobox]');
    if (event.key === 'Escape' && selected.size > 0 && isPlainKey(event) && !isMenu) setChosen(noSlots);
  });

  const tools = useStableActions({
    onSetup: () => void setup.run(),
    onEdit: () => setDialog({ name: 'bulk' }),
    onClear: () => setChosen(noSlots),
    onCopy: () => {
      setDialog({ name: 'copy' });
      // Refetch, so that the copy starts from the server's current slots.
      void refetch();
    },
    onTemplates: () => {
      setDialog({ name: 'templates' });
      void refetch();
    },
    onNeeds: setHasNeeds,
    onDetails: (willShow: boolean) => {
      localStorage.setItem(isDetailedKey, String(willShow));
      setDetailed(willShow);
    },
    onReload: () => void refetch(),
  });

  return (
    <>
      <div className={styles.head}>
        <PageHeader title={t`Time slots: ${zoneName}`}>
          <SlotTools
            setupProblem={setupProblem()}
            isSettingUp={setup.isRunning}
            hasSlots={hasSlots}
            selectedCount={selected.size}
            hasNeeds={hasNeeds}
            {...tools}
          />
        </PageHeader>
      </div>
      <div className={styles.root}>
        <WeekBar week={week} position={position} onMove={onMove}>
          {zonePicker}
        </WeekBar>
        <Failures about={setup.about} />
        {error && <QueryError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading className={styles.skeleton} size={32} count={42} />}
        {data && !hasSlots && (
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
        {hasSlots && (
          <>
            <div className={styles.signs}>
              {hasNeeds && position !== 'previous' && <ShortestHours names={names} {...shortage} />}
              <Legend hasNeeds={hasNeeds} isDetailed={isDetailed} onDetails={tools.onDetails} />
            </div>
            <SlotWeekView
              label={t`Time slots`}
              weekKey={weekKey}
              folding={{ isFolded, onFold: setFolded }}
              isDetailed={isDetailed}
              week={week}
              grid={grid}
              names={names}
              now={now}
              needs={hasNeeds ? shortage.needs : noNeeds}
              selected={selected}
              onSelect={setChosen}
              onOpen={(slot) => setDialog({ name: 'slot', slot, phase: phaseOf(slot, now) })}
              onEdit={() => setDialog({ name: 'bulk' })}
            />
          </>
        )}
      </div>
      <SlotDialogs
        dialog={dialog}
        week={{ scope, zone, week, grid, names, now, currentMonday }}
        selected={selectedSlots}
        onClose={() => setDialog(null)}
        onDone={(ids) => setChosen((before) => withoutSlots(before, ids))}
      />
    </>
  );
};

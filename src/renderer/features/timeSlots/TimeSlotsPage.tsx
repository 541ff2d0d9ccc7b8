import { makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { mondayAt } from '#shared/rules/slotWeek.ts';
import { useZones } from '../../marketplace/slots/slotWeekOptions.ts';
import { paths } from '../../paths.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { SlotScreen } from './SlotScreen.tsx';
import { readPosition, type WeekPosition, weekInAddress } from './WeekBar.tsx';
import { allZones, ZoneList, ZonePicker } from './ZoneList.tsx';
import { ZoneWeek } from './ZoneWeek.tsx';
import { ZonesView } from './zones/ZonesView.tsx';

const hourMs = 3_600_000;
/** Polling interval. A timeout until the next full hour would be late after the computer slept. */
const checkMs = 20_000;

const hourNow = (): number => Math.floor(Date.now() / hourMs) * hourMs;

/** Start of the current hour. Slots that start at this time or earlier have begun. */
export const useHour = (): number => {
  const [hour, setHour] = useState(hourNow);
  useEffect(() => {
    const timer = setInterval(() => setHour(hourNow()), checkMs);
    return () => clearInterval(timer);
  }, []);
  return hour;
};

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '192px minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"head head" "zones week"',
    flexGrow: 1,
    gap: '8px 12px',
    minHeight: '400px',
  },
  // Without the list of zones, which does not fit next to seven days and moves into a popover.
  narrow: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"head" "week"' },
});

/** Search part of the address. */
const searchFor = (zone: string, week: WeekPosition, slot?: string): string => {
  const search = new URLSearchParams({ zone });
  if (week !== 0) search.set('week', weekInAddress(week));
  if (slot !== undefined) search.set('slot', slot);
  return search.toString();
};

interface NoZonesProps {
  isLoaded: boolean;
  error: Error | null;
  onRetry: () => void;
}

const NoZones = ({ isLoaded, error, onRetry }: NoZonesProps) => {
  const { t } = useLingui();
  const title = t`Time slots`;
  return (
    <section aria-label={title}>
      <PageHeader title={title} />
      {error && <QueryError error={error} onRetry={onRetry} />}
      {!isLoaded && !error && <Spinner delay={300} label={t`Loading…`} />}
      {isLoaded && <EmptyState text={<Trans>This city has no delivery zones yet.</Trans>} />}
    </section>
  );
};

/** Planning of courier slots, zone by zone or of all zones. The URL holds the zone, the week and the slot to focus. */
const TimeSlotsPage = () => {
  const { t } = useLingui();
  const title = t`Time slots`;
  const styles = useStyles();
  const { country = '', city = '' } = useParams();
  const scope = useMemo(() => ({ country, city }), [country, city]);
  const [search, setSearch] = useSearchParams();
  const now = useHour();
  const currentMonday = mondayAt(now, useTimeZone());
  const { data: zones, error, refetch } = useZones(scope);
  const position = readPosition(search.get('week'));
  const zoneId = search.get('zone') ?? zones?.[0]?.id ?? null;
  const zone = zones?.find(({ id }) => id === zoneId);

  const isNarrow = useMediaQuery('(width < 1440px)');

  if (!zones || zones.length === 0)
    return <NoZones isLoaded={zones !== undefined} error={error} onRetry={() => void refetch()} />;
  const pathTo = (id: string, week: WeekPosition, slot?: string): string =>
    `${paths.timeSlots({ country, city })}?${searchFor(id, week, slot)}`;
  const isCity = zoneId === allZones;
  const choice = {
    scope,
    now,
    zones,
    chosen: isCity ? allZones : (zone?.id ?? null),
    pathTo: (id: string) => pathTo(id, id === allZones ? 0 : position),
  };
  return (
    <section className={isNarrow ? mergeClasses(styles.root, styles.narrow) : styles.root} aria-label={title}>
      {!isNarrow && <ZoneList {...choice} />}
      {isCity ? (
        <ZonesView
          scope={scope}
          zones={zones}
          now={now}
          zonePicker={isNarrow && <ZonePicker {...choice} />}
          pathTo={pathTo}
        />
      ) : zone ? (
        <ZoneWeek
          scope={scope}
          zone={zone.id}
          zoneName={zone.name}
          currentMonday={currentMonday}
          position={position}
          focused={search.get('slot')}
          now={now}
          zonePicker={isNarrow && <ZonePicker {...choice} />}
          onMove={(week) => setSearch(searchFor(zone.id, week))}
        />
      ) : (
        <SlotScreen title={title}>
          {isNarrow && (
            <div>
              <ZonePicker {...choice} />
            </div>
          )}
          <EmptyState text={<Trans>This delivery zone no longer exists. Choose another one.</Trans>} />
        </SlotScreen>
      )}
    </section>
  );
};

export default TimeSlotsPage;

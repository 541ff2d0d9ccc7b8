import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '../../data/watchRecords.ts';
import { openReplies, usePromisedReplies } from '../../marketplace/texts/promisedReplies.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { useStops } from '../../stores/stops.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { openStops, openWork } from './handoverText.ts';
import { DayHeading } from './JournalRow.tsx';
import { usePlaceNames } from './usePlaceNames.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: '6px 12px',
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { paddingBlock: '6px' },
});

/** Stops with a reminder and promised replies, as in the handover, each with a link. */
export const OpenWork = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const formatters = useFormatters();
  const isPrivate = useIsPrivate();
  const placeOf = usePlaceNames();
  const userId = useUser()?.id ?? '';
  const stops = openStops(useStops(({ notes }) => notes));
  const promised = usePromisedReplies(userId);
  const { data: replies = [] } = useQuery({
    queryKey: ['promised replies', userId, promised],
    queryFn: () => openReplies(userId),
    meta: namesOf('customerRequests'),
  });
  return openWork({ stops, replies, isPrivate, placeOf, i18n, formatters }).map(([title, lines]) => (
    <section key={title} aria-label={title}>
      <DayHeading label={title} count={lines.length} />
      <ul className={styles.list}>
        {lines.map(({ text, path }) => (
          <li key={path ?? text} className={styles.line}>
            {path === null ? text : <RecordLink to={path}>{text}</RecordLink>}
          </li>
        ))}
      </ul>
    </section>
  ));
};

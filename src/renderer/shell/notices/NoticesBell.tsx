import { Button, CounterBadge, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { AlertOff20Regular } from '@fluentui/react-icons/svg/alert-off';
import { PersonAvailable20Regular } from '@fluentui/react-icons/svg/person-available';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ShownNotice } from '#shared/api/staff.ts';
import { allCities } from '#shared/rules/allCities.ts';
import { noticePath } from '#shared/screens/notices.ts';
import { hasScreenAt } from '../../app/screenRoutes.ts';
import { unwrap } from '../../data/queryClient.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { paths } from '../../paths.ts';
import { setNoticesMuted } from '../../stores/mainState.ts';
import { showNoticesList, useNoticesList } from '../../stores/overlays.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { openWindow } from '../../ui/openWindow.ts';
import { NoticeList } from './NoticeList.tsx';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', flexShrink: 0 },
  // Next to the button, not inside: the badge must not change the button's name.
  badge: { position: 'absolute', top: '0', right: '-2px', zIndex: 1, pointerEvents: 'none' },
  surface: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '336px',
    // Ten notices fit at a window height of 900 px.
    maxHeight: 'calc(100vh - 64px)',
    padding: 0,
  },
  heading: { padding: '12px 16px 8px' },
  problem: { padding: '0 12px 12px' },
  foot: { padding: '2px 8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Notices of a country. Main polls the server once a minute for all windows and broadcasts changes. */
const useNotices = (country: string) => {
  const client = useQueryClient();
  const userId = useUser()?.id;
  useEffect(
    () =>
      listen('notices.changed', (changed) =>
        client.setQueryData(['notices', userId, changed.country], changed.notices),
      ),
    [client, userId],
  );
  return useQuery<ShownNotice[]>({
    queryKey: ['notices', userId, country],
    queryFn: async ({ signal }) => unwrap(await request('notices.read', { country }, signal)),
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** `review`: candidate review in the city of the longest waiting candidate. */
const NoticesFoot = ({ review }: { review: string | null }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const isMuted = usePreferencesStore((settings) => settings.noticesMuted);
  const open = (path: string): void => {
    showNoticesList(false);
    void navigate(path);
  };
  return (
    <div className={styles.foot}>
      {review !== null && (
        <Button appearance="subtle" icon={<PersonAvailable20Regular />} onClick={() => open(review)}>
          <Trans>Review candidates</Trans>
        </Button>
      )}
      <Switch
        label={t`Show system notifications`}
        checked={!isMuted}
        onChange={(_event, { checked }) => void setNoticesMuted(!checked)}
      />
    </div>
  );
};

export const NoticesBell = ({ country }: { country: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const isOpen = useNoticesList((list) => list.isOpen);
  const { data: notices = [], error, refetch } = useNotices(country);
  const isMuted = usePreferencesStore((settings) => settings.noticesMuted);
  const count = notices.filter(({ openedAt }) => !openedAt).length;
  useEffect(() => () => showNoticesList(false), []);

  /** Candidate review in the city of the waiting candidates, or in all cities. */
  const [city, ...others] = new Set(
    notices.flatMap(({ type, openedAt, cityId }) =>
      type === 'candidates' && !openedAt && cityId ? cityId : [],
    ),
  );
  const review =
    city === undefined ? null : paths.courierReview({ country, city: others.length > 0 ? allCities : city });

  const putAway = ({ type, id, dateTime = null }: ShownNotice, isOpened: boolean): void =>
    void request('notices.dismiss', { country, type, id, dateTime, isOpened });
  const opening = (notice: ShownNotice): ((isApart: boolean) => void) | undefined => {
    const path = noticePath(notice);
    if (path === null || !hasScreenAt(path)) return undefined;
    return (isApart) => {
      showNoticesList(false);
      putAway(notice, true);
      if (isApart) void openWindow(path);
      else void navigate(path);
    };
  };

  return (
    <span className={styles.root}>
      <ButtonPopover
        button={
          <Button
            appearance="subtle"
            aria-label={t`Notifications`}
            aria-description={count > 0 ? t`${count} new` : undefined}
            icon={isMuted ? <AlertOff20Regular /> : <Alert20Regular />}
          />
        }
        label={t`Notifications`}
        className={styles.surface}
        align="end"
        isOpen={isOpen}
        onOpenChange={showNoticesList}
      >
        <Text weight="semibold" className={styles.heading}>
          {count === 0 ? (
            <Trans>Notifications</Trans>
          ) : (
            <Plural value={count} one="# notification" other="# notifications" />
          )}
        </Text>
        {error && (
          <div className={styles.problem}>
            <QueryError error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {!error && count === 0 && <EmptyState text={<Trans>Nothing new. You are up to date.</Trans>} />}
        {notices.length > 0 && (
          <NoticeList notices={notices} opening={opening} onDismiss={(notice) => putAway(notice, false)} />
        )}
        <NoticesFoot review={review} />
      </ButtonPopover>
      {count > 0 && (
        <CounterBadge
          className={styles.badge}
          aria-hidden="true"
          size="small"
          color="danger"
          count={count}
          overflowCount={99}
        />
      )}
    </span>
  );
};

import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { livePaceOf } from '../app/livePaces.ts';
import { watchQueries } from '../data/live/liveQueries.ts';
import { queryClient } from '../data/queryClient.ts';
import { watchRecords, watchStaleRows } from '../data/watchRecords.ts';
import { paths, type ReturnState } from '../paths.ts';
import { watchConnectivity, watchPendingWork } from '../stores/mainState.ts';
import { serverKey, usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { watchStops } from '../stores/stops.ts';
import { useUnsavedStore } from '../stores/unsavedChanges.ts';
import { isUserBusy, watchUser } from '../ui/busyUser.ts';
import { StatusPage } from '../ui/StatusPage.tsx';
import { Frame } from './Frame.tsx';
import { LogInAgainDialog } from './LogInAgainDialog.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { watchResting } from './watchResting.ts';

const ForbiddenPage = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: ReturnState = { from: pathname + search };
  return (
    <StatusPage
      code="403"
      text={<Trans>Sorry, you are not authorized to access this page.</Trans>}
      action={
        <Button appearance="primary" onClick={() => void navigate(paths.login, { state })}>
          <Trans>Go To Login</Trans>
        </Button>
      }
    />
  );
};

/** Redirect to the login page after a session ended. Clears all cached rows of that user. */
const LoginAfter = ({ state }: { state: ReturnState }) => {
  // An effect runs after the pages are unmounted; until then they would keep their rows cached.
  useEffect(() => queryClient.clear(), []);
  return <Navigate to={paths.login} replace state={state} />;
};

/** Pages behind the login, or the page to show instead. */
const GuardedPages = () => {
  const { session, lastUser } = useSessionStore();
  const isUnconnected = usePreferencesStore(({ connection }) => connection === null);
  const server = usePreferencesStore(serverKey);
  const hasUnsaved = useUnsavedStore(({ forms }) => forms.size > 0);
  const { pathname, search } = useLocation();

  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  const isLoggedIn = session.status === 'loggedIn';
  // Unsaved changes stay under the dialog; without any, the login page is simpler.
  if (isLoggedIn || (lastUser && hasUnsaved)) {
    return (
      <>
        {/* `key`: pages keep rows and input, which another user must not see and another server must not get. */}
        <Frame key={`${server} ${lastUser?.id}`} />
        <LogInAgainDialog user={lastUser} isOpen={!isLoggedIn} />
      </>
    );
  }
  if (lastUser) {
    const state: ReturnState = session.expired ? { from: pathname + search, isExpired: true } : {};
    return <LoginAfter state={state} />;
  }
  // App settings work without a login: language, theme and connection may be needed to log in at all.
  if (pathname === paths.appSettings) {
    return (
      <PublicLayout>
        <KeychainBanner />
        <Outlet />
      </PublicLayout>
    );
  }
  // A remembered login may exist: offer to retry the keychain instead of refusing the page.
  if (session.keychainProblem) {
    const state: ReturnState = { from: pathname + search };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <ForbiddenPage />;
};

/** Clears cached rows when another user logs in or the server changes. */
const forgetRowsOfOthers = (): void => {
  let lastId = useSessionStore.getState().session.user?.id;
  useSessionStore.subscribe(({ session }) => {
    const id = session.user?.id;
    if (id === undefined || id === lastId) return;
    queryClient.clear();
    lastId = id;
  });
  let lastServer = serverKey();
  usePreferencesStore.subscribe(() => {
    if (serverKey() === lastServer) return;
    queryClient.clear();
    lastServer = serverKey();
  });
};

// Once per window, at module load: without a login no rows are cached.
watchRecords();
watchStaleRows();
watchQueries(livePaceOf, { isBusy: isUserBusy, watch: watchUser });
watchResting();
watchConnectivity();
watchPendingWork();
watchStops();
forgetRowsOfOthers();

export const StaffArea = () => (
  <QueryClientProvider client={queryClient}>
    <GuardedPages />
  </QueryClientProvider>
);

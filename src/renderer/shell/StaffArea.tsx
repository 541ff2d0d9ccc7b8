import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { watchQuestions } from '../data/live/liveQuestions.ts';
import { watchResting } from '../data/live/readAhead.ts';
import { queryClient } from '../data/queryClient.ts';
import { watchRecords, watchStaleRows } from '../data/watchRecords.ts';
import { livePaceOf } from '../features/livePaces.ts';
import { paths, type ReturnState } from '../paths.ts';
import { watchConnectivity, watchKept } from '../stores/mainState.ts';
import { serverKey, usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { useUnsavedStore } from '../stores/unsavedChanges.ts';
import { StatusPage } from '../ui/StatusPage.tsx';
import { Frame } from './Frame.tsx';
import { LogInAgainDialog } from './LogInAgainDialog.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** Instead of a page for which one has to be logged in. */
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

/** The login page after somebody was here; behind it nothing of what that person has read stays in memory. */
const LoginAfter = ({ state }: { state: ReturnState }) => {
  // An effect runs when the pages are gone, which would else hold their rows until a timer of the cache has run out.
  useEffect(() => queryClient.clear(), []);
  return <Navigate to={paths.login} replace state={state} />;
};

/** Pages for people who are logged in, and what stands in their place for everybody else. */
const GuardedPages = () => {
  const { session, lastUser } = useSessionStore();
  const isUnconnected = usePreferencesStore(({ connection }) => connection === null);
  const hasUnsaved = useUnsavedStore(({ forms }) => forms.size > 0);
  const { pathname, search } = useLocation();

  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  const isLoggedIn = session.status === 'loggedIn';
  // What was typed stays under the dialog; without anything to lose the login page is the plainer way.
  if (isLoggedIn || (lastUser && hasUnsaved)) {
    return (
      <>
        {/* Another person gets pages of their own: rows that a page keeps while it reads are not theirs. */}
        <Frame key={lastUser?.id} />
        <LogInAgainDialog user={lastUser} isOpen={!isLoggedIn} />
      </>
    );
  }
  if (lastUser) {
    const state: ReturnState = session.expired ? { from: pathname + search, isExpired: true } : {};
    return <LoginAfter state={state} />;
  }
  // Language, theme and connection must be in reach of somebody who cannot log in.
  if (pathname === paths.appSettings) {
    return (
      <PublicLayout>
        <KeychainBanner />
        <Outlet />
      </PublicLayout>
    );
  }
  // Somebody may be remembered here: not the page is forbidden, the keychain has to be asked again.
  if (session.keychainProblem) {
    const state: ReturnState = { from: pathname + search };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <ForbiddenPage />;
};

/** Rows read for one administrator, or from one server, are never shown to the next one of this window. */
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

// Once in a window, with its first page behind the login: before that no rows were read.
watchRecords();
watchStaleRows();
watchQuestions(livePaceOf);
watchResting();
watchConnectivity();
watchKept();
forgetRowsOfOthers();

/** Pages behind the login, with the rows that this window has read. */
export const StaffArea = () => (
  <QueryClientProvider client={queryClient}>
    <GuardedPages />
  </QueryClientProvider>
);

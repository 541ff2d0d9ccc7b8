import { Navigate, Outlet, useLocation } from 'react-router';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import type { ReturnState } from '../paths.ts';
import { paths } from '../paths.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { useUnsavedStore } from '../stores/unsavedChanges.ts';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { Frame } from './Frame.tsx';
import { LogInAgainDialog } from './LogInAgainDialog.tsx';
import { PublicLayout } from './PublicArea.tsx';

/** Pages for people who are logged in, and what stands in their place for everybody else. */
export const StaffArea = () => {
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
    return <Navigate to={paths.login} replace state={state} />;
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

import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';

/** Where the app begins: choosing a server, logging in, or the dashboard. */
export const RootRedirect = () => {
  const isFirstRun = usePreferencesStore((settings) => settings.isFirstRun);
  const isUnconnected = usePreferencesStore(({ connection }) => connection === null);
  const isLoggedIn = useSession().status === 'loggedIn';
  if (isFirstRun) return <Navigate to={paths.welcome} replace />;
  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  return <Navigate to={isLoggedIn ? paths.dashboard : paths.login} replace />;
};

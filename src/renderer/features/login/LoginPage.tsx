import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoginForm } from '../../access/LoginForm.tsx';
import { ServerBadge, useCurrentServer } from '../../access/ServerName.tsx';
import { paths, type ReturnState, returnPath } from '../../paths.ts';
import { useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { useSession } from '../../stores/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { onDemand } from '../../ui/lazyComponent.tsx';
import { PublicForm } from '../../ui/PublicForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';

/** Lazy, because it is rarely needed and would slow down the first page. */
const KeychainBanner = onDemand(async () => (await import('../../access/KeychainBanner.tsx')).KeychainBanner);

const useStyles = makeStyles({
  connection: { color: tokens.colorNeutralForeground3, textAlign: 'center', overflowWrap: 'anywhere' },
});

const ConnectionLine = () => {
  const styles = useStyles();
  const connection = usePreferencesStore((settings) => settings.connection);
  const server = useCurrentServer();
  const isLocked = useIsLocked('connection');
  const isFixed = usePreferencesStore((settings) => settings.connectionIsFixed) || isLocked;
  if (!connection) return null;
  return (
    <Text size={200} className={styles.connection}>
      {connection.type === 'demo' ? (
        <Trans>Sample data</Trans>
      ) : server ? (
        <ServerBadge {...server} />
      ) : (
        connection.origin
      )}
      {!isFixed && (
        <>
          {' · '}
          <TextLink to={paths.connect}>
            <Trans>Change connection</Trans>
          </TextLink>
        </>
      )}
    </Text>
  );
};

const LoginPage = () => {
  const { state } = useLocation() as { state: ReturnState | null };
  const accounts = usePreferencesStore((settings) => settings.demoAccounts);
  const isUnconnected = usePreferencesStore((settings) => settings.connection === null);
  const session = useSession();
  const isLoggedIn = session.status === 'loggedIn';
  const [filled, setFilled] = useState<{ email: string; password: string } | null>(null);
  if (isUnconnected) return <Navigate to={paths.connect} replace />;
  if (isLoggedIn) return <Navigate to={returnPath(state)} replace />;
  return (
    <PublicForm
      title={<Trans>Welcome back</Trans>}
      hint={<Trans>Log in with your administrator account.</Trans>}
    >
      {state?.isExpired && (
        <Banner intent="info">
          <Trans>Your session has ended. Log in again.</Trans>
        </Banner>
      )}
      {session.keychainProblem && <KeychainBanner />}
      <LoginForm
        filled={filled}
        aside={
          <TextLink to={paths.forgot} state={state}>
            <Trans>Forgot password</Trans>
          </TextLink>
        }
      />
      <DemoAccounts accounts={accounts} onChoose={({ email, password }) => setFilled({ email, password })} />
      <ConnectionLine />
    </PublicForm>
  );
};

export default LoginPage;

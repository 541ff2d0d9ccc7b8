import { Trans } from '@lingui/react/macro';
import { Navigate, useNavigate } from 'react-router';
import { ConnectionChoice } from '../../access/ConnectionChoice.tsx';
import { paths } from '../../paths.ts';
import { useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { PublicForm } from '../../ui/PublicForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** First page of an installed app; the login page links back to it. */
const ConnectPage = () => {
  const navigate = useNavigate();
  const connection = usePreferencesStore((settings) => settings.connection);
  const isLocked = useIsLocked('connection');
  const isFixed = usePreferencesStore((settings) => settings.connectionIsFixed);
  if (isFixed) return <Navigate to={paths.login} replace />;

  const toLogin = (): void => void navigate(paths.login, { replace: true });

  return (
    <PublicForm
      title={<Trans>Where is your marketplace?</Trans>}
      hint={isLocked ? null : <Trans>You can change this later in Settings.</Trans>}
    >
      <ConnectionChoice
        origin={connection?.type === 'server' ? connection.origin : null}
        onConnected={toLogin}
      />
      {connection && (
        <TextLink to={paths.login}>
          <Trans>Back to login</Trans>
        </TextLink>
      )}
    </PublicForm>
  );
};

export default ConnectPage;

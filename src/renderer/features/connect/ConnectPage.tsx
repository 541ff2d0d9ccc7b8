import { Button, Divider } from '@fluentui/react-components';
import { Database20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { connectTo } from '../../access/connectTo.ts';
import { ServerAddressForm } from '../../access/ServerAddressForm.tsx';
import { paths } from '../../paths.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { errorText } from '../../ui/errorText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PublicForm } from '../../ui/PublicForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The first question of an installed app, and the way back to it from the login page. */
const ConnectPage = () => {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const connection = usePreferencesStore((settings) => settings.connection);
  const isFixed = usePreferencesStore((settings) => settings.connectionIsFixed);
  const presetServer = usePreferencesStore((settings) => settings.presetServer) ?? '';
  const isLocked = usePreferencesStore((settings) => settings.locked.includes('connection'));
  const [error, setError] = useState<string | null>(null);
  if (isFixed) return <Navigate to={paths.login} replace />;

  const toLogin = (): void => void navigate(paths.login, { replace: true });
  const explore = async (): Promise<void> => {
    setError(null);
    const result = await connectTo({ kind: 'demo' });
    if (result.ok) toLogin();
    else setError(errorText(i18n, result.error));
  };

  return (
    <PublicForm
      title={<Trans>Where is your marketplace?</Trans>}
      hint={<Trans>You can change this later in Settings.</Trans>}
    >
      {error && <Notice intent="error">{error}</Notice>}
      <ServerAddressForm
        origin={connection?.kind === 'server' ? connection.origin : presetServer}
        size="large"
        isLocked={isLocked}
        onConnected={toLogin}
      />
      {!isLocked && (
        <>
          <Divider>
            <Trans>or</Trans>
          </Divider>
          <Button size="large" icon={<Database20Regular />} onClick={() => void explore()}>
            <Trans>Explore with sample data</Trans>
          </Button>
        </>
      )}
      {connection && (
        <TextLink to={paths.login}>
          <Trans>Back to login</Trans>
        </TextLink>
      )}
    </PublicForm>
  );
};

export default ConnectPage;

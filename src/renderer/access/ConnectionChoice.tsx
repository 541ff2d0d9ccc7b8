import { Button, Divider, Text } from '@fluentui/react-components';
import { Database20Regular } from '@fluentui/react-icons/svg/database';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Connection } from '#shared/ipc/settingsRoutes.ts';
import { useIsLocked, usePreferencesStore } from '../stores/preferences.ts';
import { Banner } from '../ui/Banner.tsx';
import { errorText, isWorthReporting } from '../ui/errorText.ts';
import { connectTo } from './connectTo.ts';
import { ServerAddressForm } from './ServerAddressForm.tsx';
import { ServerButtons } from './ServerButtons.tsx';

interface ConnectionChoiceProps {
  origin?: string | null;
  onConnected: () => void;
}

/** Choice between a server and sample data. An administrator may have preset the server. */
export const ConnectionChoice = ({ origin = null, onConnected }: ConnectionChoiceProps) => {
  const { i18n } = useLingui();
  const presetServer = usePreferencesStore((settings) => settings.presetServer) ?? '';
  const isLocked = useIsLocked('connection');
  const [error, setError] = useState<string | null>(null);
  const connect = async (connection: Connection): Promise<void> => {
    setError(null);
    const result = await connectTo(connection);
    if (result.ok) onConnected();
    else if (isWorthReporting(result.error)) setError(errorText(i18n, result.error));
  };
  return (
    <>
      {error && <Banner intent="error">{error}</Banner>}
      {!isLocked && (
        <ServerButtons onConnect={(server) => void connect({ type: 'server', origin: server })} />
      )}
      <ServerAddressForm
        origin={origin ?? presetServer}
        size="large"
        isLocked={isLocked}
        onConnected={onConnected}
      />
      {!isLocked && (
        <>
          <Divider>
            <Trans>or</Trans>
          </Divider>
          <Button size="large" icon={<Database20Regular />} onClick={() => void connect({ type: 'demo' })}>
            <Trans>Explore with sample data</Trans>
          </Button>
          <Text size={200}>
            <Trans>Sample data is fictional and marked as such. It never mixes with real data.</Trans>
          </Text>
        </>
      )}
    </>
  );
};

import { Button, Divider, Text } from '@fluentui/react-components';
import { Database20Regular } from '@fluentui/react-icons/svg/database';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsLocked, usePreferencesStore } from '../stores/preferences.ts';
import { Banner } from '../ui/Banner.tsx';
import { errorText } from '../ui/errorText.ts';
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
  const explore = async (): Promise<void> => {
    setError(null);
    const result = await connectTo({ type: 'demo' });
    if (result.ok) onConnected();
    else setError(errorText(i18n, result.error));
  };
  return (
    <>
      {error && <Banner intent="error">{error}</Banner>}
      {!isLocked && <ServerButtons onConnected={onConnected} />}
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
          <Button size="large" icon={<Database20Regular />} onClick={() => void explore()}>
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

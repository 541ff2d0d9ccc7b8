import { Button, Divider, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePreferencesStore } from '../stores/preferences.ts';
import { Banner } from '../ui/Banner.tsx';
import { errorText, isWorthReporting } from '../ui/errorText.ts';
import { connectTo } from './connectTo.ts';
import { ServerBadge } from './ServerName.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
  button: { width: '100%', justifyContent: 'flex-start', gap: '8px', minWidth: 0 },
  origin: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** Named servers, each connected by a click. */
export const ServerButtons = ({ onConnected }: { onConnected: () => void }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const servers = usePreferencesStore((settings) => settings.servers);
  const [error, setError] = useState<string | null>(null);
  if (servers.length === 0) return null;
  const connect = async (origin: string): Promise<void> => {
    setError(null);
    const result = await connectTo({ type: 'server', origin });
    if (result.ok) onConnected();
    else if (isWorthReporting(result.error)) setError(errorText(i18n, result.error));
  };
  return (
    <>
      {error && <Banner intent="error">{error}</Banner>}
      <ul className={styles.list} aria-label={t`Servers`}>
        {servers.map(({ name, origin, color }) => (
          <li key={origin}>
            <Button className={styles.button} size="large" onClick={() => void connect(origin)}>
              <ServerBadge name={name} color={color} />
              <Text size={200} className={styles.origin}>
                {origin}
              </Text>
            </Button>
          </li>
        ))}
      </ul>
      <Divider>
        <Trans>or</Trans>
      </Divider>
    </>
  );
};

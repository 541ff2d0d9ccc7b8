import { Button, Divider, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { connectTo } from '../../access/connectTo.ts';
import { ServerAddressForm } from '../../access/ServerAddressForm.tsx';
import { confirm } from '../../stores/overlays.ts';
import { useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { useSessionStore, useUser } from '../../stores/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { errorText } from '../../ui/errorText.ts';
import { LockedNote } from '../../ui/LockedNote.tsx';
import { NamedServers } from './NamedServers.tsx';
import { ServerCheck } from './ServerCheck.tsx';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { settingTexts } from './settingsTable.ts';

const useStyles = makeStyles({
  current: { overflowWrap: 'anywhere' },
  hint: { color: tokens.colorNeutralForeground3 },
  demo: { alignSelf: 'flex-start' },
  check: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, paddingBottom: '4px' },
});

/**
 * Data source of the app. A change ends the session, so it needs a confirmation; for a server, main shows it.
 */
export const ConnectionSettings = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const connection = usePreferencesStore((settings) => settings.connection);
  const origin = connection?.type === 'server' ? connection.origin : '';
  const isFixed = usePreferencesStore((settings) => settings.connectionIsFixed);
  const isLocked = useIsLocked('connection');
  const isLoggedIn = useUser() !== null;
  const [error, setError] = useState<string | null>(null);

  const mayLogOut = async (): Promise<boolean> =>
    useSessionStore.getState().session.status === 'loggedOut' ||
    confirm({
      title: t`Change the connection?`,
      text: t`You will be logged out in all windows. Unsaved changes will be lost.`,
      confirmLabel: t`Change`,
    });
  const explore = async (): Promise<void> => {
    setError(null);
    if (!(await mayLogOut())) return;
    const result = await connectTo({ type: 'demo' });
    if (!result.ok) setError(errorText(i18n, result.error));
  };

  return (
    <SettingsSection id="connection">
      <Text className={styles.current}>
        {origin ? <Trans>Connected to {origin}</Trans> : <Trans>Working with sample data</Trans>}
      </Text>
      <Text size={200} className={styles.hint}>
        {i18n._(settingTexts.connection.does)}
      </Text>
      {isFixed && (
        <Text className={styles.hint}>
          <Trans>
            The app was started with this connection. To change it, start the app without that option.
          </Trans>
        </Text>
      )}
      {!isFixed && isLocked && <LockedNote />}
      {!isFixed && !isLocked && (
        <>
          {error && <Banner intent="error">{error}</Banner>}
          <ServerAddressForm origin={origin} onConnected={() => setError(null)} />
          {connection?.type !== 'demo' && (
            <>
              <Divider>
                <Trans>or</Trans>
              </Divider>
              <Button className={styles.demo} onClick={() => void explore()}>
                <Trans>Explore with sample data</Trans>
              </Button>
            </>
          )}
        </>
      )}
      <NamedServers />
      {isLoggedIn && (
        <SettingItem id="serverCheck">
          {() => (
            <div className={styles.check}>
              <ServerCheck />
            </div>
          )}
        </SettingItem>
      )}
    </SettingsSection>
  );
};

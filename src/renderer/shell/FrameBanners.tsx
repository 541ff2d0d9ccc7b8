import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { request } from '../ipc/bridge.ts';
import { checkConnectivity, useConnectivity, useKept, useUpdateStore } from '../stores/mainState.ts';
import { applySettings, usePreferencesStore } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';
import { Banner } from '../ui/Banner.tsx';
import { restartForUpdate, UpdateNotInstalled } from '../ui/restartForUpdate.tsx';
import { KeptBanners } from './KeptBanners.tsx';

/** While the server is out of reach; the app goes on trying by itself. */
const OfflineBanner = () => {
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setIsTrying(true);
    await checkConnectivity();
    setIsTrying(false);
  };
  return (
    <Banner
      intent="warning"
      actions={
        <Button size="small" disabledFocusable={isTrying} onClick={() => void tryNow()}>
          {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
        </Button>
      }
    >
      <Trans>
        The server cannot be reached. What you typed stays, and the page is read again as soon as the server
        is back.
      </Trans>
    </Banner>
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '4px 16px 8px' },
});

const acknowledge = async (): Promise<void> => {
  const result = await request('settings.acknowledgeRecovery', undefined);
  if (result.ok) applySettings(result.data);
};

/** What concerns the whole app and needs a person, above the page. */
export const FrameBanners = () => {
  const styles = useStyles();
  const hasKeychainProblem = useSession().keychainProblem !== null;
  const isRecovered = usePreferencesStore((settings) => settings.recovered);
  const isOffline = useConnectivity(({ isReachable }) => !isReachable);
  const { phase, version, problem } = useUpdateStore();
  const isUpdateReady = phase === 'ready';
  const isUpdateLost = problem === 'notInstalled';
  const hasKept = useKept(({ deletions, isUnreadable }) => deletions !== null || isUnreadable);
  const hasNone = !isOffline && !hasKeychainProblem && !isRecovered && !isUpdateReady && !isUpdateLost;
  if (hasNone && !hasKept) return null;
  return (
    <div className={styles.root}>
      {isOffline && <OfflineBanner />}
      <KeychainBanner />
      <KeptBanners />
      {isUpdateReady && (
        <Banner
          intent="info"
          actions={
            <Button size="small" onClick={() => void restartForUpdate()}>
              <Trans>Restart and install</Trans>
            </Button>
          }
        >
          <Trans>Version {version} is ready to be installed.</Trans>
        </Banner>
      )}
      {isUpdateLost && (
        <Banner
          intent="error"
          actions={
            <Button size="small" onClick={() => void request('updates.check', undefined)}>
              <Trans>Check for updates</Trans>
            </Button>
          }
        >
          <UpdateNotInstalled />
        </Banner>
      )}
      {isRecovered && (
        <Banner
          intent="warning"
          actions={
            <Button size="small" onClick={() => void acknowledge()}>
              <Trans>OK</Trans>
            </Button>
          }
        >
          <Trans>
            Some or all settings could not be read and are back at their defaults. The old file has been kept.
          </Trans>
        </Banner>
      )}
    </div>
  );
};

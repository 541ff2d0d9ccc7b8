import { Button } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { request } from '../ipc/bridge.ts';
import { checkConnectivity, useConnectivity, usePendingWork, useUpdateStore } from '../stores/mainState.ts';
import { applySettings, usePreferencesStore } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';
import { useStops } from '../stores/stops.ts';
import { Banner } from '../ui/Banner.tsx';
import { restartForUpdate, UpdateNotInstalled } from '../ui/restartForUpdate.tsx';
import { UnreadableWorkBanner, UnsentCallsBanner } from './PendingWorkBanners.tsx';
import { StopReminderBanner } from './StopReminderBanner.tsx';

/** Shown while the server is unreachable; the app keeps retrying. */
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
        Cannot reach the server. Your input is safe, and the page refreshes when the server is back.
      </Trans>
    </Banner>
  );
};

const UpdateReadyBanner = () => {
  const version = useUpdateStore((update) => update.version);
  return (
    <Banner
      intent="info"
      actions={
        <Button size="small" onClick={() => void restartForUpdate()}>
          <Trans>Restart and install</Trans>
        </Button>
      }
    >
      <Trans>Version {version} is ready to install.</Trans>
    </Banner>
  );
};

const UpdateLostBanner = () => (
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
);

const acknowledge = async (): Promise<void> => {
  const result = await request('settings.acknowledgeRecovery', undefined);
  if (result.ok) applySettings(result.data);
};

const LostSettingsBanner = () => (
  <Banner
    intent="warning"
    actions={
      <Button size="small" onClick={() => void acknowledge()}>
        <Trans>OK</Trans>
      </Button>
    }
  >
    <Trans>Some settings could not be read and are back to their defaults. The app kept the old file.</Trans>
  </Banner>
);

interface FrameBanner {
  /** Topic for the button that lists further banners; the full text would not fit. */
  about: MessageDescriptor;
  Shown: ComponentType;
}

/** App-wide banners, by urgency: blocking problems first. */
export const useFrameBanners = (): readonly FrameBanner[] => {
  const hasKeychainProblem = useSession().keychainProblem !== null;
  const isRecovered = usePreferencesStore((settings) => settings.recovered);
  const isOffline = useConnectivity(({ isReachable }) => !isReachable);
  const { phase, problem } = useUpdateStore();
  const hasUnsent = usePendingWork(({ deletions }) => deletions !== null);
  const hasDueStop = useStops(({ notes }) => notes.some(({ isDue }) => isDue));
  const isWorkUnreadable = usePendingWork(({ isUnreadable }) => isUnreadable);
  return [
    isOffline && { about: msg`Server`, Shown: OfflineBanner },
    hasDueStop && { about: msg`Stopped establishment`, Shown: StopReminderBanner },
    hasUnsent && { about: msg`Pending changes`, Shown: UnsentCallsBanner },
    isWorkUnreadable && { about: msg`Unsaved forms`, Shown: UnreadableWorkBanner },
    hasKeychainProblem && { about: msg`Keychain`, Shown: KeychainBanner },
    isRecovered && { about: msg`Settings lost`, Shown: LostSettingsBanner },
    problem === 'notInstalled' && { about: msg`Update failed`, Shown: UpdateLostBanner },
    phase === 'ready' && { about: msg`Update ready`, Shown: UpdateReadyBanner },
  ].filter((banner) => banner !== false);
};

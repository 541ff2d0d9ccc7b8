import { Button } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { KeychainBanner } from '../access/KeychainBanner.tsx';
import { request } from '../ipc/bridge.ts';
import { checkConnectivity, useConnectivity, usePendingWork, useUpdateStore } from '../stores/mainState.ts';
import { applySettings, usePreferencesStore } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';
import { useStops } from '../stores/stops.ts';
import { Banner } from '../ui/Banner.tsx';
import { timeHere } from '../ui/errorText.ts';
import { manualPath } from '../ui/manualPath.ts';
import { openWindow } from '../ui/openWindow.ts';
import { restartForUpdate, UpdateNotInstalled } from '../ui/restartForUpdate.tsx';
import { useFormatters } from '../ui/useFormatters.ts';
import { useMinute } from '../ui/useMinute.ts';
import { UnreadableWorkBanner, UnsentCallsBanner } from './PendingWorkBanners.tsx';
import { StopReminderBanner } from './StopReminderBanner.tsx';

const TryNow = () => {
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setIsTrying(true);
    await checkConnectivity();
    setIsTrying(false);
  };
  return (
    <Button size="small" disabledFocusable={isTrying} onClick={() => void tryNow()}>
      {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
    </Button>
  );
};

/** Shown while the server is unreachable; the app keeps retrying. */
const OfflineBanner = () => (
  <Banner intent="warning" actions={<TryNow />}>
    <Trans>
      Cannot reach the server. Your input is safe, and the page refreshes when the server is back.
    </Trans>
  </Banner>
);

/** Shown while the server refuses calls; main ends it. */
const BusyBanner = () => {
  const { i18n } = useLingui();
  const until = useConnectivity(({ busy }) => busy?.until ?? null);
  if (until === null)
    return (
      <Banner intent="warning" actions={<TryNow />}>
        <Trans>The server is overloaded. Updates resume when it recovers.</Trans>
      </Banner>
    );
  const time = timeHere(i18n, until);
  return (
    <Banner intent="warning">
      <Trans>The server asks to wait. Updates resume at {time}.</Trans>
    </Banner>
  );
};

const ClockBanner = () => {
  const formatters = useFormatters();
  const minute = useMinute();
  const time = formatters.dateTime(new Date(minute).toISOString());
  return (
    <Banner intent="warning">
      <Trans>Check the clock of this computer: by the server it is {time}.</Trans>
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

const seen = async (): Promise<void> => {
  const result = await request('settings.acknowledgeUpdate', undefined);
  if (result.ok) applySettings(result.data);
};

/** First start after an update. */
const UpdatedBanner = () => {
  const version = usePreferencesStore((settings) => settings.version);
  const read = async (): Promise<void> => {
    await openWindow(manualPath('new'));
    await seen();
  };
  return (
    <Banner
      intent="info"
      actions={
        <>
          <Button size="small" onClick={() => void read()}>
            <Trans>What is new</Trans>
          </Button>
          <Button size="small" appearance="subtle" onClick={() => void seen()}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <Trans>The app was updated to version {version}.</Trans>
    </Banner>
  );
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
  const isUpdated = usePreferencesStore((settings) => settings.isUpdated);
  const isRecovered = usePreferencesStore((settings) => settings.recovered);
  const isOffline = useConnectivity(({ isReachable }) => !isReachable);
  const isBusy = useConnectivity(({ isReachable, busy }) => isReachable && Boolean(busy));
  const isClockOff = useConnectivity(({ clockOffMs }) => Boolean(clockOffMs));
  const { phase, problem } = useUpdateStore();
  const hasUnsent = usePendingWork(({ deletions }) => deletions !== null);
  const hasDueStop = useStops(({ notes }) => notes.some(({ isDue }) => isDue));
  const isWorkUnreadable = usePendingWork(({ isUnreadable }) => isUnreadable);
  return [
    isOffline && { about: msg`Server`, Shown: OfflineBanner },
    isBusy && { about: msg`Server`, Shown: BusyBanner },
    hasDueStop && { about: msg`Stopped establishment`, Shown: StopReminderBanner },
    hasUnsent && { about: msg`Pending changes`, Shown: UnsentCallsBanner },
    isWorkUnreadable && { about: msg`Unsaved forms`, Shown: UnreadableWorkBanner },
    hasKeychainProblem && { about: msg`Keychain`, Shown: KeychainBanner },
    isClockOff && { about: msg`Clock`, Shown: ClockBanner },
    isRecovered && { about: msg`Settings lost`, Shown: LostSettingsBanner },
    problem === 'notInstalled' && { about: msg`Update failed`, Shown: UpdateLostBanner },
    isUpdated && { about: msg`What is new`, Shown: UpdatedBanner },
    phase === 'ready' && { about: msg`Update ready`, Shown: UpdateReadyBanner },
  ].filter((banner) => banner !== false);
};

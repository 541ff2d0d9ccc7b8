import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { request } from '../../ipc/bridge.ts';
import { useUpdateStore } from '../../stores/mainState.ts';
import { useIsLocked } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LockedNote } from '../../ui/LockedNote.tsx';
import { restartForUpdate, UpdateNotInstalled } from '../../ui/restartForUpdate.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { settingTexts } from './settingsTable.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const ask = (route: 'updates.check' | 'updates.download') => (): void => void request(route, undefined);

/** Checks are automatic; download and installation are up to the user. */
export const UpdateSettings = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const formatters = useFormatters();
  const isLocked = useIsLocked('updateFeed');
  const { phase, version, percent, problem, checkedAt } = useUpdateStore();
  const lookAgain = (
    <Button onClick={ask('updates.check')} disabledFocusable={phase === 'checking'}>
      <Trans>Check for updates</Trans>
    </Button>
  );
  const rowOf = (text: ReactNode, action: ReactNode) => (
    <div className={styles.row}>
      <Text>{text}</Text>
      {action}
    </div>
  );
  const checkedText = checkedAt && formatters.dateTime(checkedAt);
  return (
    <SettingsSection id="updates">
      <Text size={200} className={styles.quiet}>
        {i18n._(settingTexts.updateFeed.does)}
      </Text>
      {isLocked && <LockedNote />}
      {phase === 'off' && (
        <Text className={styles.quiet}>
          <Trans>This copy of the app does not update itself.</Trans>
        </Text>
      )}
      {phase === 'idle' && rowOf(<Trans>You have the latest version.</Trans>, lookAgain)}
      {phase === 'checking' && rowOf(<Trans>Checking for updates…</Trans>, lookAgain)}
      {phase === 'available' &&
        rowOf(
          <Trans>Version {version} is available.</Trans>,
          <Button appearance="primary" onClick={ask('updates.download')}>
            <Trans>Download update</Trans>
          </Button>,
        )}
      {phase === 'downloading' && (
        <>
          <Text>
            <Trans>Downloading version {version}…</Trans>
          </Text>
          <ProgressBar value={(percent ?? 0) / 100} aria-label={t`Update download`} />
        </>
      )}
      {phase === 'ready' &&
        rowOf(
          <Trans>Version {version} is ready to install.</Trans>,
          <Button appearance="primary" onClick={() => void restartForUpdate()}>
            <Trans>Restart and install</Trans>
          </Button>,
        )}
      {problem === 'notInstalled' && rowOf(<UpdateNotInstalled />, lookAgain)}
      {phase === 'failed' && problem !== 'notInstalled' && (
        <Banner intent="error" actions={lookAgain}>
          {problem === 'untrusted' && (
            <Trans>
              The app discarded the update because it failed the security check. Check for updates again.
            </Trans>
          )}
          {problem === 'unreadable' && (
            <Trans>The update server sent an answer that this app cannot read. Try again later.</Trans>
          )}
          {problem === 'unreachable' && (
            <Trans>Cannot reach the update server. Check your network connection.</Trans>
          )}
        </Banner>
      )}
      {checkedText && phase !== 'off' && (
        <Text size={200} className={styles.quiet}>
          <Trans>Last checked: {checkedText}</Trans>
        </Text>
      )}
    </SettingsSection>
  );
};

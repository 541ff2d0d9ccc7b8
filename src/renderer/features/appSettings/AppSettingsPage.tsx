import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ShortcutList } from '../../ui/ShortcutList.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { ConnectionSettings } from './ConnectionSettings.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { PanelSettings } from './PanelSettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { UpdateSettings } from './UpdateSettings.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '640px' },
  version: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

const AppSettingsPage = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const version = usePreferencesStore((settings) => settings.version);
  return (
    <div className={styles.root}>
      <PageHeader title={t`Settings`} />
      <AppearanceSettings />
      <ConnectionSettings />
      <PanelSettings />
      <NoticeSettings />
      <PrivacySettings />
      <UpdateSettings />
      <SettingsSection title={<Trans>Keyboard shortcuts</Trans>}>
        <ShortcutList />
      </SettingsSection>
      <SettingsSection title={<Trans>About</Trans>}>
        <Text className={styles.version}>
          <Trans>Marketplace Back Office, version {version}</Trans>
        </Text>
      </SettingsSection>
    </div>
  );
};

export default AppSettingsPage;

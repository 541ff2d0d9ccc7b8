import { Button, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { confirm } from '../../stores/overlays.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ShortcutList } from '../../ui/ShortcutList.tsx';
import { wideQuery } from '../../ui/useMediaQuery.ts';
import { PresetBanner } from './AdministratorNotes.tsx';
import { ConnectionSettings } from './ConnectionSettings.tsx';
import { DelaySettings } from './DelaySettings.tsx';
import { DiagnosticSettings } from './DiagnosticSettings.tsx';
import { HandoverSettings } from './HandoverSettings.tsx';
import type { TitleOf } from './handoverParts.ts';
import { MapSettings } from './MapSettings.tsx';
import { PanelSettings } from './PanelSettings.tsx';
import {
  AppearanceSettings,
  ExportSettings,
  LiveSettings,
  NoticeSettings,
  PrivacySettings,
  StartSettings,
} from './PreferenceSections.tsx';
import { resetSettings, useResettable } from './resetSettings.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { FoundSettings, findSettings } from './settingsSearch.ts';
import { settingsGroups } from './settingsTable.ts';
import { UpdateSettings } from './UpdateSettings.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '860px',
    [`@media ${wideQuery}`]: { maxWidth: '1680px' },
  },
  body: { display: 'flex', alignItems: 'flex-start', gap: '24px' },
  sections: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '16px',
    minWidth: 0,
    [`@media ${wideQuery}`]: {
      display: 'block',
      columns: 2,
      columnGap: '16px',
      '& > *': { breakInside: 'avoid', marginBottom: '16px' },
    },
  },
  search: { width: '260px' },
  reset: { alignSelf: 'flex-start' },
  version: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** Each section hides itself while none of its settings matches the search. */
const AllSections = ({ titleOf }: { titleOf: TitleOf }) => {
  const styles = useStyles();
  const version = usePreferencesStore((settings) => settings.version);
  return (
    <>
      <ConnectionSettings />
      <AppearanceSettings />
      <ExportSettings />
      <NoticeSettings />
      <DelaySettings />
      <PrivacySettings />
      <StartSettings />
      <LiveSettings />
      <PanelSettings />
      <MapSettings />
      <UpdateSettings />
      <HandoverSettings titleOf={titleOf} />
      <DiagnosticSettings />
      <SettingsSection id="shortcuts">
        <ShortcutList />
      </SettingsSection>
      <SettingsSection id="about">
        <Text className={styles.version}>
          <Trans>Marketplace Back Office, version {version}</Trans>
        </Text>
      </SettingsSection>
    </>
  );
};

const AppSettings = ({ titleOf }: { titleOf: TitleOf }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const resettable = useResettable();
  const openAtLogin = usePreferencesStore((settings) => settings.openAtLogin);
  const [typed, setTyped] = useState('');
  const isLoggedIn = useUser() !== null;
  const groups = settingsGroups.filter(
    ({ id }) => isLoggedIn || (id !== 'notifications' && id !== 'handover'),
  );
  const found = findSettings(groups, typed, (id) => id !== 'openAtLogin' || openAtLogin !== null, i18n);

  const shown = groups.filter(({ settings }) => found === null || settings.some((id) => found.has(id)));

  const resetAll = async (): Promise<void> => {
    const isWanted = await confirm({
      title: t`Reset all settings?`,
      text: t`Your connection does not change. You can undo this.`,
      confirmLabel: t`Reset all`,
    });
    if (isWanted && resettable.length > 0) await resetSettings(resettable, i18n);
  };

  return (
    <div className={styles.root}>
      <PageHeader title={t`Settings`}>
        <SearchBox
          className={styles.search}
          aria-label={t`Search settings`}
          placeholder={t`Search settings`}
          value={typed}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </PageHeader>
      <PresetBanner />
      <FoundSettings value={found}>
        <div className={styles.body}>
          {isLoggedIn && <SectionLinks groups={shown} />}
          <div className={styles.sections}>
            {found?.size === 0 && (
              <EmptyState
                text={<Trans>No settings match your search.</Trans>}
                action={
                  <Button onClick={() => setTyped('')}>
                    <Trans>Show all settings</Trans>
                  </Button>
                }
              />
            )}
            <AllSections titleOf={titleOf} />
            {found === null && (
              <Button className={styles.reset} onClick={() => void resetAll()}>
                <Trans>Reset all settings</Trans>
              </Button>
            )}
          </div>
        </div>
      </FoundSettings>
    </div>
  );
};

export const appSettingsPage =
  (titleOf: TitleOf): ComponentType =>
  () => <AppSettings titleOf={titleOf} />;

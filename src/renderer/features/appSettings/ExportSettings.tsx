import { Button, makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { exportProfiles, fileProfiles } from '#shared/domain/exportProfiles.ts';
import { request } from '../../ipc/bridge.ts';
import { applySettings, updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({
  folder: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6px' },
});

/** Where exported files go, and how they are written. */
export const ExportSettings = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const settings = usePreferencesStore();
  const folder = settings.lastExportFolder ?? '';

  const chooseFolder = async (): Promise<void> => {
    const result = await request('settings.chooseExportFolder', undefined);
    if (result.ok) applySettings(result.data);
    else showToast({ intent: 'error', text: errorText(i18n, result.error) });
  };

  return (
    <SettingsSection id="exports">
      <SettingItem id="exportsInto">
        {({ isLocked, title }) =>
          settings.exportFolderIsFixed ? (
            <Text>
              <Trans>The folder was set when the app was started and cannot be changed here</Trans>
            </Text>
          ) : (
            <div className={styles.folder}>
              <RadioGroup
                aria-label={title}
                disabled={isLocked}
                value={settings.exportsInto}
                onChange={(_event, { value }) => {
                  if (value === 'ask') updatePreferences({ exportsInto: 'ask' });
                  else if (folder === '') void chooseFolder();
                  else updatePreferences({ exportsInto: 'lastFolder' });
                }}
              >
                <Radio value="ask" label={t`Ask each time`} />
                <Radio
                  value="lastFolder"
                  label={folder === '' ? t`Always one folder` : t`Always “${folder}”, without asking`}
                />
              </RadioGroup>
              <Button size="small" disabled={isLocked} onClick={() => void chooseFolder()}>
                <Trans>Choose folder…</Trans>
              </Button>
            </div>
          )
        }
      </SettingItem>
      <SettingItem id="exportProfile">
        {({ isLocked }) => (
          <RadioGroup
            disabled={isLocked}
            value={settings.exportProfile}
            onChange={(_event, { value }) => {
              const chosen = exportProfiles.find((known) => known === value);
              if (chosen) updatePreferences({ exportProfile: chosen });
            }}
          >
            <Radio value="standard" label={t`Standard CSV: commas, formulas made harmless`} />
            <Radio value="excel" label={t`Excel, my region: semicolons and decimal commas`} />
          </RadioGroup>
        )}
      </SettingItem>
      <SettingItem id="fileProfile">
        {({ isLocked }) => (
          <RadioGroup
            disabled={isLocked}
            value={settings.fileProfile}
            onChange={(_event, { value }) => {
              const chosen = fileProfiles.find((known) => known === value);
              if (chosen) updatePreferences({ fileProfile: chosen });
            }}
          >
            <Radio value="raw" label={t`Raw: exactly what the server sends`} />
            <Radio value="standard" label={t`Standard CSV: commas, formulas made harmless`} />
            <Radio value="excel" label={t`Excel, my region: semicolons and decimal commas`} />
          </RadioGroup>
        )}
      </SettingItem>
    </SettingsSection>
  );
};

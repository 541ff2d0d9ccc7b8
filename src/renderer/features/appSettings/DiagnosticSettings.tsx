import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({ save: { alignSelf: 'flex-start' } });

/** What those who help need, in one file that holds nothing about a person. */
export const DiagnosticSettings = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const save = async (): Promise<void> => {
    const result = await request('diagnostics.save', undefined);
    if (!result.ok) return void showToast({ intent: 'error', text: errorText(i18n, result.error) });
    if (!result.data) return undefined;
    const { fileName } = result.data;
    showToast({ intent: 'success', text: t`${fileName} is saved` });
  };
  return (
    <SettingsSection id="diagnostics">
      <SettingItem id="report" hasOwnLabel>
        {() => (
          <Button className={styles.save} onClick={() => void save()}>
            <Trans>Diagnostic report…</Trans>
          </Button>
        )}
      </SettingItem>
    </SettingsSection>
  );
};

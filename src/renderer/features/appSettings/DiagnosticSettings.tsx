import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { showToast } from '../../stores/toasts.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({ save: { justifySelf: 'start' } });

/** What those who help need, in one file that holds nothing about a person. */
export const DiagnosticSettings = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const save = async (): Promise<void> => {
    const result = await request('diagnostics.save', undefined);
    if (!result.ok) {
      showToast({ intent: 'error', text: t`The report could not be saved there. Choose another folder.` });
      return;
    }
    if (!result.data) return;
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

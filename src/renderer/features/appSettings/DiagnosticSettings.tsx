import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import { showToast } from '../../stores/toasts.ts';
import { showError } from '../../ui/showError.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({ save: { justifySelf: 'start' } });

/** Report and logs for support; they contain no personal data. */
export const DiagnosticSettings = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const open = async (route: 'diagnostics.reveal' | 'diagnostics.openLogFolder'): Promise<void> => {
    const result = await request(route, undefined);
    if (!result.ok) showError(i18n, result.error);
  };
  const save = async (): Promise<void> => {
    const result = await request('diagnostics.save', undefined);
    if (!result.ok) {
      showToast({
        intent: 'error',
        text: t`The report could not be saved in this folder. Choose another one.`,
      });
      return;
    }
    if (!result.data) return;
    const { fileName } = result.data;
    const action = { label: t`Show in folder`, run: () => void open('diagnostics.reveal') };
    showToast({ intent: 'success', text: t`${fileName} saved`, action });
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
      <SettingItem id="logFolder" hasOwnLabel>
        {() => (
          <Button className={styles.save} onClick={() => void open('diagnostics.openLogFolder')}>
            <Trans>Open log folder</Trans>
          </Button>
        )}
      </SettingItem>
    </SettingsSection>
  );
};

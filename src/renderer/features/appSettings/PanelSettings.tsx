import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import { completeAddress } from '../../access/connectTo.ts';
import { request } from '../../ipc/bridge.ts';
import { applySettings, useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { isWorthReporting } from '../../ui/errorText.ts';
import { useLockMark } from '../../ui/LockedNote.tsx';
import { SubmitButton } from '../../ui/PublicForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { settingTexts } from './settingsTable.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  save: { alignSelf: 'flex-start' },
});

export const PanelSettings = () => {
  const { i18n, t } = useLingui();
  const isLocked = useIsLocked('panelOrigin');
  const lockMark = useLockMark(isLocked);
  const styles = useStyles();
  const panelOrigin = usePreferencesStore((settings) => settings.panelOrigin) ?? '';
  const { control, handleSubmit, setError, formState } = useForm({ values: { address: panelOrigin } });

  const save = handleSubmit(async ({ address }) => {
    const origin = address.trim() === '' ? null : completeAddress(address);
    const result = await request('settings.setPanelOrigin', { origin });
    if (!result.ok) {
      if (!isWorthReporting(result.error)) return;
      setError(
        'address',
        { message: t`Enter an https address such as https://panel.example.com` },
        { shouldFocus: true },
      );
      return;
    }
    applySettings(result.data);
    showToast({ intent: 'success', text: t`Saved` });
  });

  return (
    <SettingsSection id="panel">
      <form className={styles.form} onSubmit={save} noValidate>
        <Controller
          control={control}
          name="address"
          render={({ field, fieldState }) => (
            <Field
              label={t`Panel address`}
              hint={i18n._(settingTexts.panelOrigin.does)}
              validationMessage={fieldState.error?.message ?? null}
              {...lockMark}
            >
              <Input
                {...field}
                disabled={isLocked}
                inputMode="url"
                spellCheck={false}
                placeholder="https://panel.example.com"
              />
            </Field>
          )}
        />
        {!isLocked && (
          <SubmitButton className={styles.save} isBusy={formState.isSubmitting}>
            <Trans>Save</Trans>
          </SubmitButton>
        )}
      </form>
    </SettingsSection>
  );
};

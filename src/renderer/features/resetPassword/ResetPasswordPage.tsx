import { Field, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { AppError } from '#shared/ipc/result.ts';
import { request } from '../../ipc/bridge.ts';
import { showToast } from '../../stores/toasts.ts';
import { Banner, ErrorDetails } from '../../ui/Banner.tsx';
import { errorText } from '../../ui/errorText.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PasswordInput, SubmitButton } from '../../ui/PublicForm.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '400px' },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'stretch' },
  save: { alignSelf: 'flex-start' },
});

const empty = { password: '', repeatPassword: '' };

const ResetPasswordPage = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [error, setError] = useState<AppError | null>(null);
  const { control, handleSubmit, reset, formState } = useForm({ defaultValues: empty });

  const save = handleSubmit(async (passwords) => {
    setError(null);
    const result = await request('auth.resetPassword', passwords);
    if (!result.ok) return setError(result.error);
    reset(empty);
    showToast({ intent: 'success', text: t`Password is successfully reset` });
  });

  return (
    <div className={styles.root}>
      <PageHeader title={t`Reset password`} />
      <form className={styles.form} onSubmit={save} noValidate>
        {error && (
          <Banner intent="error">
            <Trans>Error on reset password</Trans>
            {': '}
            {Object.values(error.fields ?? {}).join(' ') || errorText(i18n, error)}
            <ErrorDetails requestId={error.requestId} />
          </Banner>
        )}
        <Controller
          control={control}
          name="password"
          rules={{ required: t`Password is required` }}
          render={({ field, fieldState }) => (
            <Field label={t`New password`} validationMessage={fieldState.error?.message ?? null}>
              <PasswordInput {...field} autoComplete="new-password" />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="repeatPassword"
          rules={{
            required: t`Password is required`,
            validate: (repeated, { password }) =>
              repeated === password || t`The two passwords that you entered do not match!`,
          }}
          render={({ field, fieldState }) => (
            <Field label={t`Repeat password`} validationMessage={fieldState.error?.message ?? null}>
              <PasswordInput {...field} autoComplete="new-password" />
            </Field>
          )}
        />
        <SubmitButton className={styles.save} isBusy={formState.isSubmitting}>
          <Trans>Save</Trans>
        </SubmitButton>
      </form>
    </div>
  );
};

export default ResetPasswordPage;

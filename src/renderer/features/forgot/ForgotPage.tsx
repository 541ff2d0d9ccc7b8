import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { AppError } from '#shared/ipc/result.ts';
import { request } from '../../ipc/bridge.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../stores/toasts.ts';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { isEmail } from '../../ui/openContact.ts';
import { PublicForm, SubmitButton } from '../../ui/PublicForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
});

const ForgotPage = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [error, setError] = useState<AppError | null>(null);
  const { control, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const send = handleSubmit(async ({ email }) => {
    setError(null);
    const result = await request('auth.sendLink', { email: email.trim() });
    if (!result.ok) return setError(result.error);
    showToast({ intent: 'success', text: t`Check email` });
    await navigate(paths.login, { state });
  });

  return (
    <PublicForm
      title={<Trans>Forgot password</Trans>}
      hint={<Trans>Enter the email of your account. We will send you a login link.</Trans>}
    >
      <form className={styles.form} onSubmit={send} noValidate>
        {error && (
          <ErrorBanner error={error} onRetry={error.code === 'NETWORK' ? () => void send() : undefined} />
        )}
        <Controller
          control={control}
          name="email"
          rules={{
            validate: {
              required: (text) => text.trim() !== '' || t`Email is required!`,
              email: (text) => isEmail(text) || t`Please, enter valid email.`,
            },
          }}
          render={({ field, fieldState }) => (
            <Field label={t`Email`} validationMessage={fieldState.error?.message ?? null}>
              <Input {...field} type="email" autoComplete="username" autoFocus size="large" />
            </Field>
          )}
        />
        <SubmitButton size="large" isBusy={formState.isSubmitting}>
          <Trans>Send link</Trans>
        </SubmitButton>
      </form>
      <TextLink to={paths.login} state={state}>
        <Trans>Back to login</Trans>
      </TextLink>
    </PublicForm>
  );
};

export default ForgotPage;

import { Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { AppError } from '#shared/ipc/result.ts';
import { request } from '../ipc/bridge.ts';
import { applySession } from '../stores/session.ts';
import { ErrorBanner } from '../ui/Banner.tsx';
import { PasswordInput, SubmitButton } from '../ui/PublicForm.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  // Aligns the check box with the inputs' left edge.
  remember: { marginLeft: '-8px' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' },
});

export interface LoginFields {
  email: string;
  password: string;
  remember: boolean;
}

interface LoginFormProps {
  email?: string | undefined;
  /** Sample account that fills in the form on click. */
  filled?: Pick<LoginFields, 'email' | 'password'> | null;
  aside?: ReactNode;
  onLoggedIn?: () => void;
}

/** Login form, used on the login page and in the dialog after a session ended. */
export const LoginForm = ({ email = '', filled = null, aside, onLoggedIn }: LoginFormProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [error, setError] = useState<AppError | null>(null);
  const { control, handleSubmit, formState, setValue, setFocus, clearErrors } = useForm<LoginFields>({
    defaultValues: { email, password: '', remember: false },
  });
  useEffect(() => {
    if (!filled) return;
    setValue('email', filled.email);
    setValue('password', filled.password);
    clearErrors();
  }, [filled, setValue, clearErrors]);

  useEffect(() => {
    // Not `autoFocus`: a dialog moves the focus after its content has mounted.
    const timer = setTimeout(() => setFocus(email === '' ? 'email' : 'password'));
    return () => clearTimeout(timer);
  }, [email, setFocus]);

  const logIn = handleSubmit(async (fields) => {
    setError(null);
    const result = await request('auth.login', { ...fields, email: fields.email.trim() });
    if (!result.ok) return setError(result.error);
    applySession(result.data);
    onLoggedIn?.();
  });

  return (
    <form className={styles.form} onSubmit={logIn} noValidate>
      {error && (
        <ErrorBanner error={error} onRetry={error.code === 'NETWORK' ? () => void logIn() : undefined} />
      )}
      <Controller
        control={control}
        name="email"
        rules={{ validate: (text) => text.trim() !== '' || t`Email is required` }}
        render={({ field, fieldState }) => (
          <Field label={t`Email`} validationMessage={fieldState.error?.message ?? null}>
            <Input {...field} type="email" autoComplete="username" size="large" />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ required: t`Password is required` }}
        render={({ field, fieldState }) => (
          <Field label={t`Password`} validationMessage={fieldState.error?.message ?? null}>
            <PasswordInput {...field} autoComplete="current-password" size="large" />
          </Field>
        )}
      />
      <div className={styles.row}>
        <Controller
          control={control}
          name="remember"
          render={({ field: { value, ...field } }) => (
            <Checkbox {...field} className={styles.remember} checked={value} label={t`Remember me`} />
          )}
        />
        {aside}
      </div>
      <SubmitButton size="large" isBusy={formState.isSubmitting}>
        <Trans>Log in</Trans>
      </SubmitButton>
    </form>
  );
};

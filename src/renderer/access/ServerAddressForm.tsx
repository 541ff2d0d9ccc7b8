import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import type { Result } from '#shared/ipc/result.ts';
import type { Connection, PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { errorText, isWorthReporting } from '../ui/errorText.ts';
import { SubmitButton } from '../ui/PublicForm.tsx';
import { completeAddress, connectTo } from './connectTo.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  compact: { alignSelf: 'flex-start' },
});

interface ServerAddressFormProps {
  origin: string;
  size?: 'medium' | 'large';
  /** Set by an administrator. */
  isLocked?: boolean;
  onConnected: () => void;
}

export const ServerAddressForm = (props: ServerAddressFormProps) => {
  const { origin, size = 'medium', isLocked = false, onConnected } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { address: origin } });

  const sentence = (result: Extract<Result<PublicSettings>, { ok: false }>): string =>
    result.error.code === 'INVALID_REQUEST'
      ? t`Enter an https address such as https://api.example.com`
      : errorText(i18n, result.error);

  const connect = handleSubmit(async ({ address }) => {
    const connection: Connection = { type: 'server', origin: completeAddress(address) };
    const result = await connectTo(connection);
    if (result.ok) onConnected();
    else if (isWorthReporting(result.error)) {
      setError('address', { message: sentence(result) }, { shouldFocus: true });
    }
  });

  return (
    <form className={styles.form} onSubmit={connect} noValidate>
      <Controller
        control={control}
        name="address"
        rules={{ validate: (text) => text.trim() !== '' || t`Enter the server address` }}
        render={({ field, fieldState }) => (
          <Field
            label={t`Address`}
            hint={isLocked ? t`Set by your administrator` : null}
            validationMessage={fieldState.error?.message ?? null}
          >
            <Input
              {...field}
              readOnly={isLocked}
              size={size}
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              placeholder="https://api.example.com"
            />
          </Field>
        )}
      />
      <SubmitButton
        className={size === 'medium' ? styles.compact : undefined}
        size={size}
        isBusy={formState.isSubmitting}
      >
        <Trans>Connect to a server</Trans>
      </SubmitButton>
    </form>
  );
};

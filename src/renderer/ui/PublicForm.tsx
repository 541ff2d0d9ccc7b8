import {
  Button,
  type ButtonProps,
  Input,
  type InputProps,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  heading: { display: 'flex', flexDirection: 'column', gap: '4px' },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface PublicFormProps {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Layout of all pages before the login: heading, one sentence, content. */
export const PublicForm = ({ title, hint, children }: PublicFormProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <Text as="h1" size={600} weight="semibold" block style={{ margin: 0 }}>
          {title}
        </Text>
        {hint && (
          <Text className={styles.hint} block>
            {hint}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
};

export const PasswordInput = (props: Omit<InputProps, 'type' | 'contentAfter'>) => {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
};

interface SubmitButtonProps {
  isBusy: boolean;
  size?: 'medium' | 'large';
  className?: ButtonProps['className'];
  children: ReactNode;
}

/** Submit button. While busy it stays focusable but does nothing. */
export const SubmitButton = ({ isBusy, size = 'medium', className, children }: SubmitButtonProps) => (
  <Button
    className={className}
    type="submit"
    appearance="primary"
    size={size}
    disabledFocusable={isBusy}
    icon={isBusy ? <Spinner size="extra-tiny" aria-hidden="true" /> : null}
  >
    {children}
  </Button>
);

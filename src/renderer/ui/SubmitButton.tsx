import { Button, type ButtonProps, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  isBusy: boolean;
  size?: 'medium' | 'large';
  className?: ButtonProps['className'];
  children: ReactNode;
}

/** Sends a form; stays focusable while it is being sent, but does nothing. */
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

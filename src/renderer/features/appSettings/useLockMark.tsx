import { LockClosed16Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';

/** How a field says that an administrator has set it; nothing where it can be changed. */
export const useLockMark = (isLocked: boolean) => {
  const { t } = useLingui();
  return isLocked
    ? ({
        validationState: 'none',
        validationMessage: t`Set by your administrator`,
        validationMessageIcon: <LockClosed16Regular />,
      } as const)
    : {};
};

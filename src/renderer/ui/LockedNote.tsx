import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { Trans, useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
});

/** Locked mark of settings outside a form field; fields use `useLockMark`. */
export const LockedNote = () => (
  <Text size={200} className={useStyles().root}>
    <LockClosed16Regular />
    <Trans>Set by your administrator</Trans>
  </Text>
);

/** Props of a field whose value an administrator has locked; empty if it can be changed. */
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

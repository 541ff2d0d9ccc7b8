import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
});

/** Said of what stands in no field of its own: fields say it under themselves. */
export const LockedNote = () => (
  <Text size={200} className={useStyles().root}>
    <LockClosed16Regular />
    <Trans>Set by your administrator</Trans>
  </Text>
);

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

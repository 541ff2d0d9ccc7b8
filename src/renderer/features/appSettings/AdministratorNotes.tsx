import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';

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

const reasons: Record<PresetProblem, MessageDescriptor> = {
  missing: msg`the file that was named is not there.`,
  unreadable: msg`it cannot be read.`,
  notAFile: msg`it is not a plain file.`,
  tooLarge: msg`it is too large.`,
  openToOthers: msg`others than an administrator may write it.`,
  notJson: msg`it is not written in JSON.`,
  notUnderstood: msg`something in it is not understood. The log names it.`,
};

/** An administrator's preset that sets nothing is said, so that nobody believes it does. */
export const PresetBanner = () => {
  const { i18n } = useLingui();
  const problem = usePreferencesStore((settings) => settings.presetProblem);
  if (problem === null) return null;
  const reason = i18n._(reasons[problem]);
  return (
    <Banner intent="warning">
      <Trans>The administrator’s preset of this computer does not count: {reason}</Trans>
    </Banner>
  );
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';

const reasons: Record<PresetProblem, MessageDescriptor> = {
  missing: msg`the file that was named is not there.`,
  unreadable: msg`it cannot be read.`,
  notAFile: msg`it is not a plain file.`,
  tooLarge: msg`it is too large.`,
  openToOthers: msg`others than an administrator may write it.`,
  notJson: msg`it is not written in JSON.`,
  notUnderstood: msg`something in it is not understood. The log names it.`,
};

/** Warns that an administrator's preset is invalid and has no effect. */
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

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PresetProblem } from '#shared/ipc/settingsRoutes.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';

const reasons: Record<PresetProblem, MessageDescriptor> = {
  missing: msg`its file does not exist.`,
  unreadable: msg`its file cannot be read.`,
  notAFile: msg`it is not a regular file.`,
  tooLarge: msg`its file is too large.`,
  openToOthers: msg`not only administrators can change its file.`,
  notJson: msg`its file is not valid JSON.`,
  notUnderstood: msg`it contains an unknown setting. The log has the details.`,
};

/** Warns that an administrator's preset is invalid and has no effect. */
export const PresetBanner = () => {
  const { i18n } = useLingui();
  const problem = usePreferencesStore((settings) => settings.presetProblem);
  if (problem === null) return null;
  const reason = i18n._(reasons[problem]);
  return (
    <Banner intent="warning">
      <Trans>The app ignores the administrator’s preset of this computer: {reason}</Trans>
    </Banner>
  );
};

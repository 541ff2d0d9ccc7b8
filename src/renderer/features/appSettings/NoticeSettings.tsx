import { Field, Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { setNoticesMuted } from '../../stores/mutedNotices.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Nothing to set for somebody who is not logged in: it is remembered for a person. */
export const NoticeSettings = () => {
  const { t } = useLingui();
  const isMuted = usePreferencesStore((settings) => settings.noticesMuted);
  if (!useUser()) return null;
  return (
    <SettingsSection title={<Trans>Notifications</Trans>}>
      <Field hint={t`They come while no window of the app is in use. The bell counts in any case.`}>
        <Switch
          label={t`Show notifications of the system`}
          checked={!isMuted}
          onChange={(_event, { checked }) => void setNoticesMuted(!checked)}
        />
      </Field>
    </SettingsSection>
  );
};

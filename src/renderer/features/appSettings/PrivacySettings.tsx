import { Field, Switch } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { togglePrivacy, useIsPrivate } from '../../stores/privacy.ts';
import { SettingsSection } from './SettingsSection.tsx';

export const PrivacySettings = () => {
  const { t } = useLingui();
  return (
    <SettingsSection title={<Trans>Privacy</Trans>}>
      <Field
        hint={t`Hides names of people, phone numbers, e-mails, addresses, IBANs and documents in all windows and in what you copy. Exported files stay whole.`}
      >
        <Switch label={t`Privacy mode`} checked={useIsPrivate()} onChange={togglePrivacy} />
      </Field>
    </SettingsSection>
  );
};

import { MenuItemCheckbox } from '@fluentui/react-components';
import { EyeOff20Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import { privacyKeys } from './privacyKeys.ts';

/** The name under which the menu keeps whether it is ticked. */
export const privacyChoice = 'privacy';

export const PrivacyMenuItem = () => (
  <MenuItemCheckbox name={privacyChoice} value="on" icon={<EyeOff20Regular />} secondaryContent={privacyKeys}>
    <Trans>Privacy mode</Trans>
  </MenuItemCheckbox>
);

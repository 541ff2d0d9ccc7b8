import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { CountryId } from '#shared/rules/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { SettingsView } from '../../resource/record/SettingsView.tsx';
import { countrySettings } from './countrySettings.ts';

const CountrySettingsPage = () => {
  const { i18n, t } = useLingui();
  const { country = '' } = useParams();
  const name = i18n._(countryNames[country as CountryId]);
  return (
    <SettingsView
      key={country}
      title={t`Country general settings: ${name}`}
      spec={countrySettings}
      scope={{ country }}
    />
  );
};

export default CountrySettingsPage;

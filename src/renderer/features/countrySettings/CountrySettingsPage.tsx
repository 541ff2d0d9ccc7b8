import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { type CountryId, defaultCountrySettings } from '#shared/rules/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { defineForm } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { SettingsView } from '../../resource/record/SettingsView.tsx';

const settings = defineForm({
  entity: 'countrySettings',
  fields: {
    cancellationFee: fieldOf.money({
      label: msg`Cancellation fee`,
      required: true,
      min: 0,
      atZero: msg`You will no longer charge a cancellation fee in this country`,
    }),
    freeDeliveryOrderPrice: fieldOf.money({ label: msg`Free delivery order price`, required: true, min: 0 }),
    freeDeliveryExpirationDays: fieldOf.integer({
      label: msg`Free delivery expiration days`,
      required: true,
      min: 0,
    }),
    vat: fieldOf.percent({ label: msg`VAT`, required: true, min: 0 }),
    courierManagement: fieldOf.decimal({
      label: msg`Courier management`,
      required: true,
      min: 0,
      atZero: msg`You will no longer charge for courier management in this country`,
    }),
  },
  defaults: defaultCountrySettings,
  sections: [
    { title: msg`Fees and taxes`, fields: ['cancellationFee', 'vat', 'courierManagement'] },
    {
      title: msg`Free delivery`,
      fields: ['freeDeliveryOrderPrice', 'freeDeliveryExpirationDays'],
      isAside: true,
    },
  ],
});

const CountrySettingsPage = () => {
  const { i18n, t } = useLingui();
  const { country = '' } = useParams();
  const name = i18n._(countryNames[country as CountryId]);
  return (
    <SettingsView
      key={country}
      title={t`Country general settings: ${name}`}
      spec={settings}
      scope={{ country }}
    />
  );
};

export default CountrySettingsPage;

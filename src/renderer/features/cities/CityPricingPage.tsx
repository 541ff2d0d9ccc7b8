import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { CountryId } from '#shared/rules/countries.ts';
import { useCityName } from '../../marketplace/scopeNames.ts';
import { defineForm } from '../../resource/define/defineResource.ts';
import { SettingsView } from '../../resource/record/SettingsView.tsx';
import { pricingFields } from './cities.ts';

const pricing = defineForm({
  entity: 'cities',
  fields: pricingFields,
  sections: [
    {
      title: msg`Customer prices`,
      fields: ['customerBaseDistance', 'customerBaseRate', 'customerDistanceRate', 'vamvuOrderMinimum'],
    },
    {
      title: msg`Courier pay`,
      fields: ['courierBaseDistance', 'courierBaseRate', 'courierDistanceRate'],
      isAside: true,
    },
    { title: msg`Time slot booking`, fields: ['bookingHour1', 'bookingHour2'], isAside: true },
  ],
});

const CityPricingPage = () => {
  const { t } = useLingui();
  const { country = '', city = '' } = useParams();
  const name = useCityName(country as CountryId, city);
  return (
    <SettingsView key={city} title={t`City settings: ${name}`} spec={pricing} scope={{ country }} id={city} />
  );
};

export default CityPricingPage;

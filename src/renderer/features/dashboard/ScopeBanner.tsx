import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CountryId, isCountryId } from '#shared/rules/countries.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { useScopeStore } from '../../stores/page.ts';
import { Banner } from '../../ui/Banner.tsx';
import type { DashboardQuery } from './dashboardQuery.ts';
import { useCityNames } from './useScopeChoices.ts';

interface ScopeBannerProps {
  query: DashboardQuery;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

export const ScopeBanner = ({ query, onChange }: ScopeBannerProps) => {
  const { i18n } = useLingui();
  const nameOf = useCityNames();
  const { country, city, isAll } = useScopeStore();
  const work = { country, city: isAll ? '' : (city ?? '') };
  const isElsewhere =
    (query.country !== '' && query.country !== work.country) ||
    (query.city !== '' && query.city !== work.city);
  if (!isElsewhere) return null;
  const nameOfScope = (country: CountryId | null, city: string): string =>
    [country && i18n._(countryNames[country]), city && nameOf(city, '')].filter(Boolean).join(', ');
  const shown = nameOfScope(isCountryId(query.country) ? query.country : null, query.city);
  const own = nameOfScope(work.country, query.city ? work.city : '');
  return (
    <Banner
      intent="info"
      actions={
        <Button
          size="small"
          onClick={() => onChange({ country: work.country, city: query.city ? work.city : '' })}
        >
          <Trans>Show {own}</Trans>
        </Button>
      }
    >
      <Trans>
        These figures show {shown}. Menu and lists show {own}.
      </Trans>
    </Banner>
  );
};

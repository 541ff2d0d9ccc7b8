import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { StatusPage } from '../../ui/StatusPage.tsx';
import type { ScopePage } from './useCurrentScope.ts';

/**
 * Page of a country the user has no access to. Explains it instead of
 * redirecting to a list of the same name in another country.
 */
export const ForbiddenCountry = ({
  asked,
  to,
  country,
}: Extract<ScopePage, { type: 'forbiddenCountry' }>) => {
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const there = i18n._(countryNames[asked]);
  const here = i18n._(countryNames[country]);
  return (
    <StatusPage
      code="403"
      isWithinPage
      text={<Trans>You do not have access to this country: {there}.</Trans>}
      action={
        <Button appearance="primary" onClick={() => void navigate(to)}>
          <Trans>The same page here: {here}</Trans>
        </Button>
      }
    />
  );
};

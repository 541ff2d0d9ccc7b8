import { Button } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { UnreadCity } from '#shared/ipc/result.ts';
import { useScopeStore } from '../../stores/page.ts';
import { Banner, ErrorDetails } from '../../ui/Banner.tsx';
import { errorText } from '../../ui/errorText.ts';

interface UnreadCitiesProps {
  unread: readonly UnreadCity[];
  onRetry: () => void;
}

/** Lists the cities missing from an all-cities list, with the reason. */
export const UnreadCities = ({ unread, onRetry }: UnreadCitiesProps) => {
  const { i18n } = useLingui();
  const cities = useScopeStore((here) => here.cities);
  const [first] = unread;
  if (!first) return null;
  const names = unread.map(({ city }) => cities.find(({ id }) => id === city)?.name ?? city).join(', ');
  const reason = errorText(i18n, first.error);
  return (
    <Banner
      intent="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>
        Rows of {names} are missing. {reason}
      </Trans>
      <ErrorDetails requestId={first.error.requestId} />
    </Banner>
  );
};

import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/Banner.tsx';

/** For a record that was shown and that the server has no longer. */
export const GoneBanner = () => (
  <Banner intent="warning">
    <Trans>This record was deleted meanwhile. It can be read here, but no longer saved.</Trans>
  </Banner>
);

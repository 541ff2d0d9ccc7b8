import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/Banner.tsx';

/** Shown when the server no longer has the record on screen. */
export const GoneBanner = () => (
  <Banner intent="warning">
    <Trans>This record was deleted meanwhile. It can be read here, but no longer saved.</Trans>
  </Banner>
);

import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';

/** Shown when the server no longer has the record on screen. */
export const GoneBanner = () => (
  <Banner intent="warning">
    <Trans>This record was deleted. You can read it here, but not save it.</Trans>
  </Banner>
);

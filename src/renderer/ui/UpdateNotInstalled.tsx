import { Trans } from '@lingui/react/macro';

/** Above every page and in the settings: whoever restarts for an update may be on any page when that fails. */
export const UpdateNotInstalled = () => (
  <Trans>
    The update could not be installed; this version goes on. Check for updates to bring it once more.
  </Trans>
);

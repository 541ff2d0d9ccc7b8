import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { request } from '../ipc/bridge.ts';
import { isWorthReporting } from './errorText.ts';
import { showError } from './showError.ts';

export const restartForUpdate = async (): Promise<void> => {
  const result = await request('updates.install', undefined);
  if (!result.ok && isWorthReporting(result.error)) showError(i18n, result.error);
};

/** Text shared by the app-wide banner and the settings page. */
export const UpdateNotInstalled = () => (
  <Trans>The update could not be installed. Check for updates to download it again.</Trans>
);

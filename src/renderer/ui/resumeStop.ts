import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from './errorText.ts';
import { showError } from './showError.ts';

/** Lets a stopped establishment take orders again. */
export const resumeStop = async ({ country, city, id }: StoppedPlace, name: string): Promise<void> => {
  const answer = await request('stops.resume', { country, city, id });
  if (answer.ok) showToast({ intent: 'success', text: t`${name}: takes orders again` });
  else showError(i18n, answer.error, `${name}: ${errorText(i18n, answer.error)}`);
};

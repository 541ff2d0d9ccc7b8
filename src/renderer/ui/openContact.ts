import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from './errorText.ts';

/** Catches typing errors only; whether the address exists is up to the server. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** Opens a phone number, e-mail address or website in the system's program for it. False: it was refused. */
export const openContact = async (contact: Contact): Promise<boolean> => {
  const result = await request('shell.contact', contact);
  if (result.ok) return true;
  const isRefused = result.error.code === 'LINK_REFUSED';
  showToast({
    intent: 'error',
    text: isRefused ? t`No app on this computer can open ${contact.value}` : errorText(i18n, result.error),
  });
  return false;
};

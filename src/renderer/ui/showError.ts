import type { I18n } from '@lingui/core';
import type { AppError } from '#shared/ipc/result.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from './errorText.ts';

/** Toast of a failed call, with its id in the details. */
export const showError = (i18n: I18n, error: AppError, text = errorText(i18n, error)): void =>
  void showToast({ intent: 'error', text, requestId: error.requestId });

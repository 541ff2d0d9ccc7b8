import { useLingui } from '@lingui/react';
import type { Result } from '#shared/ipc/result.ts';
import { showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

export type Ask = <Data>(answer: Promise<Result<Data>>) => Promise<Result<Data>>;

/** Says so when main cannot do what was asked of it. */
export const useRefusal = (): Ask => {
  const { i18n } = useLingui();
  return async (answer) => {
    const result = await answer;
    if (!result.ok) showToast({ intent: 'error', text: errorText(i18n, result.error) });
    return result;
  };
};

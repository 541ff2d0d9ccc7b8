import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { request } from '../ipc/bridge.ts';
import { showToast } from '../stores/toasts.ts';
import { problemText } from './exportWords.ts';
import { showError } from './showError.ts';

const reveal = async (i18n: I18n): Promise<void> => {
  const result = await request('exports.revealPage', undefined);
  if (!result.ok) showError(i18n, result.error);
};

export const savePage = async (i18n: I18n, title = document.title): Promise<void> => {
  const result = await request('exports.savePage', { title: title.slice(0, 300) });
  if (!result.ok) return showError(i18n, result.error);
  if (!result.data) return;
  const { fileName, problem } = result.data;
  if (problem) return void showToast({ intent: 'error', text: problemText({ problem, message: '' }, i18n) });
  const action = { label: i18n._(msg`Show in folder`), run: () => void reveal(i18n) };
  showToast({ intent: 'success', text: i18n._(msg`${fileName} saved`), action });
};

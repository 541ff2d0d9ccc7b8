import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ExportJob, ExportProgress } from '#shared/ipc/exportRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { replaceToast, showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';
import { exportText } from './exportWords.ts';

const intents = { running: 'loading', done: 'success', failed: 'error', cancelled: 'info' } as const;
type Started = Result<{ exportId: string } | null>;

const actionFor = ({ exportId, state }: ExportProgress, i18n: I18n) => {
  if (state === 'running')
    return { label: i18n._(msg`Cancel`), run: () => void request('exports.cancel', { exportId }) };
  return state === 'done'
    ? { label: i18n._(msg`Show in folder`), run: () => void request('exports.reveal', { exportId }) }
    : undefined;
};

/** Shows how far an export is until it ends, with a way to stop it; leaving the list does not. */
const follow = async (starting: () => Promise<Started>, i18n: I18n): Promise<void> => {
  let shown: { exportId: string; toast: number } | null = null;
  // The first words about an export may come before the answer that names it.
  const heard = new Map<string, ExportProgress>();

  const show = (progress: ExportProgress): void => {
    if (shown?.exportId !== progress.exportId) return;
    const { exportId, state } = progress;
    const toast = {
      intent: intents[state],
      text: exportText(progress, i18n),
      action: actionFor(progress, i18n),
    };
    shown = { exportId, toast: replaceToast(shown.toast, toast) };
    if (state !== 'running') stop();
  };
  const stop = listen('export.progressed', (progress) => {
    heard.set(progress.exportId, progress);
    show(progress);
  });

  const started = await starting();
  if (!started.ok || !started.data) {
    stop();
    if (!started.ok) showToast({ intent: 'error', text: errorText(i18n, started.error) });
    return;
  }
  const { exportId } = started.data;
  shown = { exportId, toast: showToast({ intent: 'loading', text: i18n._(msg`Exporting…`) }) };
  const latest = heard.get(exportId);
  if (latest) show(latest);
};

export const startExport = (job: ExportJob, i18n: I18n): Promise<void> =>
  follow(() => request('exports.start', job), i18n);

export const repeatExport = (exportId: string, i18n: I18n): Promise<void> =>
  follow(() => request('exports.repeat', { exportId }), i18n);

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

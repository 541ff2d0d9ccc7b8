import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExportProgress, ListExport } from '#shared/ipc/exportRoutes.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { replaceToast, showToast } from '../../stores/toasts.ts';
import { errorText } from '../../ui/errorText.ts';

const progressText = ({ state, fileName, written, total, reason }: ExportProgress, i18n: I18n): string => {
  if (state === 'done') return i18n._(msg`${fileName} is saved`);
  if (state === 'cancelled') return i18n._(msg`The export was stopped`);
  if (state === 'running') {
    return total === null
      ? i18n._(msg`Exporting ${fileName}`)
      : i18n._(msg`Exporting ${fileName}: ${written} of ${total}`);
  }
  if (reason === 'disk') return i18n._(msg`${fileName} could not be written`);
  return reason === 'network' ? i18n._(msg`Network Error`) : i18n._(msg`The server refused the export`);
};

const intents = { running: 'loading', done: 'success', failed: 'error', cancelled: 'info' } as const;

/** Starts an export and shows how far it is until it ends, with a way to stop it; leaving the list does not. */
export const startListExport = async (wanted: ListExport, i18n: I18n): Promise<void> => {
  let shown: { exportId: string; toast: number } | null = null;
  // The first words about an export may come before the answer that names it.
  const heard = new Map<string, ExportProgress>();

  const show = (progress: ExportProgress): void => {
    if (shown?.exportId !== progress.exportId) return;
    const { exportId, state } = progress;
    const cancel = (): void => void request('exports.cancel', { exportId });
    const action = state === 'running' ? { label: i18n._(msg`Cancel`), run: cancel } : undefined;
    const toast = { intent: intents[state], text: progressText(progress, i18n), action };
    shown = { exportId, toast: replaceToast(shown.toast, toast) };
    if (state !== 'running') stop();
  };
  const stop = listen('export.progressed', (progress) => {
    heard.set(progress.exportId, progress);
    show(progress);
  });

  const started = await request('exports.list', wanted);
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

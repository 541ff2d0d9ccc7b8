import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ExportJob, ExportProgress } from '#shared/ipc/exportRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { replaceToast, showToast, useToastStore } from '../../stores/toasts.ts';
import { exportText, severalText } from '../../ui/exportWords.ts';
import { showError } from '../../ui/showError.ts';

const intents = { running: 'loading', done: 'success', failed: 'error', cancelled: 'info' } as const;

const unheard: Omit<ExportProgress, 'exportId'> = {
  state: 'running',
  fileName: '',
  startedAt: '',
  endedAt: null,
  bytes: 0,
  totalBytes: null,
  rows: null,
  areRowsEstimated: false,
  totalRows: null,
  secondsLeft: null,
  problem: null,
  message: '',
};

type Started = Result<{ exportId: string } | null>;

const actionFor = ({ exportId, state }: ExportProgress, i18n: I18n) => {
  if (state === 'running')
    return { label: i18n._(msg`Cancel`), run: () => void request('exports.cancel', { exportId }) };
  return state === 'done'
    ? { label: i18n._(msg`Show in folder`), run: () => void request('exports.reveal', { exportId }) }
    : undefined;
};

/** Exports that share a toast: those started while it is visible. */
let shared = { toast: 0, members: new Map<string, ExportProgress>() };

/**
 * True if a new export can join the current toast. A toast with only failures stays, to preserve the reason.
 */
const isJoined = (): boolean =>
  useToastStore.getState().toasts.some(({ id }) => id === shared.toast) &&
  [...shared.members.values()].some(({ state }) => state === 'running' || state === 'done');

const showProgress = (i18n: I18n): void => {
  const all = [...shared.members.values()];
  const [first] = all;
  if (!first) return;
  const running = all.filter(({ state }) => state === 'running');
  const failed = all.filter(({ state }) => state === 'failed');
  const toast =
    all.length === 1
      ? {
          intent: intents[first.state],
          text: exportText(first, i18n),
          action: actionFor(first, i18n),
          requestId: first.requestId,
        }
      : {
          intent: running.length > 0 ? ('loading' as const) : failed[0] ? intents.failed : intents.done,
          text: severalText(all, i18n),
          action: actionFor(running.at(-1) ?? all.findLast(({ state }) => state === 'done') ?? first, i18n),
        };
  shared.toast = replaceToast(shared.toast, toast);
};

/**
 * Follows an export with a toast until it ends, even after leaving the list. Consecutive exports share a
 * toast that counts them.
 */
const follow = async (starting: () => Promise<Started>, i18n: I18n): Promise<void> => {
  let exportId: string | null = null;
  // Progress events may precede the response with the export's id.
  const heard = new Map<string, ExportProgress>();

  const show = (progress: ExportProgress): void => {
    if (progress.exportId !== exportId) return;
    // Events of exports from an earlier toast are ignored.
    if (shared.members.has(exportId)) {
      shared.members.set(exportId, progress);
      showProgress(i18n);
    }
    if (progress.state !== 'running') stop();
  };
  const stop = listen('export.progressed', (progress) => {
    heard.set(progress.exportId, progress);
    show(progress);
  });

  const started = await starting();
  if (!started.ok || !started.data) {
    stop();
    if (!started.ok) showError(i18n, started.error);
    return;
  }
  exportId = started.data.exportId;
  if (!isJoined())
    shared = {
      toast: showToast({ intent: 'loading', text: i18n._(msg`Exporting…`) }),
      members: new Map(),
    };
  const latest = heard.get(exportId) ?? { ...unheard, exportId };
  shared.members.set(exportId, latest);
  if (heard.has(exportId)) show(latest);
  else if (shared.members.size > 1) showProgress(i18n);
};

export const startExport = (job: ExportJob, i18n: I18n): Promise<void> =>
  follow(() => request('exports.start', job), i18n);

export const repeatExport = (exportId: string, i18n: I18n): Promise<void> =>
  follow(() => request('exports.repeat', { exportId }), i18n);

export type Ask = <Data>(answer: Promise<Result<Data>>) => Promise<Result<Data>>;

/** Shows a toast when main rejects a request. */
export const useRefusal = (): Ask => {
  const { i18n } = useLingui();
  return async (answer) => {
    const result = await answer;
    if (!result.ok) showError(i18n, result.error);
    return result;
  };
};

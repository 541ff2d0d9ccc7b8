import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ExportJob, ExportProblem, ExportProgress } from '#shared/ipc/exportRoutes.ts';
import type { Result } from '#shared/ipc/result.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { TakeChunk } from '../http/openFile.ts';
import type { Log } from '../platform/log.ts';
import { sweepParts } from '../platform/partFiles.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Target } from './chooseTarget.ts';
import { diskProblem } from './diskProblem.ts';
import { exportComparison } from './exportComparison.ts';
import { exportFile } from './exportFile.ts';
import { rememberExportFolder } from './exportFolders.ts';
import type { ExportHistory } from './exportHistory.ts';
import { exportLines, ListUnread } from './exportLines.ts';
import { exportList } from './exportList.ts';
import { countProgress } from './exportProgress.ts';
import { AnswerRefused } from './sniffContent.ts';
import { type SizeDoubt, type WatchSize, watchSize } from './watchSize.ts';
import { writeWholeFile } from './writeWholeFile.ts';

interface JobOptions {
  api: AllCitiesClient;
  settings: SettingsStore;
  history: ExportHistory;
  log: Log;
  confirmSize: (doubt: SizeDoubt, fileName: string) => Promise<boolean>;
  onProgress: (progress: ExportProgress) => void;
  onChange: () => void;
}

interface Running {
  controller: AbortController;
  progress: () => ExportProgress;
  done: Promise<void>;
}

type Failed = Pick<ExportProgress, 'problem' | 'message' | 'requestId'>;

const chosenOf = ({ wanted }: ExportJob): number | null =>
  'only' in wanted && wanted.only ? wanted.only.length : null;

const problemByCode: Readonly<Record<string, ExportProblem>> = {
  NETWORK: 'network',
  CERTIFICATE: 'network',
  PROXY_PASSWORD: 'network',
  PROXY_PROTOCOL: 'network',
  UNEXPECTED_RESPONSE: 'notAFile',
  RESPONSE_TOO_LARGE: 'notAFile',
  SESSION_ENDED: 'session',
  ABORTED: 'session',
};

const failedBy = (cause: unknown): Failed => {
  if (cause instanceof AnswerRefused) {
    const { code, message, requestId } = cause.result.error;
    if (cause instanceof ListUnread && !problemByCode[code]) {
      // The complete id, because lists are filtered by it. Screens show only its end.
      const parts = [cause.listId, message];
      return { problem: 'listUnread', message: parts.filter((part) => part !== '').join(': '), requestId };
    }
    return { problem: problemByCode[code] ?? 'server', message, requestId };
  }
  if (cause instanceof DOMException)
    return { problem: cause.name === 'AbortError' ? 'session' : 'network', message: '' };
  return { problem: diskProblem(cause), message: '' };
};

const watchedBy = (watch: WatchSize, { take }: { take: TakeChunk }): { take: TakeChunk } => {
  let bytes = 0;
  return {
    take: (chunk) => {
      bytes += chunk.byteLength;
      const watching = watch.written(bytes);
      const taken = take(chunk);
      return watching ? Promise.all([taken, watching]).then(() => undefined) : taken;
    },
  };
};

const write = async (
  job: ExportJob,
  into: { take: TakeChunk },
  options: {
    api: AllCitiesClient;
    signal: AbortSignal;
    onProgress: ReturnType<typeof countProgress>['count'];
  },
  watch: WatchSize,
): Promise<void> => {
  const result: Result<unknown> =
    job.type === 'file'
      ? await exportFile(job.wanted, into, { ...options, watch })
      : job.type === 'lines'
        ? await exportLines(job.wanted, into, options)
        : job.type === 'comparison'
          ? await exportComparison(job.wanted, into, options)
          : await exportList(job.wanted, into, options);
  if (!result.ok) throw new AnswerRefused(result);
};

type RunOptions = Pick<JobOptions, 'api' | 'settings' | 'log' | 'confirmSize'>;

/** Writes an export to its end. Never rejects. */
const run = async (
  { api, settings, log, confirmSize }: RunOptions,
  job: ExportJob,
  target: Target,
  { notify, count }: ReturnType<typeof countProgress>,
  controller: AbortController,
): Promise<Partial<ExportProgress> & { path?: string }> => {
  const { signal } = controller;
  const folder = dirname(target.path);
  const watch = watchSize({
    folder,
    confirm: (doubt) => confirmSize(doubt, basename(target.path)),
    stop: () => controller.abort(),
  });
  try {
    rememberExportFolder(settings, folder);
    if (target.next) await mkdir(folder, { recursive: true });
    await sweepParts(folder);
    const path = await writeWholeFile({
      target: target.path,
      write: (into) => write(job, watchedBy(watch, into), { api, signal, onProgress: count }, watch),
      ...(target.next ? { nextTarget: target.next } : {}),
      onWritten: () => notify({ secondsLeft: null }),
    });
    return { state: 'done', path };
  } catch (cause) {
    if (signal.aborted) return { state: 'cancelled' };
    const failed = failedBy(cause);
    if (!(cause instanceof AnswerRefused)) log.error(`An export failed: ${failed.problem}`, cause);
    return { state: 'failed', ...failed };
  }
};

/** Running exports. They continue when the window that started them closes. */
export const createExportJobs = (options: JobOptions) => {
  const { history, onProgress, onChange } = options;
  const running = new Map<string, Running>();
  const targets = new Set<string>();

  const start = (job: ExportJob, target: Target): string => {
    const exportId = randomUUID();
    const begun = {
      exportId,
      state: 'running',
      startedAt: new Date().toISOString(),
      endedAt: null,
      bytes: 0,
      rows: null,
      areRowsEstimated: false,
      problem: null,
      message: '',
    } as const;
    const controller = new AbortController();
    const counter = countProgress(
      {
        ...begun,
        fileName: basename(target.path),
        totalBytes: null,
        totalRows: null,
        secondsLeft: null,
        ...(job.wanted.words ? { words: job.wanted.words } : {}),
        profile: job.wanted.profile,
        chosenRows: chosenOf(job),
      },
      onProgress,
    );
    targets.add(target.path);
    history.add({ ...begun, job, path: target.path });
    counter.notify();
    const done = run(options, job, target, counter, controller).then(({ path = target.path, ...outcome }) => {
      running.delete(exportId);
      targets.delete(target.path);
      const endedAt = new Date().toISOString();
      counter.notify({ ...outcome, endedAt, secondsLeft: null, fileName: basename(path) });
      const { state, bytes, rows, areRowsEstimated, lists, problem, message, requestId } = counter.current();
      const ended = { state, bytes, rows, areRowsEstimated, lists, problem, message, requestId };
      history.change(exportId, { ...ended, endedAt, path });
      onChange();
    });
    running.set(exportId, { controller, progress: counter.current, done });
    onChange();
    return exportId;
  };

  return {
    start,
    cancel: (exportId: string): void => running.get(exportId)?.controller.abort(),
    cancelAll: async (): Promise<void> => {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort();
      await Promise.all(all.map(({ done }) => done));
    },
    /** Resolves once no export is running, including exports started while waiting. */
    whenIdle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
    running: (): ExportProgress[] => [...running.values()].map(({ progress }) => progress()),
    claim: (target: string): boolean => {
      if (targets.has(target)) return false;
      targets.add(target);
      return true;
    },
    isTaken: (target: string): boolean => targets.has(target),
  };
};
export type ExportJobs = ReturnType<typeof createExportJobs>;

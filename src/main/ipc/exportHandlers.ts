import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ExportJob, maxRunningExports } from '#shared/ipc/exportRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { extensionOf, safeFileName } from '#shared/text/fileNames.ts';
import { chooseTarget, type Target } from '../exports/chooseTarget.ts';
import { isExportedFile, openExportedFile, revealExportedFile } from '../exports/exportFolders.ts';
import type { ExportHistory } from '../exports/exportHistory.ts';
import type { ExportJobs } from '../exports/exportJobs.ts';
import { handoverText, readHandover } from '../exports/handoverFile.ts';
import { createFileSaver } from '../exports/saveFile.ts';
import { createPageFiles } from '../exports/savePage.ts';
import { saveTable } from '../exports/saveTable.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Handlers } from './answerRequest.ts';

interface ExportOptions {
  jobs: ExportJobs;
  history: ExportHistory;
  settings: SettingsStore;
  /** Key of user and server. */
  owner: () => string;
  /** Fixed folder from the command line; `null`: as configured in the settings. */
  folder: string | null;
  onSettingsChanged: () => void;
  /** Server and workspaces of the user, for a file of settings. */
  handedOver: () => Parameters<typeof handoverText>[1];
  log: Log;
}

type ExportRoute = Extract<keyof Handlers, `exports.${string}` | 'handover.read'>;

/** Asks for the file of an export, or names it in the usual folder. */
const createTargetChoice = ({ jobs, settings, owner, folder: given, onSettingsChanged }: ExportOptions) => {
  let asking = 0;
  return {
    asking: (): number => asking,
    chooseFor: async (
      windowId: number,
      fileName: string,
      { claim, isPrivate }: { claim: (target: string) => boolean; isPrivate: boolean },
    ): Promise<Target | null> => {
      asking += 1;
      const asker = owner();
      try {
        const lastFolder = settings.get('lastExportFolder');
        // A missing folder is asked for again, not created: its disk may be unplugged.
        const hasLastFolder =
          settings.get('exportsInto') === 'lastFolder' && lastFolder && existsSync(lastFolder);
        const folder = given ?? (hasLastFolder ? lastFolder : null);
        const target = await chooseTarget({
          windowId,
          fileName,
          folder,
          lastFolder,
          isPrivate,
          claim,
          isTaken: jobs.isTaken,
        });
        // Discard the choice if another user has logged in while the dialog was open.
        if (owner() !== asker) return null;
        if (target && folder === null) {
          settings.set({ lastExportFolder: dirname(target.path) });
          onSettingsChanged();
        }
        return target;
      } finally {
        asking -= 1;
      }
    },
  };
};

export const createExportHandlers = (options: ExportOptions): Handlers<ExportRoute> => {
  const { jobs, history, settings, owner, handedOver, log } = options;
  const { asking, chooseFor } = createTargetChoice(options);

  const start = async (job: ExportJob, windowId: number): Promise<Result<{ exportId: string } | null>> => {
    if (jobs.running().length + asking() >= maxRunningExports) return failure('TOO_MANY_EXPORTS');
    const fileName = safeFileName(job.wanted.name, extensionOf(job.wanted.profile));
    const { claim } = jobs;
    const target = await chooseFor(windowId, fileName, { claim, isPrivate: settings.get('privacy') });
    return success(target && { exportId: jobs.start(job, target) });
  };

  const saver = createFileSaver({
    settings,
    log,
    owner,
    // No reservation, because the file is written at once.
    choose: (windowId, file, isPrivate) =>
      chooseFor(windowId, file, { claim: (target) => !jobs.isTaken(target), isPrivate }),
  });
  const pages = createPageFiles(saver, log);

  const finished = (exportId: string): Result<string> => {
    const past = history.find(exportId);
    if (past?.state !== 'done' || !isExportedFile(past.path)) return failure('FILE_GONE');
    return history.isReplaced(past) ? failure('FILE_REPLACED') : success(past.path);
  };

  return {
    'exports.start': (job, { windowId }) => start(job, windowId),
    'exports.cancel': ({ exportId }) => jobs.cancel(exportId),
    'exports.read': () => {
      const running = new Map(jobs.running().map((progress) => [progress.exportId, progress]));
      return success(history.list().map((past) => running.get(past.exportId) ?? past));
    },
    'exports.repeat': async ({ exportId }, { windowId }) => {
      const past = history.find(exportId);
      if (!past) return failure('NOT_FOUND');
      const job = history.jobOf(past);
      return job ? start(job, windowId) : failure('ROWS_FORGOTTEN');
    },
    'exports.reveal': ({ exportId }) => {
      const file = finished(exportId);
      if (!file.ok) return file;
      revealExportedFile(file.data);
      return success(null);
    },
    'exports.open': async ({ exportId }) => {
      const file = finished(exportId);
      if (!file.ok) return file;
      const refused = await openExportedFile(file.data);
      return refused === '' ? success(null) : failure('FILE_REFUSED', 0, refused);
    },
    'exports.savePage': ({ title }, { windowId }) => pages.save(windowId, title),
    'exports.saveTable': (table, { windowId }) => saveTable(saver, settings, windowId, table),
    'exports.saveHandover': (part, { windowId }) =>
      saver.save(windowId, {
        fileName: safeFileName('backoffice-settings', 'json'),
        // Filters of views may hold names and numbers of people.
        isPrivate: settings.get('privacy'),
        content: async () => Buffer.from(handoverText(part, handedOver())),
      }),
    'handover.read': (_input, { windowId }) => readHandover(windowId, log),
    'exports.revealPage': (_input, { windowId }) => pages.reveal(windowId),
    'exports.forget': () => history.forget(),
  };
};
